/// The place of an expression, which decides what can follow it.
enum ExpressionPlace {
    case basic
    /// The condition of `if`, `while`, `for` and the like, in which `{` usually starts the block.
    case condition
    /// A pattern, which `=` ends.
    case pattern
}

/// An expression that was read.
struct CodeExpression {
    /// The index of the first token.
    let start: Int
    /// The index after the last token.
    var end: Int
    /// The index of the call that is the whole expression.
    var call: Int?
    /// The scope of the closure that is the whole expression.
    var closure: Int?
    /// The index of the expression in the results.
    var index: Int
}

extension CodeParser {
    /// The maximum number of statements that are read inside each other as expressions, without
    /// delimiters between them: `if if if`.
    static let maximumDepth = 50

    /// Reads a sequence of operands and operators, and records its calls.
    mutating func readExpression(at start: Int, _ place: ExpressionPlace) -> CodeExpression {
        let first = pendingCount
        var whole = CodeExpression(start: start, end: start, index: 0)
        var index = start
        var valueStart = start
        var questions = 0
        var assigned: (target: Int, tokens: Range<Int>, equals: Int)?
        while true {
            let operand = readOperand(at: index, place)
            whole.end = afterTypeOperators(operand.end)
            let isWhole = index == valueStart && whole.end == operand.end
            (whole.call, whole.closure) = isWhole ? (operand.call, operand.closure) : (nil, nil)
            let isCast = whole.end > operand.end
            addPart(isCast ? add(.cast(operand.index), index, whole.end) : operand.index)
            guard let end = binaryOperatorEnd(whole.end, place, &questions) else { break }
            if assigned == nil, place != .pattern, isLone(whole.end, "=") {
                let target = sequence(from: first, start, whole.end)
                assigned = (target, start..<whole.end, whole.end)
                valueStart = end
            } else {
                addPart(add(.operator, whole.end, end, name: range(whole.end, end)))
            }
            index = end
        }
        whole.index = sequence(from: first, valueStart, whole.end)
        if let assigned {
            let value = SwiftAssignment(
                target: range(assigned.tokens.lowerBound, assigned.tokens.upperBound),
                value: range(assigned.equals + 1, whole.end),
                targetExpression: assigned.target,
                valueExpression: whole.index,
                call: whole.call,
                closure: whole.closure,
                scope: scope
            )
            assignments.append(Draft(token: assigned.equals, value: value))
            (whole.call, whole.closure) = (nil, nil)
            whole.index = add(.assignment(assignments.count - 1), start, whole.end)
        }
        return whole
    }

    /// Skips `is` and `as` with their types.
    private func afterTypeOperators(_ start: Int) -> Int {
        var index = start
        while keyword(index) == .is || keyword(index) == .as {
            index += 1
            if isPostfixMark(index) { index += 1 }
            index = typeEnd(index)
        }
        return index
    }

    /// Returns the end of the operator after an operand, or `nil` if the expression ends.
    private func binaryOperatorEnd(
        _ index: Int,
        _ place: ExpressionPlace,
        _ questions: inout Int
    ) -> Int? {
        if let keyword = keyword(index), keyword.isEffect { return arrowEnd(index) }
        if has(index, ":") {
            guard questions > 0 else { return nil }
            questions -= 1
            return index + 1
        }
        guard let end = operatorEnd(index) else { return nil }
        if isLone(index, "?") {
            questions += 1
            return end
        }
        if isLone(index, "=") { return place == .pattern ? nil : end }
        return position(index, end) == .binary ? end : nil
    }

    /// Reads an operand with the operators and keywords before it.
    private mutating func readOperand(at start: Int, _ place: ExpressionPlace) -> CodeExpression {
        var index = start
        var sign: Range<Int>?
        while true {
            if let end = afterExpressionKeyword(index, place) {
                index = end
            } else if let end = operatorEnd(index), kind(end) != .end || index == start {
                // An operator can also be an argument: `reduce(0, +)`.
                sign = range(index, end)
                index = end
            } else {
                break
            }
        }
        var operand = readPostfixExpression(at: index, place)
        let end = max(operand.end, index)
        if let sign {
            (operand.call, operand.closure) = (nil, nil)
            operand.index = add(.prefix(operand.index), start, end, name: sign)
        }
        return CodeExpression(
            start: start,
            end: end,
            call: operand.call,
            closure: operand.closure,
            index: operand.index
        )
    }

    /// Returns the index after a word such as `try` before an operand, or `nil` if there is none.
    private func afterExpressionKeyword(_ index: Int, _ place: ExpressionPlace) -> Int? {
        switch keyword(index) {
        case .try: isPostfixMark(index + 1) ? index + 2 : index + 1
        case .await: index + 1
        case .let, .var, .inout: place == .basic && !isInList ? nil : index + 1
        case .any, .borrow, .consume, .copy, .each:
            isOperandAfterKeyword(index + 1) ? index + 1 : nil
        case .repeat: has(index + 1, "{") ? nil : index + 1
        case .unsafe:
            isOperandAfterKeyword(index + 1) || isOperandAfterUnsafe(index + 1, place)
                ? index + 1 : nil
        default: nil
        }
    }

    /// Returns whether what follows `unsafe` is an operand, and not a suffix.
    private func isOperandAfterUnsafe(_ index: Int, _ place: ExpressionPlace) -> Bool {
        guard !startsLine(index) else { return false }
        if has(index, "{") { return isTrailingClosure(index, place) }
        return (has(index, "(") || has(index, "[") || has(index, ".")) && !isAdjacent(index)
    }

    /// Returns whether an operand follows a word in its line, so that the word is a keyword.
    func isOperandAfterKeyword(_ index: Int) -> Bool {
        guard !startsLine(index) else { return false }
        switch kind(index) {
        case .word:
            return keyword(index).map { $0 == .repeat || !$0.endsExpression } ?? true
        case .number, .literal, .attribute, .directive: return !isCondition(index)
        case .sign:
            if has(index, "\\") { return true }
            guard let end = operatorEnd(index) else { return false }
            return !isPostfixMark(index) && position(index, end) == .prefix
        default: return false
        }
    }
}
