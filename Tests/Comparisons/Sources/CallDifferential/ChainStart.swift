import SwiftSyntax

/// Returns the name of a function that is called, or an empty text.
func name(_ expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text
    case .memberAccessExpr(let member): member.declName.baseName.text
    case .genericSpecializationExpr(let generic): name(generic.expression)
    case .optionalChainingExpr(let optional): name(optional.expression)
    case .forceUnwrapExpr(let forced): name(forced.expression)
    default: ""
    }
}

/// Returns the offset at which a chain starts, which can start before an `#if`.
func chainStart(of expression: ExprSyntax) -> Int {
    var expression = expression
    while let base = base(of: expression) { expression = base }
    return expression.start
}

/// Returns the expression before the last suffix of an expression, or `nil` if it has none.
private func base(of expression: ExprSyntax) -> ExprSyntax? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): call.calledExpression
    case .subscriptCallExpr(let call): call.calledExpression
    case .genericSpecializationExpr(let generic): generic.expression
    case .optionalChainingExpr(let optional): optional.expression
    case .forceUnwrapExpr(let forced): forced.expression
    case .postfixOperatorExpr(let postfix): postfix.expression
    case .memberAccessExpr(let member): member.base ?? baseOutside(Syntax(member))
    case .postfixIfConfigExpr(let config): config.base ?? baseOutside(Syntax(config))
    default: nil
    }
}

/// Returns the expression before the `#if` that contains the start of a chain.
private func baseOutside(_ start: Syntax) -> ExprSyntax? {
    var node = start
    while let parent = node.parent {
        if parent.is(IfConfigClauseSyntax.self) {
            let config = parent.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
            return config.flatMap { $0.base ?? baseOutside(Syntax($0)) }
        }
        let isFirst = parent.children(viewMode: .sourceAccurate).first?.id == node.id
        guard parent.is(ExprSyntax.self), isFirst else { return nil }
        node = parent
    }
    return nil
}
