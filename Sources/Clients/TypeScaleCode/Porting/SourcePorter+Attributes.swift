extension SourcePorter {
    /// The attributes that have no meaning on Linux.
    private static let removed: Set = ["@objc", "@objcMembers", "@IBAction", "@IBOutlet"]

    mutating func readAttribute(_ token: SwiftScanner.Token) {
        if attributes == nil { attributes = attributesStart(token) }
        let name = scanner.text(token.range)
        if Self.removed.contains(name) {
            removeAttribute(token, name)
        } else {
            addFeature(name, token)
        }
    }

    /// Returns the attributes that start with a token.
    func attributesStart(_ token: SwiftScanner.Token) -> Attributes {
        Attributes(
            start: token.range.lowerBound,
            line: token.line,
            depth: delimiters.count,
            startsLine: token.startsLine,
            previous: previous
        )
    }

    /// Removes an attribute and, for `@objc`, its argument.
    private mutating func removeAttribute(_ token: SwiftScanner.Token, _ name: String) {
        // An attribute cannot follow an operator, or be a part of an import.
        guard !isInImport else { return }
        if !token.startsLine, case .sign(let byte)? = previous, !"{};)>".utf8.contains(byte) {
            return
        }
        if name == "@objc" {
            guard scanner.skipSelector() else { return }
            declaration.losesObjC = true
        }
        remove(token.range.lowerBound..<scanner.position, line: token.line, .attribute)
    }

    /// Forgets the attributes of a declaration before the first token that is not part of them.
    mutating func endAttributes(before token: SwiftScanner.Token) {
        guard let attributes, delimiters.count <= attributes.depth else { return }
        switch token.kind {
        case .attribute, .directive: break
        case .sign(UInt8(ascii: "(")) where previous == .attribute: break
        default: self.attributes = nil
        }
    }
}

extension SwiftScanner {
    /// Skips the name in parentheses that can follow `@objc`.
    ///
    /// Returns `false` if parentheses follow that contain something else.
    fileprivate mutating func skipSelector() -> Bool {
        var offset = 0
        while let byte = peek(offset), byte.isSpace { offset += 1 }
        guard peek(offset) == UInt8(ascii: "(") else { return true }
        offset += 1
        while let byte = peek(offset), byte != UInt8(ascii: ")") {
            guard byte.isSwiftWord || byte == UInt8(ascii: ":") else { return false }
            offset += 1
        }
        guard peek(offset) != nil else { return false }
        advance(to: position + offset + 1)
        return true
    }
}
