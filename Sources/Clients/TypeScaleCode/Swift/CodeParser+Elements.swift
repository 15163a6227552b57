extension CodeParser {
    /// Reads expressions with labels, separated by commas, up to the end of the region.
    mutating func readElements(from start: Int, call: Int?) {
        var index = start
        var arguments: [SwiftArgument] = []
        while index < limit {
            let first = index
            var label: Range<Int>?
            if call != nil || scopes[scope].value.kind != .collection, kind(index) == .word,
                has(index + 1, ":"), !isModuleSelector(index)
            {
                label = range(index, index + 1)
                index += 2
            }
            var expression = readExpression(at: index, .basic)
            let isWhole = has(expression.end, ",") || expression.end >= limit
            if !isWhole { (expression.call, expression.closure) = (nil, nil) }
            var end = expression.end
            if has(end, ":"), call == nil {
                let value = readExpression(at: end + 1, .basic)
                end = max(value.end, end + 1)
                add(SwiftElement(key: expression.index, value: value.index))
            } else if call == nil {
                add(SwiftElement(key: nil, value: expression.index))
            }
            end = readRest(from: end)
            arguments.append(
                SwiftArgument(
                    label: label,
                    value: range(index, end),
                    expression: expression.index,
                    call: expression.call,
                    closure: expression.closure,
                    isTrailing: false
                )
            )
            index = max(end + 1, first + 1)
        }
        if let call { calls[call].value.arguments.insert(contentsOf: arguments, at: 0) }
    }

    /// Reads the rest of an element up to the next comma, which is a fault.
    private mutating func readRest(from start: Int) -> Int {
        var index = start
        while index < limit, !has(index, ",") {
            index = max(readExpression(at: index, .basic).end, index + 1)
        }
        return min(index, limit)
    }

    /// Reads parameters with their types and default values up to the end of the region.
    mutating func readParameters(from start: Int) {
        var index = start
        while index < limit {
            if kind(index) == .attribute {
                index = readAttribute(at: index).end
            } else if kind(index) == .word {
                index = readParameter(at: index)
            } else if isLone(index, "=") {
                index = max(readExpression(at: index + 1, .basic).end, index + 1)
            } else {
                index = after(index)
            }
        }
    }

    /// Reads a parameter, or a word that starts none.
    private mutating func readParameter(at start: Int) -> Int {
        let hasName = kind(start + 1) == .word && has(start + 2, ":")
        let name = hasName ? start + 1 : start
        guard has(name + 1, ":") else { return start + 1 }
        let typeStart = name + 2
        var index = max(typeEnd(typeStart), typeStart)
        let type = range(typeStart, index)
        var defaultValue: Int?
        if isLone(index, "=") {
            let value = readExpression(at: index + 1, .basic)
            defaultValue = value.index
            index = max(value.end, index + 1)
        }
        let label = range(start, start + 1)
        add(
            SwiftParameter(
                label: isText(start, "_") ? nil : label,
                name: range(name, name + 1),
                type: type,
                defaultValue: defaultValue
            )
        )
        return index
    }

    /// Reads an attribute and its arguments.
    mutating func readAttribute(at start: Int) -> (name: Range<Int>, end: Int) {
        var end = attributeNameEnd(start)
        if has(end, "("), isAdjacent(end) || isAttributeArgument(end) {
            if !hasDeclaration(start) { add(.elements(call: nil), at: end, .arguments) }
            end = after(end)
        }
        return (tokens[start].start + 1..<max(tokens[end - 1].end, tokens[start].start + 1), end)
    }

    /// Returns whether the arguments of an attribute are declarations or types.
    private func hasDeclaration(_ attribute: Int) -> Bool {
        ["@abi", "@_dynamicReplacement", "@_implements", "@_specialize", "@specialized"].contains {
            isText(attribute, $0)
        }
    }

    /// Returns whether parentheses after an attribute and a space are its arguments.
    ///
    /// They are if a declaration follows them.
    private func isAttributeArgument(_ opening: Int) -> Bool {
        guard !startsLine(opening) else { return false }
        let next = after(opening)
        guard let keyword = keyword(next) else { return kind(next) == .attribute }
        return keyword.startsDeclaration || keyword.isModifier
    }

    /// Reads the signature of a closure, and records its parameters and the calls in its captures.
    mutating func readClosureSignature(at start: Int) -> Int {
        guard let end = closureSignatureEnd(start) else { return start }
        var index = start
        while kind(index) == .attribute { index = readAttribute(at: index).end }
        if has(index, "[") {
            add(.parameters, at: index, .collection)
            index = after(index)
        }
        let isGroup = has(index, "(")
        index = isGroup ? index + 1 : index
        let listEnd = isGroup ? after(index - 1) - 1 : end - 1
        while index < listEnd, kind(index) == .word {
            let hasName = kind(index + 1) == .word && !startsLine(index + 1)
            let name = hasName && !has(index, ",") && keyword(index + 1) != .in ? index + 1 : index
            var type: Range<Int>?
            var next = name + 1
            if has(next, ":") {
                let typeStart = next + 1
                next = max(typeEnd(typeStart), typeStart)
                type = range(typeStart, next)
            }
            let range = range(name, name + 1)
            add(SwiftParameter(label: nil, name: range, type: type, defaultValue: nil))
            guard has(next, ",") else { break }
            index = next + 1
        }
        return end
    }

    private func closureSignatureEnd(_ start: Int) -> Int? {
        var index = start
        while kind(index) == .attribute { index = afterAttribute(index) }
        if has(index, "[") { index = after(index) }
        if has(index, "(") {
            index = after(index)
        } else {
            while kind(index) == .word, keyword(index) != .in {
                index += 1
                guard has(index, ",") else { break }
                index += 1
            }
        }
        index = arrowEnd(index).map { typeEnd($0) } ?? afterEffects(index)
        return keyword(index) == .in ? index + 1 : nil
    }
}
