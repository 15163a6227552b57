extension CodeReader {
    /// Reads statements and declarations up to the end of the region.
    ///
    /// Among the members of a type, `case` declares a case.
    mutating func readStatements(from start: Int, areMembers: Bool = false) {
        var index = start
        var attributes: [Range<Int>] = []
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
                    index = readDeclaration(at: keyword, attributes)
                } else {
                    // The last of several modifiers can be a name.
                    index = readStatement(at: max(first, keyword - 1))
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
    private mutating func readStatement(at start: Int) -> Int {
        switch keyword(start) {
        case .if: return readIf(at: start)
        case .guard: return readGuard(at: start)
        case .while: return readBlock(at: readConditions(at: start + 1))
        case .for: return readFor(at: start)
        case .switch: return readSwitch(at: start)
        case .repeat where has(start + 1, "{"): return readBlock(at: start + 1)
        case .do: return readBlock(at: afterEffects(start + 1))
        case .defer, .else: return readBlock(at: start + 1)
        case .catch: return readCatch(at: start)
        case .case: return readCase(at: start)
        case .default where has(start + 1, ":"): return start + 2
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
        return readExpression(at: start, .basic).end
    }

    /// Reads a block of a statement, and returns the index after it, or the index if there is none.
    private mutating func readBlock(at index: Int) -> Int {
        guard has(index, "{") else { return index }
        add(.statements, at: index, .block)
        return after(index)
    }

    /// Reads `if` with its `else`, as a statement or as an expression.
    mutating func readIf(at start: Int) -> Int {
        var index = start
        while true {
            index = readBlock(at: readConditions(at: index + 1))
            guard keyword(index) == .else else { return index }
            guard keyword(index + 1) == .if else { return readBlock(at: index + 1) }
            index += 1
        }
    }

    private mutating func readGuard(at start: Int) -> Int {
        let index = readConditions(at: start + 1)
        return readBlock(at: keyword(index) == .else ? index + 1 : index)
    }

    /// Reads conditions separated by commas, and returns the index after them.
    private mutating func readConditions(at start: Int) -> Int {
        var index = start
        while true {
            switch keyword(index) {
            case .let, .var, .inout: index = readBinding(at: index)
            case .case:
                index = readExpression(at: index + 1, .pattern).end
                if has(index, ":") { index = typeEnd(index + 1) }
                if isLone(index, "=") { index = readExpression(at: index + 1, .condition).end }
            default: index = readExpression(at: index, .condition).end
            }
            guard has(index, ",") else { return index }
            index += 1
        }
    }

    private mutating func readFor(at start: Int) -> Int {
        var index = start + 1
        while keyword(index) == .try || keyword(index) == .await { index += 1 }
        if keyword(index) == .case { index += 1 }
        index = readExpression(at: index, .pattern).end
        if has(index, ":") { index = typeEnd(index + 1) }
        guard keyword(index) == .in else { return index }
        index = has(index + 1, "{") ? index + 1 : readExpression(at: index + 1, .condition).end
        if keyword(index) == .where { index = readExpression(at: index + 1, .condition).end }
        return readBlock(at: index)
    }

    /// Reads `switch` with its cases, as a statement or as an expression.
    mutating func readSwitch(at start: Int) -> Int {
        let index = has(start + 1, "{") ? start + 1 : readExpression(at: start + 1, .condition).end
        return readBlock(at: index)
    }

    private mutating func readCase(at start: Int) -> Int {
        let index = readPatterns(at: start + 1, .basic)
        return has(index, ":") ? index + 1 : index
    }

    private mutating func readCatch(at start: Int) -> Int {
        let index = has(start + 1, "{") ? start + 1 : readPatterns(at: start + 1, .condition)
        return readBlock(at: index)
    }

    /// Reads patterns and their conditions, separated by commas.
    private mutating func readPatterns(at start: Int, _ place: ExpressionPlace) -> Int {
        var index = start
        while true {
            index = readExpression(at: index, .pattern).end
            if keyword(index) == .where { index = readExpression(at: index + 1, place).end }
            guard has(index, ",") else { return index }
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
