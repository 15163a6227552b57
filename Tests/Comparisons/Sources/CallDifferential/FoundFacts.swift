import TypeScaleCode

/// The facts of a `SwiftSource`.
struct FoundFacts {
    private(set) var facts: [CodeFact] = []
    private let source: SwiftSource
    /// For each call, the offset of its parentheses or its first closure.
    private var offsets: [Int]

    init(_ source: SwiftSource) {
        self.source = source
        offsets = source.calls.map { $0.arguments.first?.value.lowerBound ?? 0 }
        for scope in source.scopes where scope.kind == .arguments {
            if let call = scope.call { offsets[call] = scope.range.lowerBound }
        }
        for (index, call) in source.calls.enumerated() { add(call, at: offsets[index]) }
        for assignment in source.assignments {
            facts.append(
                CodeFact(
                    "assignment",
                    assignment.target.lowerBound,
                    text(assignment.target),
                    text(assignment.value),
                    value(assignment.call, assignment.closure)
                )
            )
        }
        for declaration in source.declarations { add(declaration) }
        for scope in source.scopes where [.closure, .interpolation].contains(scope.kind) {
            facts.append(CodeFact("\(scope.kind)", scope.range.lowerBound, text(scope.range)))
        }
    }

    private mutating func add(_ call: SwiftCall, at offset: Int) {
        let closures = call.arguments.filter(\.isTrailing)
        let labeled = call.arguments.filter { !$0.isTrailing } + closures.dropFirst()
        facts.append(
            .call(
                offset,
                name: source.text(call.name),
                labels: labeled.map { $0.label.map(source.text) ?? "_" },
                closures: closures.count,
                start: call.expression.lowerBound
            )
        )
        for argument in call.arguments {
            facts.append(
                CodeFact(
                    "argument",
                    argument.value.lowerBound,
                    "\(offset)",
                    text(argument.label),
                    text(argument.value),
                    value(argument.call, argument.closure)
                )
            )
        }
    }

    private mutating func add(_ declaration: SwiftDeclaration) {
        facts.append(
            CodeFact(
                "declaration",
                declaration.name.lowerBound,
                source.text(declaration.keyword),
                text(declaration.name),
                text(declaration.type),
                text(declaration.value),
                value(declaration.call, declaration.closure),
                text(declaration.body.map { source.scopes[$0].range })
            )
        )
        for attribute in declaration.attributes {
            facts.append(CodeFact("attribute", declaration.name.lowerBound, text(attribute)))
        }
    }

    private func text(_ range: Range<Int>?) -> String {
        range.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "none"
    }

    private func value(_ call: Int?, _ closure: Int?) -> String {
        if let call { return "call \(offsets[call])" }
        if let closure { return "closure \(source.scopes[closure].range.lowerBound)" }
        return "other"
    }
}
