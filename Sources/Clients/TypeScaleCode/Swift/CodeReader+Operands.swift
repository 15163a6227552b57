extension CodeReader {
    /// Reads an operand with its suffixes: members, calls, subscripts and postfix operators.
    mutating func readPostfixExpression(at start: Int, _ place: ExpressionPlace) -> CodeExpression {
        var chain = PostfixChain(start: start)
        guard let index = readPrimaryExpression(&chain) else {
            return readStatementExpression(at: start)
        }
        guard index > start else { return CodeExpression(start: start, end: start) }
        let end = readSuffixes(&chain, at: index, place)
        return CodeExpression(
            start: start,
            end: end,
            call: chain.endsWithCall ? chain.call : nil,
            closure: chain.closure
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
            return isFraction ? start + 3 : start + 1
        case .literal:
            chain.isLiteral = true
            readInterpolations(of: start)
            return after(start)
        case .directive: return readMacro(&chain)
        case .attribute: return typeEnd(start)
        case .opening:
            switch sign(start) {
            case UInt8(ascii: "("): add(.elements(call: nil), at: start, .group)
            case UInt8(ascii: "["):
                add(.elements(call: nil), at: start, .collection)
                chain.isLiteral = true
            default: chain.closure = add(.closure, at: start, .closure)
            }
            return after(start)
        case .sign where has(start, ".") && kind(start + 1) == .word:
            let name = afterModuleSelector(start + 1)
            chain.name = name
            chain.isImplicitMember = true
            return afterArgumentNames(name + 1)
        case .sign where has(start, "\\"): return nil
        default: return start
        }
    }

    private func readName(_ chain: inout PostfixChain) -> Int? {
        let start = chain.start
        switch keyword(start) {
        case .if, .switch: return nil
        case .is: return typeEnd(start + 1)
        case .true, .false, .nil: chain.isLiteral = true
        case let keyword? where keyword.endsExpression: return start
        default: chain.name = afterModuleSelector(start)
        }
        let end = (chain.name ?? start) + 1
        return afterArgumentNames(genericArgumentsEnd(end) ?? end)
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
        var end = start
        if has(start, "\\") {
            end = readKeyPath(at: start)
        } else if depth < Self.maximumDepth {
            depth += 1
            end = keyword(start) == .if ? readIf(at: start) : readSwitch(at: start)
            depth -= 1
        }
        return CodeExpression(start: start, end: end)
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

    private func readMacro(_ chain: inout PostfixChain) -> Int {
        let start = chain.start
        if isCondition(start) { return start }
        if isDirective(start, "#available", "#unavailable", "#sourceLocation") {
            return has(start + 1, "(") ? after(start + 1) : start + 1
        }
        let name = afterModuleSelector(start)
        chain.name = name
        chain.isMacro = true
        return genericArgumentsEnd(name + 1) ?? name + 1
    }
}
