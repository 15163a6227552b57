extension CodeParser {
    /// Returns the results in the order of the code, with the indices that follow from it.
    func sorted() -> (
        calls: [SwiftCall], assignments: [SwiftAssignment], declarations: [SwiftDeclaration],
        expressions: [SwiftExpression], parts: [Int], scopes: [SwiftScope]
    ) {
        let callOrder = Self.order(of: calls)
        let assignmentOrder = Self.order(of: assignments)
        let declarationOrder = Self.order(of: declarations)
        let scopeOrder = Self.order(of: scopes)
        let indices = NewIndices(
            calls: Self.newIndices(callOrder),
            assignments: Self.newIndices(assignmentOrder),
            declarations: Self.newIndices(declarationOrder),
            scopes: Self.newIndices(scopeOrder)
        )
        var expressions = expressions
        var parts = parts
        for index in expressions.indices { expressions[index].update(indices, &parts) }
        return (
            callOrder.map { calls[$0].value.with(indices) },
            assignmentOrder.map { assignments[$0].value.with(indices) },
            declarationOrder.map { declarations[$0].value.with(indices) },
            expressions,
            parts,
            scopeOrder.map { scopes[$0].value.with(indices) }
        )
    }

    /// Returns the indices of drafts, in the order of the code.
    private static func order<Value>(of drafts: [Draft<Value>]) -> [Int] {
        drafts.indices.sorted { drafts[$0].token < drafts[$1].token }
    }

    /// Returns the index in the order of the code for each index in the order of reading.
    private static func newIndices(_ order: [Int]) -> [Int] {
        var result = [Int](repeating: 0, count: order.count)
        for (new, old) in order.enumerated() { result[old] = new }
        return result
    }
}

/// The indices in the order of the code, for each index in the order of reading.
private struct NewIndices {
    let calls: [Int]
    let assignments: [Int]
    let declarations: [Int]
    let scopes: [Int]
}

extension SwiftArgument {
    fileprivate func with(_ indices: NewIndices) -> SwiftArgument {
        var argument = self
        argument.call = call.map { indices.calls[$0] }
        argument.closure = closure.map { indices.scopes[$0] }
        return argument
    }
}

extension SwiftCall {
    fileprivate func with(_ indices: NewIndices) -> SwiftCall {
        var call = self
        call.base = base.map { indices.calls[$0] }
        call.arguments = arguments.map { $0.with(indices) }
        call.scope = indices.scopes[scope]
        return call
    }
}

extension SwiftAssignment {
    fileprivate func with(_ indices: NewIndices) -> SwiftAssignment {
        var assignment = self
        assignment.call = call.map { indices.calls[$0] }
        assignment.closure = closure.map { indices.scopes[$0] }
        assignment.scope = indices.scopes[scope]
        return assignment
    }
}

extension SwiftDeclaration {
    fileprivate func with(_ indices: NewIndices) -> SwiftDeclaration {
        var declaration = self
        declaration.call = call.map { indices.calls[$0] }
        declaration.closure = closure.map { indices.scopes[$0] }
        declaration.body = body.map { indices.scopes[$0] }
        declaration.parameters = parameters.map { indices.scopes[$0] }
        declaration.scope = indices.scopes[scope]
        return declaration
    }
}

extension SwiftScope {
    fileprivate func with(_ indices: NewIndices) -> SwiftScope {
        var scope = self
        scope.parent = parent.map { indices.scopes[$0] }
        scope.call = call.map { indices.calls[$0] }
        scope.declaration = declaration.map { indices.declarations[$0] }
        scope.statements = statements.map { $0.with(indices) }
        return scope
    }
}

extension SwiftStatement {
    fileprivate func with(_ indices: NewIndices) -> SwiftStatement {
        switch self {
        case .declaration(let index): .declaration(indices.declarations[index])
        case .block(let keyword, let conditions, let scope):
            .block(keyword, conditions: conditions, scope: indices.scopes[scope])
        case .expression, .result, .enumCase, .typeAlias, .patterns: self
        }
    }
}

extension SwiftExpression {
    fileprivate mutating func update(_ indices: NewIndices, _ parts: inout [Int]) {
        switch kind {
        case .call(let call): kind = .call(indices.calls[call])
        case .assignment(let assignment): kind = .assignment(indices.assignments[assignment])
        case .element(let base, let scope):
            kind = .element(of: base, scope: indices.scopes[scope])
        case .closure(let scope): kind = .closure(indices.scopes[scope])
        case .group(let scope): kind = .group(indices.scopes[scope])
        case .collection(let scope): kind = .collection(indices.scopes[scope])
        case .branches(let range):
            for index in range { parts[index] = indices.scopes[parts[index]] }
        case .missing, .name, .implicitMember, .member, .number, .literal, .prefix, .postfix,
            .cast, .sequence, .operator, .other:
            break
        }
    }
}
