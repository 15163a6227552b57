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
        if width.exactness() == .exact { return .number(width.points) }
        return Estimate(width).map { .estimate($0) } ?? .about(width.points)
    }

    /// Returns the amount by which a text is wider than its characters alone.
    private func kerning(of text: String, _ face: SystemFace, _ size: Double) -> ProbeAnswer {
        let parts = text.compactMap { measured(String($0), face, size) }
        guard let whole = measured(text, face, size), parts.count == text.count else {
            return .unknown
        }
        // The characters of a text whose width is exact are exact, too, and have no kerning.
        if whole.exactness() == .exact { return .number(0) }
        return Estimate(of: whole, beyond: parts).map { .estimate($0) } ?? .unknown
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
