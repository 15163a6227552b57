import SwiftSyntax

/// The parts that a call and a macro have in common.
struct ParsedCall {
    /// The offset of the parentheses, or of the first closure, or `nil` if a macro has neither.
    let offset: Int?
    let arguments: LabeledExprListSyntax
    let closure: ClosureExprSyntax?
    let others: MultipleTrailingClosureElementListSyntax

    init(_ call: FunctionCallExprSyntax) {
        offset = (call.leftParen ?? call.trailingClosure?.leftBrace)?.start
        arguments = call.arguments
        closure = call.trailingClosure
        others = call.additionalTrailingClosures
    }

    init(_ macro: some FreestandingMacroExpansionSyntax) {
        offset = (macro.leftParen ?? macro.trailingClosure?.leftBrace)?.start
        arguments = macro.arguments
        closure = macro.trailingClosure
        others = macro.additionalTrailingClosures
    }

    /// Returns the call or the closure that is a whole value.
    static func whole(_ value: ExprSyntax) -> String {
        switch value.as(ExprSyntaxEnum.self) {
        case .tryExpr(let value): whole(value.expression)
        case .awaitExpr(let value): whole(value.expression)
        case .unsafeExpr(let value): whole(value.expression)
        case .consumeExpr(let value): whole(value.expression)
        case .packExpansionExpr(let value): whole(value.repetitionPattern)
        case .closureExpr(let closure): "closure \(closure.start)"
        default: call(value)
        }
    }

    private static func call(_ value: ExprSyntax) -> String {
        switch value.as(ExprSyntaxEnum.self) {
        case .forceUnwrapExpr(let value): call(value.expression)
        case .optionalChainingExpr(let value): call(value.expression)
        case .functionCallExpr(let call): "call \(ParsedCall(call).offset ?? -1)"
        case .macroExpansionExpr(let macro):
            ParsedCall(macro).offset.map { "call \($0)" } ?? "other"
        default: "other"
        }
    }
}

extension SyntaxProtocol {
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    var range: String { "\(start)-\(end)" }
}

extension Optional where Wrapped: SyntaxProtocol {
    /// The range of a node, or `none`.
    var text: String { map(\.range) ?? "none" }
}
