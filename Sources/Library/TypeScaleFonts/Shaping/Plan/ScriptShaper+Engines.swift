extension ScriptShaper {
    /// The shaper of scripts that need no steps of their own.
    static let standard = ScriptShaper()

    /// Returns the shaper of a script.
    ///
    /// As in HarfBuzz, some engines are used only if the font's `GSUB` contains the script.
    static func shaper(_ script: PlanScript) -> ScriptShaper {
        switch ScriptTable.engine(script.script) {
        case .standard: standard
        case .hangul: hangul
        case .hebrew: hebrew
        // Arabic needs its shaper even in a font that has only presentation forms.
        case .arabic: isGeneric(script) && script.tag != "Arab" ? standard : arabic
        case .thai: thai
        case .universal: isGeneric(script) ? standard : universal
        case .indic:
            // The third version of a script, such as `dev3`, uses the universal engine.
            isGeneric(script) ? standard : script.isThirdVersion ? universal : indic
        case .khmer: khmer
        // Fonts with the oldest tag contain glyphs in another order.
        case .myanmar: isGeneric(script) || script.substitutionTag == "mymr" ? standard : myanmar
        }
    }

    /// Returns whether a font uses its default or Latin substitutions for a script.
    private static func isGeneric(_ script: PlanScript) -> Bool {
        ["DFLT", "dflt", "latn"].contains(script.substitutionTag)
    }
}

extension PlanScript {
    /// Whether the font's tag for the script ends in 3.
    fileprivate var isThirdVersion: Bool {
        substitutionTag.rawValue & 0xFF == UInt32(UInt8(ascii: "3"))
    }
}
