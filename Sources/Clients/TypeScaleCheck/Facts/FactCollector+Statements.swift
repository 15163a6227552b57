import TypeScaleCode

extension FactCollector {
    /// Reads a block with a scope of its own.
    mutating func block(
        _ index: Int,
        _ kind: Scope.Kind,
        _ context: Context,
        parameters: [SwiftParameter] = []
    ) -> Block {
        guard depth < Self.maximumDepth else {
            leaveOut(source.scopes[index].range)
            return Block(scope: scope, statements: [])
        }
        depth += 1
        let outer = scope
        facts.scopes.append(Scope(kind: kind, parent: outer))
        scope = facts.scopes.count - 1
        for parameter in parameters + source.scopes[index].parameters {
            bind(
                text(parameter.name),
                .parameter,
                type: parameter.type.map(typeName),
                at: parameter.name.lowerBound
            )
        }
        let inner = scope
        let statements = readStatements(of: index, context)
        scope = outer
        depth -= 1
        return Block(scope: inner, statements: statements)
    }

    mutating func bind(
        _ name: String,
        _ kind: Binding.Kind,
        type: String? = nil,
        value: Expression? = nil,
        at offset: Int,
        isScaledMetric: Bool = false
    ) {
        facts.scopes[scope].bindings.append(
            Binding(
                name: name,
                kind: kind,
                type: type,
                value: value,
                offset: offset,
                isScaledMetric: isScaledMetric
            )
        )
    }

    @discardableResult
    mutating func readStatements(of index: Int, _ context: Context) -> [Statement] {
        var statements: [Statement] = []
        /// Whether the last `if` asked for the accessibility sizes.
        var asked: Bool?
        for statement in source.scopes[index].statements {
            switch statement {
            case .expression(let index):
                let expression = expression(index, context)
                statements.append(.expression(expression))
                if context.view == nil { addStatementCall(expression) }
                if case .assignment(let target, let value) = expression.form,
                    case .name(let name) = target.form
                {
                    assign(value, to: name, at: target.range.lowerBound)
                }
            case .result(let index): statements.append(.result(expression(index, context)))
            case .declaration(let index): readDeclaration(index, context)
            case .enumCase(let name, let value):
                addCase(name, value.map { expression($0, Context()) })
            case .typeAlias(let name, let type): addAlias(name, type)
            case .block(let keyword, let conditions, let scope):
                let conditions = conditions.map { expression($0, Context()) }
                if keyword == .if { asked = nil }
                let block = block(scope, .block, context)
                if keyword == .loop, case .name(let name)? = conditions.first?.form {
                    facts.scopes[block.scope].bindings.insert(
                        Binding(
                            name: name,
                            kind: .loop,
                            type: nil,
                            value: nil,
                            offset: conditions[0].range.lowerBound,
                            isScaledMetric: false
                        ),
                        at: 0
                    )
                }
                let isAsked = conditions.lazy.compactMap(\.asksForAccessibilitySizes).first
                // `else` and `else if` run only if the `if` before did not.
                let sizes = isAsked ?? asked.map(!)
                if keyword != .guard { facts.scopes[block.scope].isForAccessibilitySizes = sizes }
                asked = conditions.count == 1 ? isAsked : nil
                statements.append(.block(keyword, conditions: conditions, block))
            case .patterns(let patterns):
                statements.append(.patterns(patterns.map { expression($0, Context()) }))
            }
        }
        return statements
    }

    /// Records a call that can change the view before its name, or a view among its arguments.
    private mutating func addStatementCall(_ expression: Expression) {
        guard case .call(let function, let arguments) = expression.form else { return }
        let receiver: Expression?
        switch function.form {
        case .name(let name) where name.utf8.first?.isASCIIUppercaseLetter != true: receiver = nil
        case .member(let base, _) where base.path != nil: receiver = base
        default: return
        }
        facts.statementCalls.append(
            CallSite(
                receiver: receiver,
                name: function.lastName ?? "",
                arguments: arguments,
                scope: scope,
                range: expression.range,
                constant: nil
            )
        )
    }

    /// Records a later value of a variable in the scope that declares it.
    private mutating func assign(_ value: Expression, to name: String, at offset: Int) {
        var index: Int? = scope
        while let current = index {
            if facts.scopes[current].bindings.contains(where: { $0.name == name }) {
                facts.scopes[current].bindings.append(
                    Binding(
                        name: name,
                        kind: .assignment,
                        type: nil,
                        value: value,
                        offset: offset,
                        isScaledMetric: false
                    )
                )
                return
            }
            if case .type = facts.scopes[current].kind { return }
            index = facts.scopes[current].parent
        }
    }
}

extension Expression {
    /// Whether a condition holds only at the accessibility sizes, or only at the others, or `nil`.
    var asksForAccessibilitySizes: Bool? {
        switch form {
        case .member(_, "isAccessibilitySize"), .member(_, "isAccessibilityCategory"): true
        case .prefix("!", let condition): condition.asksForAccessibilitySizes.map(!)
        case .binary("&&", let first, let second):
            first.asksForAccessibilitySizes ?? second.asksForAccessibilitySizes
        default: nil
        }
    }
}
