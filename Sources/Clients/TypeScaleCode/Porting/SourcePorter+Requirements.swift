extension SourcePorter {
    /// A function or a property that a protocol requires.
    struct Requirement {
        /// The declaration on one line, without the accessors of a property.
        fileprivate(set) var text = ""
        /// The text of the type after `->`, or of the type and the name of a property.
        fileprivate var type = ""
        fileprivate var isFunction = false
        /// The number of `->` that are not in parentheses.
        fileprivate var arrows = 0
        fileprivate var accessors: [String] = []

        /// The declaration with a body, if it returns nothing or an optional value.
        var implementation: String? {
            guard !text.utf8.contains(where: \.isLineBreak) else { return nil }
            if isFunction, arrows == 0 || ["Void", "()"].contains(type) { return text + " {}" }
            guard let last = type.utf8.last, "?!".utf8.contains(last) else { return nil }
            let returnsValue = isFunction ? arrows == 1 : accessors == ["get"] && arrows == 0
            return returnsValue ? text + " { nil }" : nil
        }
    }

    /// Reads the requirement after the current token, and does not move.
    ///
    /// Returns `nil` if the requirement has no end.
    mutating func readRequirement() -> Requirement? {
        guard canReadRequirements else { return nil }
        var requirement = Requirement()
        var ahead = scanner
        var end = scanner.position
        var depth = 0
        var last: SwiftScanner.Token.Kind?
        var followsArrow = false
        while true {
            var next = ahead
            guard let token = next.next() else {
                canReadRequirements = false
                return nil
            }
            let word = token.kind == .word ? scanner.text(token.range) : ""
            if depth == 0, let last, !followsArrow, token.endsRequirement(word, after: last) {
                break
            }
            if token.kind == .sign(UInt8(ascii: "{")) {
                while let accessor = next.next(), accessor.kind == .word {
                    requirement.accessors.append(scanner.text(accessor.range))
                }
                break
            }
            if token.kind.isSign("([") { depth += 1 }
            if token.kind.isSign(")]") { depth -= 1 }
            guard depth >= 0, token.kind != .directive, !token.kind.isSign("}") else { return nil }
            if depth == 0, word == "func" { requirement.isFunction = true }
            followsArrow = depth == 0 && token.kind.isSign(">") && last?.isSign("-") == true
            let space = end < token.range.lowerBound && !requirement.text.isEmpty ? " " : ""
            requirement.add(space, scanner.text(token.range), isArrow: followsArrow)
            end = token.range.upperBound
            last = token.kind
            ahead = next
        }
        return depth == 0 ? requirement : nil
    }
}

extension SourcePorter.Requirement {
    fileprivate mutating func add(_ space: String, _ token: String, isArrow: Bool) {
        text += space + token
        if isArrow { arrows += 1 }
        if isArrow, arrows == 1 {
            type = ""
        } else {
            type += type.isEmpty ? token : space + token
        }
    }
}

extension SwiftScanner.Token {
    /// Returns whether the token follows a requirement outside of parentheses.
    fileprivate func endsRequirement(_ word: String, after last: Kind) -> Bool {
        if word == "optional" || kind.isSign(";}") { return true }
        if kind == .attribute { return !last.isSign(":") }
        return startsLine && !["async", "rethrows", "throws"].contains(word) && !kind.isSign("-{")
    }
}
