extension CodeReader {
    /// Returns the results in the order of the code, with the indices that follow from it.
    func sorted() -> (
        calls: [SwiftCall], assignments: [SwiftAssignment], declarations: [SwiftDeclaration],
        scopes: [SwiftScope]
    ) {
        let callOrder = Self.order(of: calls)
        let declarationOrder = Self.order(of: declarations)
        let scopeOrder = Self.order(of: scopes)
        let indices = NewIndices(
            calls: Self.newIndices(callOrder),
            declarations: Self.newIndices(declarationOrder),
            scopes: Self.newIndices(scopeOrder)
        )
        return (
            callOrder.map { calls[$0].value.with(indices) },
            Self.order(of: assignments).map { assignments[$0].value.with(indices) },
            declarationOrder.map { declarations[$0].value.with(indices) },
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
        return scope
    }
}
