extension CodeParser {
    /// Reads the declaration with a keyword at an index, and returns the index after it.
    mutating func readDeclaration(at start: Int, _ attributes: [Range<Int>]) -> Int {
        switch keyword(start) {
        case .let, .var: readVariables(at: start, attributes)
        case .func, .`init`, .deinit, .subscript, .macro: readFunction(at: start, attributes)
        case .struct, .class, .enum, .extension, .actor, .protocol: readType(at: start, attributes)
        case .case: readEnumCases(at: start)
        case .import: afterImport(start)
        case .typealias, .associatedtype: readTypeAlias(at: start)
        case .operator, .precedencegroup: afterOperatorDeclaration(start)
        default: start + 1
        }
    }

    /// Reads `let` or `var` in a condition, which declares one variable.
    mutating func readBinding(at start: Int) -> Int {
        let pattern = readExpression(at: start + 1, .pattern)
        let (type, expression, end) = readTypeAndValue(at: pattern.end, .condition)
        let value = SwiftDeclaration(
            keyword: range(start, start + 1),
            name: range(pattern.start, pattern.end),
            attributes: [],
            type: type,
            value: expression.map { range($0.start, $0.end) },
            valueExpression: expression?.index,
            isStatic: false,
            isPrivate: isPrivate,
            parameters: nil,
            call: expression?.call,
            closure: expression?.closure,
            body: nil,
            scope: scope
        )
        declare(value, at: pattern.start)
        return end
    }

    /// Reads the type and the initial value of a variable, which both can be missing.
    private mutating func readTypeAndValue(
        at start: Int,
        _ place: ExpressionPlace
    ) -> (type: Range<Int>?, value: CodeExpression?, end: Int) {
        var index = start
        var type: Range<Int>?
        if has(index, ":") {
            index = typeEnd(start + 1)
            type = range(start + 1, index)
        }
        guard isLone(index, "=") else { return (type, nil, index) }
        let value = readExpression(at: index + 1, place)
        return (type, value, value.end)
    }

    /// Reads variables separated by commas.
    private mutating func readVariables(at start: Int, _ attributes: [Range<Int>]) -> Int {
        var index = start + 1
        while true {
            let isName = kind(index) == .word && keyword(index)?.endsExpression != true
            guard isName || has(index, "(") else { return index }
            let name = index
            let (type, expression, end) = readTypeAndValue(at: after(index), .basic)
            index = end
            var body: Int?
            if has(index, "{") {
                body = add(.accessors, at: index, .body, declaration: declarations.count)
                index = after(index)
            }
            let value = SwiftDeclaration(
                keyword: range(start, start + 1),
                name: range(name, after(name)),
                attributes: attributes,
                type: type,
                value: expression.map { range($0.start, $0.end) },
                valueExpression: expression?.index,
                isStatic: isStatic,
                isPrivate: isPrivate,
                parameters: nil,
                call: expression?.call,
                closure: expression?.closure,
                body: body,
                scope: scope
            )
            declare(value, at: name)
            guard has(index, ",") else { return index }
            index += 1
        }
    }

    /// Reads a function, an initializer or a subscript, of which each part can be missing.
    private mutating func readFunction(at start: Int, _ attributes: [Range<Int>]) -> Int {
        var name = start..<start + 1
        var index = start + 1
        if keyword(start) == .func || keyword(start) == .macro {
            var end = operatorEnd(index) ?? (kind(index) == .word ? index + 1 : index)
            // `func ==<T>(left: T, right: T)`
            if has(end - 1, "<"), genericsEnd(end - 1) != nil { end -= 1 }
            name = index..<end
            index = end
        } else if has(index, "?") || has(index, "!") {
            index += 1
        }
        if has(index, "<") { index = genericsEnd(index) ?? index }
        var parameters: Int?
        if has(index, "(") {
            parameters = add(.parameters, at: index, .group)
            index = after(index)
        }
        index = afterEffects(index)
        var type: Range<Int>?
        if isArrow(index) {
            let end = typeEnd(index + 2)
            type = range(index + 2, end)
            index = end
        }
        if isLone(index, "=") { index = readExpression(at: index + 1, .basic).end }
        index = afterWhereClause(index)
        var body: Int?
        if has(index, "{") {
            let kind: CodeRegion.Kind = keyword(start) == .subscript ? .accessors : .statements
            body = add(kind, at: index, .body, declaration: declarations.count)
            index = after(index)
        }
        let value = SwiftDeclaration(
            keyword: range(start, start + 1),
            name: range(name.lowerBound, name.upperBound),
            attributes: attributes,
            type: type,
            value: nil,
            valueExpression: nil,
            isStatic: isStatic,
            isPrivate: isPrivate,
            parameters: parameters,
            call: nil,
            closure: nil,
            body: body,
            scope: scope
        )
        if keyword(start) != .macro { declare(value, at: start) }
        return index
    }

    private mutating func readType(at start: Int, _ attributes: [Range<Int>]) -> Int {
        let nameEnd = keyword(start) == .extension ? typeEnd(start + 1) : min(start + 2, limit)
        guard nameEnd > start + 1, kind(start + 1) == .word || keyword(start) == .extension else {
            return start + 1
        }
        var index = nameEnd
        if has(index, "<") { index = genericsEnd(index) ?? index }
        var type: Range<Int>?
        if has(index, ":") {
            let first = index + 1
            // `class` is an old name of `AnyObject`.
            repeat {
                index = keyword(index + 1) == .class ? index + 2 : typeEnd(index + 1)
            } while has(index, ",")
            type = range(first, index)
        }
        index = afterWhereClause(index)
        var body: Int?
        if has(index, "{") {
            body = add(.members, at: index, .body, declaration: declarations.count)
            index = after(index)
        }
        let value = SwiftDeclaration(
            keyword: range(start, start + 1),
            name: range(start + 1, nameEnd),
            attributes: attributes,
            type: type,
            value: nil,
            valueExpression: nil,
            isStatic: false,
            isPrivate: isPrivate,
            parameters: nil,
            call: nil,
            closure: nil,
            body: body,
            scope: scope
        )
        declare(value, at: start)
        return index
    }

    /// Reads the cases of an enum, which are not among the declarations.
    private mutating func readEnumCases(at start: Int) -> Int {
        var index = start + 1
        while kind(index) == .word {
            let name = range(index, index + 1)
            index += 1
            if has(index, "("), !startsLine(index) {
                add(.parameters, at: index, .group)
                index = after(index)
            }
            var rawValue: Int?
            if isLone(index, "=") {
                let value = readExpression(at: index + 1, .basic)
                rawValue = value.index
                index = value.end
            }
            add(.enumCase(name: name, rawValue: rawValue))
            guard has(index, ",") else { break }
            index += 1
        }
        return index
    }

    private func afterImport(_ start: Int) -> Int {
        var index = start + 1
        while kind(index) == .word, !startsLine(index) {
            index += 1
            while has(index, "."), !startsLine(index) { index += 2 }
        }
        return min(index, limit)
    }

    private mutating func readTypeAlias(at start: Int) -> Int {
        var index = start + 2
        if has(index, "<") { index = genericsEnd(index) ?? index }
        if has(index, ":") { index = typeEnd(index + 1) }
        if isLone(index, "=") {
            let type = index + 1
            index = typeEnd(type)
            add(.typeAlias(name: range(start + 1, start + 2), type: range(type, index)))
        }
        return min(afterWhereClause(index), limit)
    }

    private func afterOperatorDeclaration(_ start: Int) -> Int {
        var index = start + 1
        index = operatorEnd(index) ?? index + 1
        if has(index, ":") {
            index += 2
            while has(index, ",") { index += 2 }
        }
        return has(index, "{") ? after(index) : min(index, limit)
    }

    /// Reads the accessors of a variable, or the statements of its getter.
    mutating func readAccessors(from start: Int) {
        guard isAccessor(start) else { return readStatements(from: start) }
        let declaration = scopes[scope].value.declaration
        var index = start
        var accessor = SwiftStatement.Keyword.setter
        while index < limit {
            if kind(index) == .attribute {
                index = readAttribute(at: index).end
            } else if has(index, "{") {
                let body = add(.statements, at: index, .body, declaration: declaration)
                add(.block(accessor, conditions: [], scope: body))
                index = after(index)
            } else {
                if let keyword = keyword(index), keyword.isAccessor {
                    accessor = keyword == .get ? .getter : .setter
                }
                index = after(index)
            }
        }
    }

    /// Returns whether an accessor such as `get` is at an index, after attributes and modifiers.
    private func isAccessor(_ start: Int) -> Bool {
        var index = start
        while true {
            if kind(index) == .attribute {
                index = afterAttribute(index)
            } else if keyword(index)?.isModifier == true {
                index += 1
            } else {
                break
            }
        }
        guard let keyword = keyword(index), keyword.isAccessor else { return false }
        switch kind(index + 1) {
        case .opening where has(index + 1, "{"): return true
        case .opening: return has(index + 1, "(") && keyword.hasParameter
        case .end, .attribute: return true
        case .directive: return isCondition(index + 1)
        case .word:
            guard let next = self.keyword(index + 1) else { return false }
            return next.isAccessor || next.isEffect || next.isModifier
        default: return false
        }
    }
}

extension CodeKeyword {
    /// Whether an accessor can have a parameter in parentheses.
    fileprivate var hasParameter: Bool {
        switch self {
        case .set, .didSet, .willSet, .`init`: true
        default: false
        }
    }
}
