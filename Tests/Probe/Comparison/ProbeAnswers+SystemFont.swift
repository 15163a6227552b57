import TypeScaleFonts

extension ProbeAnswers {
    /// Returns what is known of the system font's widths, heights and names.
    func systemFont(_ call: ProbeCall, _ row: ProbeRow) throws(ProbeError) -> ProbeAnswer {
        guard let face = SystemFace(probeName: row.weight) else { return .unknown }
        switch call {
        case .fontName: return .name(SystemFace.postScriptName(row.weight))
        case .familyName: return face.design == .default ? .name(".AppleSystemUIFont") : .unknown
        default: break
        }
        let size = try ProbeRow.required(row.size, "size")
        guard size > 0 else { throw ProbeError("expected a positive number for size") }
        let metrics = FontInstance.system(face).metrics(at: size)
        switch call {
        case .lineHeight: return .number(metrics.lineHeight)
        case .xHeight:
            return metrics.fallbacks.contains(.xHeight) ? .unknown : .number(metrics.xHeight)
        case .advance: return width(of: String(try Self.character(row.input)), face, size)
        case .width: return width(of: row.input, face, size)
        case .kerning:
            // A pair whose width is exact has no kerning.
            let run = try? FontInstance.system(face).glyphs(of: row.input, at: size)
            return run?.exactness == .exact ? .number(0) : .unknown
        default: return .unknown
        }
    }

    private func width(of text: String, _ face: SystemFace, _ size: Double) -> ProbeAnswer {
        guard let run = try? FontInstance.system(face).glyphs(of: text, at: size) else {
            return .unknown
        }
        let width = run.units * size / Double(run.unitsPerEm)
        return switch run.exactness {
        case .exact: .number(width)
        case .unkerned: .atMost(width)
        case .estimated: .about(width)
        }
    }

    /// Parses a code point such as `U+0041`.
    private static func character(_ text: String) throws(ProbeError) -> Character {
        guard text.hasPrefix("U+"),
            let scalar = UInt32(text.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        else { throw ProbeError("expected a code point such as U+0041 for input, not '\(text)'") }
        return Character(scalar)
    }
}
