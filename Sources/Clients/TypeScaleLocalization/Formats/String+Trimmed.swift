extension String {
    /// The text without spaces, tabs and line ends at the start and end.
    var trimmed: String {
        let isBlank: (UInt8) -> Bool = { " \t\r\n".utf8.contains($0) }
        guard let last = utf8.lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(Substring(utf8[...last].drop(while: isBlank)))
    }

    /// The text, in which each run of line ends is a space.
    var onOneLine: String {
        unicodeScalars.split(whereSeparator: \.endsLine).map { String($0) }.joined(separator: " ")
    }
}

extension Unicode.Scalar {
    /// Whether the scalar ends a line.
    var endsLine: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
