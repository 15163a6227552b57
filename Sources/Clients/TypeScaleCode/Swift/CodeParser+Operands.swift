extension CodeParser {
    /// Reads an operand with its suffixes: members, calls, subscripts and postfix operators.
    mutating func readPostfixExpression(at start: Int, _ place: ExpressionPlace) -> CodeExpression {
        var chain = PostfixChain(start: start)
        guard let index = readPrimaryExpression(&chain) else {
            return readStatementExpression(at: start)
        }
        guard index > start else {
            return CodeExpression(start: start, end: start, index: add(.missing, start, start))
        }
        let end = readSuffixes(&chain, at: index, place)
        return CodeExpression(
            start: start,
            end: end,
            call: chain.endsWithCall ? chain.call : nil,
            closure: chain.closure,
            index: chain.expression ?? add(.other, start, end)
        )
    }

    /// Reads an operand without suffixes, and returns the index after it, or the start.
    ///
    /// Returns `nil` if no suffix can follow it.
    private mutating func readPrimaryExpression(_ chain: inout PostfixChain) -> Int? {
        let start = chain.start
        switch kind(start) {
        case .word: return readName(&chain)
        case .number:
            chain.isLiteral = true
            let isFraction =
                has(start + 1, ".") && kind(start + 2) == .number && isAdjacent(start + 1)
                && isAdjacent(start + 2)
            let end = isFraction ? start + 3 : start + 1
            chain.expression = add(.number, start, end)
            return end
        case .literal:
            chain.isLiteral = true
            readInterpolations(of: start)
            chain.expression = add(.literal, start, after(start))
            return after(start)
        case .directive: return readMacro(&chain)
        case .attribute: return typeEnd(start)
        case .opening:
            let end = after(start)
            let kind: SwiftExpression.Kind
            switch sign(start) {
            case UInt8(ascii: "("):
                kind = .group(add(.elements(call: nil), at: start, .group))
            case UInt8(ascii: "["):
                kind = .collection(add(.elements(call: nil), at: start, .collection))
                chain.isLiteral = true
            default:
                let closure = add(.closure, at: start, .closure)
                chain.closure = closure
                kind = .closure(closure)
            }
            chain.expression = add(kind, start, end)
            return end
        case .sign where has(start, ".") && kind(start + 1) == .word:
            let name = afterModuleSelector(start + 1)
            chain.name = name
            chain.isImplicitMember = true
            let end = afterArgumentNames(name + 1)
            chain.expression = add(.implicitMember, start, end, name: range(name, name + 1))
            return end
        case .sign where has(start, "\\"): return nil
        default: return start
        }
    }

    private mutating func readName(_ chain: inout PostfixChain) -> Int? {
        let start = chain.start
        switch keyword(start) {
        case .if, .switch: return nil
        case .is: return typeEnd(start + 1)
        case .true, .false, .nil: chain.isLiteral = true
        case let keyword? where keyword.endsExpression: return start
        default: chain.name = afterModuleSelector(start)
        }
        let name = chain.name ?? start
        let end = afterArgumentNames(genericArgumentsEnd(name + 1) ?? name + 1)
        chain.expression = add(.name, start, end, name: range(name, name + 1))
        return end
    }

    /// Skips the module of a name such as `Swift::max`.
    func afterModuleSelector(_ index: Int) -> Int {
        isModuleSelector(index) && kind(index + 3) == .word ? index + 3 : index
    }

    /// Returns whether a word is the module of a name.
    func isModuleSelector(_ index: Int) -> Bool {
        has(index + 1, ":") && has(index + 2, ":") && isAdjacent(index + 2)
    }

    /// Skips the labels of a name such as `add(_:to:)`.
    func afterArgumentNames(_ opening: Int) -> Int {
        guard has(opening, "("), !startsLine(opening), tokens[opening].isClosed else {
            return opening
        }
        var index = opening + 1
        while kind(index) == .word, has(index + 1, ":") { index += 2 }
        let isName = index > opening + 1 && index == tokens[opening].match
        return isName ? index + 1 : opening
    }

    private mutating func readInterpolations(of literal: Int) {
        var index = literal + 1
        while index < tokens[literal].match {
            // After a fault in an interpolation, other tokens can follow it.
            if kind(index) == .opening { add(.elements(call: nil), at: index, .interpolation) }
            index = after(index)
        }
    }

    /// Reads `if`, `switch` and key paths, which have no suffixes.
    ///
    /// At the maximum depth, it reads nothing, so that `if` starts another statement.
    private mutating func readStatementExpression(at start: Int) -> CodeExpression {
        if has(start, "\\") {
            let end = readKeyPath(at: start)
            return CodeExpression(start: start, end: end, index: add(.other, start, end))
        }
        guard depth < Self.maximumDepth else {
            return CodeExpression(start: start, end: start, index: add(.missing, start, start))
        }
        depth += 1
        let count = scopes[scope].value.statements.count
        let end = keyword(start) == .if ? readIf(at: start) : readSwitch(at: start)
        depth -= 1
        // The blocks are parts of the expression, and no statements.
        let blocks = removeStatements(from: count).compactMap { statement -> Int? in
            guard case .block(_, _, let scope) = statement else { return nil }
            return scope
        }
        let index = add(.branches(addParts(blocks)), start, end)
        return CodeExpression(start: start, end: end, index: index)
    }

    private mutating func readKeyPath(at start: Int) -> Int {
        var index = start + 1
        if kind(index) == .word {
            index = genericArgumentsEnd(index + 1) ?? index + 1
        } else if has(index, "("), isAdjacent(index) {
            index = after(index)
        }
        while true {
            if has(index, "["), !startsLine(index) {
                add(.elements(call: nil), at: index, .collection)
                index = after(index)
            } else if has(index, "."), kind(index + 1) == .word || kind(index + 1) == .number {
                index = afterArgumentNames(genericArgumentsEnd(index + 2) ?? index + 2)
            } else if has(index, "."), has(index + 1, "[") || has(index + 1, "?"),
                isAdjacent(index + 1)
            {
                index += 1
            } else if isPostfixMark(index) || has(index, "?") && has(index - 1, ".") {
                index += 1
            } else {
                return index
            }
        }
    }

    private mutating func readMacro(_ chain: inout PostfixChain) -> Int {
        let start = chain.start
        if isCondition(start) { return start }
        if isDirective(start, "#available", "#unavailable", "#sourceLocation") {
            return has(start + 1, "(") ? after(start + 1) : start + 1
        }
        let name = afterModuleSelector(start)
        chain.name = name
        chain.isMacro = true
        let end = genericArgumentsEnd(name + 1) ?? name + 1
        chain.expression = add(.other, start, end)
        return end
    }
}
