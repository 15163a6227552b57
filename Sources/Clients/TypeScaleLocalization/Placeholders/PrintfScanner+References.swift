extension PrintfScanner {
    /// A placeholder such as `%#@files@` or `%1$#@files@`.
    struct Reference {
        let name: String
        /// The position of the argument, starting at 1, or `nil` without a position.
        let argument: Int?
        /// Whether the text consists of the placeholder.
        let isWhole: Bool
    }

    /// Returns the placeholders for substitutions in a text.
    static func references(in text: String) -> [Reference] {
        let bytes = Array(text.utf8)
        var references: [Reference] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            var scanner = PrintfScanner(bytes, at: start)
            let token = try? scanner.token()
            if case .substitution(let name, let position)? = token {
                let isWhole = start == 0 && scanner.index == bytes.count
                references.append(Reference(name: name, argument: position, isWhole: isWhole))
            }
            index = token == nil ? start + 1 : scanner.index
        }
        return references
    }
}
