extension CodeParser {
    /// Reads the suffixes of an operand, and returns the index after them.
    mutating func readSuffixes(
        _ chain: inout PostfixChain,
        at start: Int,
        _ place: ExpressionPlace
    ) -> Int {
        var index = start
        chain.end = start
        // For each `#if` between suffixes, the chain before it.
        var conditions: [PostfixChain] = []
        while true {
            if let end = readSuffix(&chain, at: index, place) {
                index = end
                chain.end = end
            } else if isPostfixCondition(index) {
                conditions.append(chain)
                index = afterCondition(index)
            } else if let outer = conditions.last, isCondition(index) {
                let isEnd = isDirective(index, "#endif")
                index = afterCondition(index)
                if isEnd {
                    conditions.removeLast()
                    chain.end = index
                } else {
                    chain = outer
                }
            } else {
                return index
            }
        }
    }

    /// Reads a suffix, and returns the index after it, or `nil` if there is none.
    private mutating func readSuffix(
        _ chain: inout PostfixChain,
        at index: Int,
        _ place: ExpressionPlace
    ) -> Int? {
        if has(index, "."), !isDotOperator(index) {
            let receiverEnd = chain.end
            chain.endName()
            guard kind(index + 1) == .word || kind(index + 1) == .number else {
                chain.expression = nil
                return index + 1
            }
            let name = afterModuleSelector(index + 1)
            chain.name = name
            chain.receiverEnd = receiverEnd
            let end = afterArgumentNames(genericArgumentsEnd(name + 1) ?? name + 1)
            extend(&chain, to: end, name: range(name, name + 1)) { .member(of: $0) }
            return end
        }
        if has(index, "("), !startsLine(index) { return readCall(&chain, at: index, place) }
        if has(index, "["), !startsLine(index) { return readSubscript(&chain, at: index, place) }
        if isPostfixMark(index) {
            chain.isLiteral = false
            chain.closure = nil
            extend(&chain, to: index + 1, name: range(index, index + 1)) { .postfix($0) }
            return index + 1
        }
        if let end = operatorEnd(index), position(index, end) == .postfix {
            chain.endName()
            extend(&chain, to: end, name: range(index, end)) { .postfix($0) }
            return end
        }
        // A second closure without a label starts another expression.
        let hasClosure = chain.endsWithCall && tokens[index - 1].sign == UInt8(ascii: "}")
        guard isTrailingClosure(index, place), !chain.isLiteral, !hasClosure else { return nil }
        return readClosureCall(&chain, at: index)
    }

    /// Makes the expression of a chain a part of a longer one.
    private mutating func extend(
        _ chain: inout PostfixChain,
        to end: Int,
        name: Range<Int>? = nil,
        _ kind: (Int) -> SwiftExpression.Kind
    ) {
        guard let expression = chain.expression else { return }
        chain.expression = add(kind(expression), chain.start, end, name: name)
    }

    /// Returns whether an `#if` contains suffixes of the expression before it.
    private func isPostfixCondition(_ start: Int) -> Bool {
        guard isDirective(start, "#if") else { return false }
        var index = start
        while isDirective(index, "#if") { index = afterCondition(index) }
        return has(index, ".") && kind(index + 1) == .word
    }

    /// Reads a call with parentheses and the closures after them.
    private mutating func readCall(
        _ chain: inout PostfixChain,
        at opening: Int,
        _ place: ExpressionPlace
    ) -> Int {
        var end = after(opening)
        add(.elements(call: calls.count), at: opening, .arguments, call: calls.count)
        var closures: [SwiftArgument] = []
        if place == .basic, isTrailingClosure(end, place) { closures = readTrailingClosures(&end) }
        record(&chain, at: opening, end: end, closures)
        return end
    }

    /// Reads a call without parentheses.
    private mutating func readClosureCall(_ chain: inout PostfixChain, at opening: Int) -> Int {
        var end = opening
        let closures = readTrailingClosures(&end)
        record(&chain, at: opening, end: end, closures)
        return end
    }

    private mutating func readSubscript(
        _ chain: inout PostfixChain,
        at opening: Int,
        _ place: ExpressionPlace
    ) -> Int {
        let scope = add(.elements(call: nil), at: opening, .collection)
        chain.endName()
        let end = after(opening)
        extend(&chain, to: end) { .element(of: $0, scope: scope) }
        guard place == .basic, isTrailingClosure(end, place) else { return end }
        chain.expression = nil
        add(.closure, at: end, .closure)
        return after(end)
    }

    private mutating func record(
        _ chain: inout PostfixChain,
        at opening: Int,
        end: Int,
        _ closures: [SwiftArgument]
    ) {
        let offset = tokens[opening].start
        let callee = chain.expression ?? add(.missing, opening, opening)
        let call = SwiftCall(
            name: chain.name.map { nameRange($0) } ?? offset..<offset,
            expression: range(chain.start, end),
            receiver: chain.receiverEnd.map { range(chain.start, $0) },
            isImplicitMember: chain.isImplicitMember,
            isMacro: chain.isMacro,
            callee: callee,
            base: chain.call,
            arguments: closures,
            scope: scope
        )
        calls.append(Draft(token: opening, value: call))
        chain.endName()
        chain.call = calls.count - 1
        chain.endsWithCall = true
        chain.expression = add(.call(calls.count - 1), chain.start, end)
    }

    /// Returns the range of a name, without the number sign of a macro.
    private func nameRange(_ index: Int) -> Range<Int> {
        let start = tokens[index].start
        return (kind(index) == .directive ? start + 1 : start)..<tokens[index].end
    }

    /// Reads closures after a call, of which all but the first have labels.
    private mutating func readTrailingClosures(_ index: inout Int) -> [SwiftArgument] {
        var arguments: [SwiftArgument] = []
        var label: Range<Int>?
        while true {
            let closure = add(.closure, at: index, .closure, call: calls.count)
            let value = range(index, after(index))
            let expression = add(.closure(closure), index, after(index))
            arguments.append(
                SwiftArgument(
                    label: label,
                    value: value,
                    expression: expression,
                    call: nil,
                    closure: closure,
                    isTrailing: true
                )
            )
            index = after(index)
            guard kind(index) == .word, keyword(index) != .default, has(index + 1, ":"),
                has(index + 2, "{")
            else { return arguments }
            label = range(index, index + 1)
            index += 2
        }
    }

    /// Returns whether a brace after an expression starts a closure that is its argument.
    func isTrailingClosure(_ index: Int, _ place: ExpressionPlace) -> Bool {
        guard has(index, "{") else { return false }
        let first = afterAttributes(index + 1)
        guard first < tokens.count else { return false }
        switch tokens[first].keyword {
        case .didSet, .willSet, .`init`: return false
        case .case where first == index + 1: return false
        default: break
        }
        return place == .basic || isClosureInCondition(index)
    }

    private func afterAttributes(_ start: Int) -> Int {
        var index = start
        while index < tokens.count, tokens[index].kind == .attribute {
            index += 1
            if index < tokens.count, tokens[index].sign == UInt8(ascii: "("), tokens[index].isClosed
            {
                index = tokens[index].match + 1
            }
        }
        return index
    }

    /// Returns whether a brace in a condition starts a closure.
    ///
    /// It does if the condition continues after it.
    private func isClosureInCondition(_ index: Int) -> Bool {
        guard tokens[index].isClosed, !tokens[index + 1].startsLine else { return false }
        let next = after(index)
        switch kind(next) {
        case .end: return false
        case .opening where has(next, "{"): return true
        case .opening: return !startsLine(next)
        case .word where keyword(next) == .where: return true
        case .word: return (keyword(next) == .is || keyword(next) == .as) && !startsLine(next)
        case .sign:
            if has(next, ",") { return true }
            guard !startsLine(next) else { return false }
            if has(next, ":") || has(next, ".") { return true }
            return operatorEnd(next).map { position(next, $0) != .prefix } ?? false
        default: return false
        }
    }
}
