/// The position of an operator next to its operands.
enum OperatorPosition {
    case prefix, binary, postfix
}

extension CodeParser {
    /// Returns the end of the operator at an index, or `nil` if there is none.
    ///
    /// A sign that is not an operator by itself, such as `=` or `?`, counts as one.
    func operatorEnd(_ index: Int) -> Int? {
        guard sign(index).isOperator || isDotOperator(index) else { return nil }
        let allowsDots = has(index, ".")
        var end = index + 1
        while isAdjacent(end), sign(end).isOperator || allowsDots && has(end, ".") { end += 1 }
        return end
    }

    /// Returns whether a token starts an operator such as `...` or `..<`.
    func isDotOperator(_ index: Int) -> Bool {
        has(index, ".") && has(index + 1, ".") && isAdjacent(index + 1)
    }

    /// Returns whether a token is a sign that is not a part of a longer operator.
    func isLone(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
        has(index, sign) && operatorEnd(index) == index + 1
    }

    /// Returns whether an operator is an arrow.
    func isArrow(_ index: Int) -> Bool {
        has(index, "-") && has(index + 1, ">") && isAdjacent(index + 1)
    }

    /// Returns whether a token is `?` or `!` after an operand.
    func isPostfixMark(_ index: Int) -> Bool {
        (has(index, "?") || has(index, "!")) && isLeftBound(index)
    }

    /// Returns the position of an operator with the tokens from `start` to `end`.
    ///
    /// Source: the lexical structure of operators in
    /// [The Swift Programming Language](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#Operators).
    func position(_ start: Int, _ end: Int) -> OperatorPosition {
        let (left, right) = (isLeftBound(start), isRightBound(end, isLeftBound: isLeftBound(start)))
        return left == right ? .binary : left ? .postfix : .prefix
    }

    private func isLeftBound(_ index: Int) -> Bool {
        guard isAdjacent(index) else { return false }
        let before = tokens[index - 1]
        return before.kind != .opening && !",;:".utf8.contains(before.sign)
    }

    private func isRightBound(_ index: Int, isLeftBound: Bool) -> Bool {
        // The token after the operator can be outside the region.
        guard index < tokens.count, tokens[index - 1].end == tokens[index].start else {
            return false
        }
        let next = tokens[index]
        switch next.kind {
        case .closing, .end, .literalEnd: return false
        default: break
        }
        if next.sign == UInt8(ascii: ".") { return !isLeftBound }
        return !",;:".utf8.contains(next.sign)
    }
}

extension UInt8 {
    /// Whether the byte can be part of an operator in Swift, except a dot.
    var isOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"), CodeToken.unicodeOperator:
            true
        default: false
        }
    }
}
