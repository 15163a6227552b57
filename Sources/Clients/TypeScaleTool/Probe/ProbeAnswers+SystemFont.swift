import TypeScaleFonts

extension ProbeAnswers {
    /// Returns what is known of the system font's widths, heights and names.
    func systemFont(_ call: ProbeCall, _ row: ProbeRow) throws(DataError) -> ProbeAnswer {
        guard let name = SystemFaceName.named(row.weight) else { return .unknown }
        switch call {
        case .fontName: return .name(Self.fontName(name))
        case .familyName:
            return name.face.design == .default ? .name(".AppleSystemUIFont") : .unknown
        default: break
        }
        let size = try row.required(row.size, "size")
        guard size > 0 else { throw DataError("expected a positive number for size") }
        switch call {
        case .lineHeight:
            return .number(FontInstance.system(name.face).metrics(at: size).lineHeight)
        case .xHeight:
            let metrics = FontInstance.system(name.face).metrics(at: size)
            return metrics.fallbacks.contains(.xHeight) ? .unknown : .number(metrics.xHeight)
        case .advance: return width(of: String(try Self.character(row.input)), name, size)
        case .width: return width(of: row.input, name, size)
        case .kerning:
            // A pair whose width is exact has no kerning.
            let isKnown = name.face.width(of: row.input, at: size).exactness == .exact
            return isKnown ? .number(0) : .unknown
        default: return .unknown
        }
    }

    private func width(of text: String, _ name: SystemFaceName, _ size: Double) -> ProbeAnswer {
        let width = name.face.width(of: text, at: size)
        return switch width.exactness {
        case .exact: .number(width.points)
        case .unkerned: .atMost(width.points)
        case .estimated: .about(width.points)
        }
    }

    private static func fontName(_ name: SystemFaceName) -> String {
        guard name.face.design == .monospaced else { return ".SFUI-" + name.description }
        return ".AppleSystemUIFontMonospaced-" + name.description.dropFirst("Monospaced".count)
    }

    /// Parses a code point such as `U+0041`.
    private static func character(_ text: String) throws(DataError) -> Character {
        let digits = text.dropFirst(2)
        guard text.hasPrefix("U+"), 4...6 ~= digits.utf8.count,
            digits.utf8.allSatisfy("0123456789ABCDEFabcdef".utf8.contains),
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        else {
            throw DataError("expected a code point such as U+0041 for input, not \(quoted(text))")
        }
        return Character(scalar)
    }
}
