import SwiftSyntax

/// Collects the facts of a syntax tree, except those in the conditions of `#if`.
final class ParsedFacts: SyntaxVisitor {
    private(set) var facts: [CodeFact] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ clause: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = clause.elements { walk(elements) }
        return .skipChildren
    }

    // The arguments of these attributes are declarations and types, which `SwiftSource` skips.
    override func visit(_ attribute: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch attribute.arguments {
        case .abiArguments, .dynamicReplacementArguments, .implementsArguments,
            .specializeArguments:
            .skipChildren
        default: .visitChildren
        }
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        add(
            ParsedCall(call),
            name: name(call.calledExpression),
            start: chainStart(of: ExprSyntax(call))
        )
        return .visitChildren
    }

    override func visit(_ macro: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        add(ParsedCall(macro), name: macro.macroName.text, start: macro.start)
        return .visitChildren
    }

    override func visit(_ macro: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(ParsedCall(macro), name: macro.macroName.text, start: macro.pound.start)
        return .visitChildren
    }

    private func add(_ call: ParsedCall, name: String, start: Int) {
        guard let offset = call.offset else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" } + call.others.map(\.label.text)
        facts.append(
            .call(
                offset,
                name: name,
                labels: labels,
                closures: (call.closure == nil ? 0 : 1) + call.others.count,
                start: start
            )
        )
        for argument in call.arguments {
            add(argument.label, ExprSyntax(argument.expression), to: offset)
        }
        if let closure = call.closure { add(nil, ExprSyntax(closure), to: offset) }
        for other in call.others { add(other.label, ExprSyntax(other.closure), to: offset) }
    }

    private func add(_ label: TokenSyntax?, _ value: ExprSyntax, to offset: Int) {
        facts.append(
            CodeFact(
                "argument",
                value.start,
                "\(offset)",
                label.text,
                value.range,
                ParsedCall.whole(value)
            )
        )
    }

    override func visit(_ sequence: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(sequence.elements)
        let index = elements.firstIndex { $0.is(AssignmentExprSyntax.self) } ?? 0
        if index > 0, let first = elements.first, let last = elements.last {
            let value = elements[index + 1]
            facts.append(
                CodeFact(
                    "assignment",
                    first.start,
                    "\(first.start)-\(elements[index - 1].end)",
                    "\(value.start)-\(last.end)",
                    index + 2 == elements.count ? ParsedCall.whole(value) : "other"
                )
            )
        }
        return .visitChildren
    }

    override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        facts.append(CodeFact("closure", closure.start, closure.range))
        return .visitChildren
    }

    override func visit(_ segment: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
        let start = segment.leftParen.start
        facts.append(CodeFact("interpolation", start, "\(start)-\(segment.end)"))
        return .visitChildren
    }

    override func visit(_ variable: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in variable.bindings {
            add(
                variable.bindingSpecifier,
                binding.pattern,
                type: binding.typeAnnotation?.type,
                value: binding.initializer?.value,
                body: binding.accessorBlock,
                variable.attributes
            )
        }
        return .visitChildren
    }

    override func visit(_ binding: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        add(
            binding.bindingSpecifier,
            binding.pattern,
            type: binding.typeAnnotation?.type,
            value: binding.initializer?.value,
            body: nil as CodeBlockSyntax?,
            []
        )
        return .visitChildren
    }

    override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = function.signature.returnClause?.type
        add(
            function.funcKeyword,
            function.name,
            type: type,
            value: nil,
            body: function.body,
            function.attributes
        )
        return .visitChildren
    }

    override func visit(_ initializer: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let keyword = initializer.initKeyword
        add(
            keyword,
            keyword,
            type: nil as TypeSyntax?,
            value: nil,
            body: initializer.body,
            initializer.attributes
        )
        return .visitChildren
    }

    override func visit(_ deinitializer: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let keyword = deinitializer.deinitKeyword
        add(
            keyword,
            keyword,
            type: nil as TypeSyntax?,
            value: nil,
            body: deinitializer.body,
            deinitializer.attributes
        )
        return .visitChildren
    }

    override func visit(_ function: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        let keyword = function.subscriptKeyword
        let type = function.returnClause.type
        add(
            keyword,
            keyword,
            type: type,
            value: nil,
            body: function.accessorBlock,
            function.attributes
        )
        return .visitChildren
    }

    override func visit(_ type: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(type.structKeyword, type.name, type)
    }

    override func visit(_ type: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(type.classKeyword, type.name, type)
    }

    override func visit(_ type: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(type.enumKeyword, type.name, type)
    }

    override func visit(_ type: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(type.actorKeyword, type.name, type)
    }

    override func visit(_ type: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(type.protocolKeyword, type.name, type)
    }

    override func visit(_ type: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(type.extensionKeyword, type.extendedType, type)
    }

    private func add(
        _ keyword: TokenSyntax,
        _ name: some SyntaxProtocol,
        _ type: some DeclGroupSyntax
    ) -> SyntaxVisitorContinueKind {
        add(
            keyword,
            name,
            type: type.inheritanceClause?.inheritedTypes,
            value: nil,
            body: type.memberBlock,
            type.attributes
        )
        return .visitChildren
    }

    private func add(
        _ keyword: TokenSyntax,
        _ name: some SyntaxProtocol,
        type: (some SyntaxProtocol)?,
        value: ExprSyntax?,
        body: (some SyntaxProtocol)?,
        _ attributes: AttributeListSyntax
    ) {
        facts.append(
            CodeFact(
                "declaration",
                name.start,
                keyword.text,
                name.range,
                type.text,
                value.text,
                value.map(ParsedCall.whole) ?? "other",
                body.text
            )
        )
        add(attributes, to: name.start)
    }

    private func add(_ attributes: AttributeListSyntax, to name: Int) {
        for element in attributes {
            if case .attribute(let attribute) = element {
                let range = "\(attribute.start + 1)-\(attribute.end)"
                facts.append(CodeFact("attribute", name, range))
            } else if case .ifConfigDecl(let condition) = element {
                for case .attributes(let list) in condition.clauses.map(\.elements) {
                    add(list, to: name)
                }
            }
        }
    }
}
