extension String {
    /// The text without spaces, tabs and line ends at the start and end.
    var trimmed: String {
        let isBlank: (UInt8) -> Bool = { " \t\r\n".utf8.contains($0) }
        guard let last = utf8.lastIndex(where: { !isBlank($0) }) else { return "" }
        return String(Substring(utf8[...last].drop(while: isBlank)))
    }
}
