extension SourcePorter {
    /// Adds the argument that an empty attributed string has on Linux.
    mutating func addString(_ name: SwiftScanner.Token) {
        guard !["case", "func", "macro"].contains(previousWord) || previous != .word else { return }
        var ahead = scanner
        guard var token = ahead.next(), !token.startsLine else { return }
        if token.kind.isSign(".") {
            guard let initializer = ahead.next(), scanner.text(initializer.range) == "init",
                let next = ahead.next(), !next.startsLine
            else { return }
            token = next
        }
        guard token.kind.isSign("("), let end = ahead.next(), end.kind.isSign(")") else { return }
        let argument = "string: \"\""
        let start = name.range.lowerBound
        let (inner, outer) = (token.range.upperBound, end.range.upperBound)
        let head = scanner.text(start..<inner)
        let after = head + argument + scanner.text(inner..<outer)
        replace(
            inner..<inner,
            line: name.line,
            .string,
            scanner.text(start..<outer),
            with: after,
            replacement: argument
        )
    }

    /// Removes the question mark from a call of a requirement that was optional.
    mutating func replaceCall(_ name: String, _ token: SwiftScanner.Token) {
        guard optionalNames.contains(name), previous?.isSign(".") == true, scanner.has("?(") else {
            return
        }
        let range = scanner.position..<scanner.position + 1
        replace(range, line: token.line, .call, name + "?(", with: name + "(", replacement: "")
    }
}
