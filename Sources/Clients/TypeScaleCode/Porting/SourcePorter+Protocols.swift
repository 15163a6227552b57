extension SourcePorter {
    /// Reads the name of a protocol.
    ///
    /// A protocol for Objective-C is a protocol for classes, so that references can be weak.
    mutating func beginProtocol(_ token: SwiftScanner.Token) {
        var ahead = scanner
        guard previous?.isSign(".") != true else { return }
        guard let name = ahead.next(), name.kind != .attribute else {
            return fail("a protocol without a name", token.line)
        }
        guard name.kind == .word else { return }
        pendingProtocol = ProtocolRequirements(
            name: scanner.text(name.range),
            access: declaration.access,
            blockDepth: blocks.depth,
            isNested: !delimiters.isEmpty
        )
        guard declaration.losesObjC, let next = ahead.next() else { return }
        let end = name.range.upperBound
        switch next.kind {
        case .sign(UInt8(ascii: "{")):
            let before = scanner.text(name.range)
            let after = before + ": AnyObject"
            insert(": AnyObject", at: end, line: name.line, before, after)
        case .sign(UInt8(ascii: ":")):
            while let word = ahead.next(), word.kind == .word || word.kind.isSign(".,&<>") {
                if Self.classProtocols.contains(scanner.text(word.range)) { return }
            }
            let end = next.range.upperBound
            insert(" AnyObject,", at: end, line: next.line, ":", ": AnyObject,")
        default: break
        }
    }

    /// The names after which a protocol is one for classes.
    private static let classProtocols: Set = ["AnyObject", "NSObject", "NSObjectProtocol", "class"]

    /// Returns whether a declaration can start with a word after `optional`.
    private func isDeclaration(_ word: String) -> Bool {
        ["func", "subscript", "var"].contains(word)
            || ProtocolRequirements.modifiers.contains(word)
    }

    /// Removes `optional`, and creates the default implementation of the requirement.
    mutating func removeOptional(_ token: SwiftScanner.Token) {
        guard let index = delimiters.indices.last, previous?.isSign(".") != true,
            let next = scanner.peekToken(), next.kind == .word,
            isDeclaration(scanner.text(next.range)),
            // A copy of the defaults would be as long as all of them.
            let canHaveDefault = delimiters[index].requirements?.canHaveDefault(in: blocks)
        else { return }
        let requirement = readRequirement()
        remove(token.range, line: token.line, .protocol)
        if canHaveDefault, let implementation = requirement?.implementation,
            PortedSource(Array(implementation.utf8), optionalNames: optionalNames).changes.isEmpty
        {
            delimiters[index].requirements?.defaults.append(implementation)
        } else {
            let code = requirement?.text ?? scanner.text(next.range)
            let advice = "was optional; give it a default in an extension"
            addTask(.requirement, code, next.line, advice)
        }
    }

    /// Adds an extension with the defaults in the line of the protocol's last brace.
    mutating func addDefaults(
        _ requirements: ProtocolRequirements,
        before brace: SwiftScanner.Token
    ) {
        guard !requirements.defaults.isEmpty else { return }
        let access = requirements.access.map { $0 + " " } ?? ""
        let defaults = requirements.defaults.joined(separator: "; ")
        let text = "; \(access)extension \(requirements.name) { \(defaults) }"
        insert(text, at: brace.range.upperBound, line: brace.line, "}", "}" + text)
    }

    private mutating func insert(
        _ text: String,
        at position: Int,
        line: Int,
        _ before: String,
        _ after: String
    ) {
        let range = position..<position
        replace(range, line: line, .protocol, before, with: after, replacement: text)
    }
}
