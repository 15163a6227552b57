extension SourcePorter {
    /// Reads an import, and replaces a submodule or a declaration by its module.
    ///
    /// Returns `false` if the word is not the keyword of an import.
    mutating func readImport(_ keyword: SwiftScanner.Token) -> Bool {
        // A member or a label can have the same name.
        switch previous {
        case .sign(let byte)? where ".(,".utf8.contains(byte): return false
        default: break
        }
        isInImport = true
        var path = scanner
        var end = keyword.range.upperBound
        /// Returns the next token if it follows in the same line, without a comment.
        func follow() -> SwiftScanner.Token? {
            var ahead = path
            guard let token = ahead.next(),
                source[end..<token.range.lowerBound].allSatisfy(\.isSpace)
            else { return nil }
            path = ahead
            end = token.range.upperBound
            return token
        }
        guard let first = follow() else { return true }
        let isScoped = Self.declarations.contains(scanner.text(first.range))
        guard let module = isScoped ? follow() : first else { return true }
        let name = scanner.text(module.range)
        guard Modules.names.contains(name) else {
            if Modules.apple.contains(name) || Modules.others.contains(name) {
                addTask(.import, "import \(name)", keyword.line, "Linux has no such module")
            }
            return true
        }
        importsNames = true
        blocks.addCode()
        var pathEnd = end
        while follow()?.kind == .sign(UInt8(ascii: ".")), follow()?.kind == .word { pathEnd = end }
        let start = first.range.lowerBound
        guard pathEnd > module.range.upperBound else { return true }
        scanner.advance(to: pathEnd)
        let before = scanner.text(keyword.range.lowerBound..<pathEnd)
        replace(
            start..<pathEnd,
            line: keyword.line,
            .import,
            before,
            with: "import " + name,
            replacement: name
        )
        return true
    }

    /// The words that can precede the name of a declaration in an import.
    private static let declarations: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
}
