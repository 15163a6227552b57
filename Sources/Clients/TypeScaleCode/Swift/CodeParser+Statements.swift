extension CodeParser {
    /// Reads statements and declarations up to the end of the region.
    ///
    /// Among the members of a type, `case` declares a case.
    mutating func readStatements(from start: Int, areMembers: Bool = false) {
        var index = start
        var attributes: [Range<Int>] = []
        var isResult = false
        while index < limit {
            if kind(index) == .attribute {
                let attribute = readAttribute(at: index)
                attributes.append(attribute.name)
                index = attribute.end
            } else if isCondition(index) {
                index = afterCondition(index)
            } else {
                let first = index
                let keyword = afterModifiers(index)
                if isDeclaration(keyword, areMembers) {
                    isStatic = (first..<keyword).contains {
                        self.keyword($0) == .static || self.keyword($0) == .class
                    }
                    // `private(set)` limits only assignments.
                    isPrivate = (first..<keyword).contains {
                        let isModifier = [.private, .fileprivate].contains(self.keyword($0))
                        return isModifier && !has($0 + 1, "(")
                    }
                    index = readDeclaration(at: keyword, attributes)
                } else {
                    // The last of several modifiers can be a name.
                    let start = max(first, keyword - 1)
                    index = readStatement(at: start, isResult: isResult)
                    isResult = self.keyword(start) == .return
                }
                attributes = []
                index = max(index, first + 1)
            }
        }
    }

    /// Skips modifiers such as `private(set)`, with the attributes between them.
    private func afterModifiers(_ start: Int) -> Int {
        var index = start
        while true {
            if let keyword = keyword(index), keyword.isModifier {
                index += 1
                let hasArgument =
                    keyword == .private || keyword == .fileprivate || keyword == .internal
                    || keyword == .package || keyword == .public || keyword == .unowned
                    || keyword == .nonisolated
                if hasArgument, has(index, "("), isAdjacent(index) { index = after(index) }
            } else if keyword(index) == .class, keyword(index + 1)?.startsMember == true {
                index += 1
            } else if index > start, kind(index) == .attribute {
                index = afterAttribute(index)
            } else {
                return index
            }
        }
    }

    private func isDeclaration(_ index: Int, _ areMembers: Bool) -> Bool {
        guard let keyword = keyword(index), keyword.startsDeclaration else { return false }
        switch keyword {
        case .case: return areMembers
        case .actor, .macro: return kind(index + 1) == .word && !startsLine(index + 1)
        default: return true
        }
    }

    /// Reads a statement, and returns the index after it, or the index of what it does not know.
    private mutating func readStatement(at start: Int, isResult: Bool) -> Int {
        switch keyword(start) {
        case .if: return readIf(at: start)
        case .guard: return readGuard(at: start)
        case .while:
            let (conditions, index) = readConditions(at: start + 1)
            return readBlock(at: index, .loop, conditions)
        case .for: return readFor(at: start)
        case .switch: return readSwitch(at: start)
        case .repeat where has(start + 1, "{"): return readBlock(at: start + 1)
        case .do: return readBlock(at: afterEffects(start + 1))
        case .defer, .else: return readBlock(at: start + 1)
        case .catch: return readCatch(at: start)
        case .case: return readCase(at: start)
        case .default where has(start + 1, ":"):
            add(.patterns([]))
            return start + 2
        case .break, .continue:
            let hasLabel = kind(start + 1) == .word && keyword(start + 1) == nil
            return hasLabel && !startsLine(start + 1) ? start + 2 : start + 1
        case .return, .throw, .fallthrough: return start + 1
        case .yield, .discard:
            if isOperandAfterKeyword(start + 1) || has(start + 1, "&") { return start + 1 }
        default: break
        }
        // A label of a loop
        if kind(start) == .word, has(start + 1, ":"), !isModuleSelector(start) { return start + 2 }
        let expression = readExpression(at: start, .basic)
        guard expression.end > start else { return expression.end }
        add(isResult ? .result(expression.index) : .expression(expression.index))
        return expression.end
    }

    /// Reads a block of a statement, and returns the index after it, or the index if there is none.
    private mutating func readBlock(
        at index: Int,
        _ keyword: SwiftStatement.Keyword = .other,
        _ conditions: [Int] = []
    ) -> Int {
        guard has(index, "{") else { return index }
        let block = add(.statements, at: index, .block)
        add(.block(keyword, conditions: conditions, scope: block))
        return after(index)
    }

    /// Reads `if` with its `else`, as a statement or as an expression.
    mutating func readIf(at start: Int) -> Int {
        var index = start
        var keyword = SwiftStatement.Keyword.if
        while true {
            let (conditions, block) = readConditions(at: index + 1)
            index = readBlock(at: block, keyword, conditions)
            guard self.keyword(index) == .else else { return index }
            guard self.keyword(index + 1) == .if else { return readBlock(at: index + 1, .else) }
            keyword = .elseIf
            index += 1
        }
    }

    private mutating func readGuard(at start: Int) -> Int {
        let (conditions, index) = readConditions(at: start + 1)
        return readBlock(at: keyword(index) == .else ? index + 1 : index, .guard, conditions)
    }

    /// Reads conditions separated by commas, and returns them and the index after them.
    ///
    /// A binding such as `let a = b` is a declaration, and not among the conditions.
    private mutating func readConditions(at start: Int) -> (conditions: [Int], end: Int) {
        var index = start
        var conditions: [Int] = []
        while true {
            switch keyword(index) {
            case .let, .var, .inout: index = readBinding(at: index)
            case .case:
                let pattern = readExpression(at: index + 1, .pattern)
                conditions.append(pattern.index)
                index = pattern.end
                if has(index, ":") { index = typeEnd(index + 1) }
                if isLone(index, "=") {
                    let value = readExpression(at: index + 1, .condition)
                    conditions.append(value.index)
                    index = value.end
                }
            default:
                let condition = readExpression(at: index, .condition)
                conditions.append(condition.index)
                index = condition.end
            }
            guard has(index, ",") else { return (conditions, index) }
            index += 1
        }
    }

    private mutating func readFor(at start: Int) -> Int {
        var index = start + 1
        while keyword(index) == .try || keyword(index) == .await { index += 1 }
        if keyword(index) == .case { index += 1 }
        let pattern = readExpression(at: index, .pattern)
        var parts = [pattern.index]
        index = pattern.end
        if has(index, ":") { index = typeEnd(index + 1) }
        guard keyword(index) == .in else { return index }
        if has(index + 1, "{") {
            index += 1
        } else {
            let sequence = readExpression(at: index + 1, .condition)
            parts.append(sequence.index)
            index = sequence.end
        }
        if keyword(index) == .where { index = readExpression(at: index + 1, .condition).end }
        return readBlock(at: index, .loop, parts)
    }

    /// Reads `switch` with its cases, as a statement or as an expression.
    mutating func readSwitch(at start: Int) -> Int {
        guard !has(start + 1, "{") else { return readBlock(at: start + 1, .switch) }
        let subject = readExpression(at: start + 1, .condition)
        return readBlock(at: subject.end, .switch, [subject.index])
    }

    private mutating func readCase(at start: Int) -> Int {
        let (patterns, index) = readPatterns(at: start + 1, .basic)
        add(.patterns(patterns))
        return has(index, ":") ? index + 1 : index
    }

    private mutating func readCatch(at start: Int) -> Int {
        let index = has(start + 1, "{") ? start + 1 : readPatterns(at: start + 1, .condition).end
        return readBlock(at: index)
    }

    /// Reads patterns and their conditions, separated by commas.
    private mutating func readPatterns(
        at start: Int,
        _ place: ExpressionPlace
    ) -> (patterns: [Int], end: Int) {
        var index = start
        var patterns: [Int] = []
        while true {
            let pattern = readExpression(at: index, .pattern)
            patterns.append(pattern.index)
            index = pattern.end
            if keyword(index) == .where { index = readExpression(at: index + 1, place).end }
            guard has(index, ",") else { return (patterns, index) }
            index += 1
        }
    }
}

extension CodeKeyword {
    /// Whether the word after `class` makes it a modifier: `class func`.
    fileprivate var startsMember: Bool {
        switch self {
        case .func, .var, .let, .subscript: true
        default: isModifier
        }
    }
}
