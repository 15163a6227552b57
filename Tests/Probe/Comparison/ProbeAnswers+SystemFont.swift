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
        case .kerning: return kerning(of: row.input, face, size)
        default: return .unknown
        }
    }

    private func width(of text: String, _ face: SystemFace, _ size: Double) -> ProbeAnswer {
        guard let width = measured(text, face, size) else { return .unknown }
        return answer(width.points, width)
    }

    /// Returns the difference between the width of a text and the widths of its characters.
    private func kerning(of text: String, _ face: SystemFace, _ size: Double) -> ProbeAnswer {
        guard let width = measured(text, face, size) else { return .unknown }
        let advances = text.compactMap { measured(String($0), face, size)?.points }
        return answer(width.points - advances.reduce(0, +), width)
    }

    /// Returns the answer for a number that is as exact as a width.
    private func answer(_ number: Double, _ width: MeasuredWidth) -> ProbeAnswer {
        if width.exactness() == .exact { return .number(number) }
        return .about(number, deviation: width.deviation > 0 ? width.deviation : nil)
    }

    private func measured(_ text: String, _ face: SystemFace, _ size: Double) -> MeasuredWidth? {
        try? FontInstance.system(face).glyphs(of: text, at: size).measuredWidth(at: size)
    }

    /// Parses a code point such as `U+0041`.
    private static func character(_ text: String) throws(ProbeError) -> Character {
        guard text.hasPrefix("U+"),
            let scalar = UInt32(text.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        else { throw ProbeError("expected a code point such as U+0041 for input, not '\(text)'") }
        return Character(scalar)
    }
}
