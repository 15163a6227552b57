import TypeScaleCode
import TypeScaleDiagnostics

extension Evaluator {
    /// Returns the value that a block returns.
    ///
    /// - Parameters:
    ///   - block: The block.
    ///   - frame: The code around it.
    ///   - expected: What the context expects.
    ///   - isImplicit: Whether the last expression of the block is a value.
    /// - Returns: The value, or one of several values.
    mutating func result(
        of block: Block,
        _ frame: Frame,
        _ expected: Expected,
        isImplicit: Bool
    ) -> Value {
        var inner = frame.at(block.scope)
        inner.offset = .max
        var values: [Value] = []
        collect(block.statements, inner, expected, isImplicit, &values)
        let sizes = table.files[frame.file].scopes[block.scope].isForAccessibilitySizes
        return Value.oneOf(values).shown(sizes)
    }

    private mutating func collect(
        _ statements: [Statement],
        _ frame: Frame,
        _ expected: Expected,
        _ isImplicit: Bool,
        _ values: inout [Value]
    ) {
        for (index, statement) in statements.enumerated() {
            let isLast = index == statements.count - 1
            switch statement {
            case .result(let expression):
                var inner = frame
                inner.offset = expression.range.lowerBound
                values.append(evaluate(expression, inner, expected))
            case .expression(let expression) where isImplicit:
                let endsCase = isLast || statements[index + 1].startsCase
                guard endsCase else { continue }
                if case .assignment = expression.form { continue }
                var inner = frame
                inner.offset = expression.range.lowerBound
                values.append(evaluate(expression, inner, expected))
            case .block(let keyword, let conditions, let block):
                if keyword == .switch {
                    let subject = conditions.first.map { evaluate($0, frame, .any) }
                    collectCases(block, subject, frame, expected, isImplicit, &values)
                } else if keyword != .setter {
                    let isValue = isImplicit && keyword != .guard && keyword != .loop
                    let value = result(of: block, frame, expected, isImplicit: isValue)
                    if !value.isNothing { values.append(value) }
                }
            case .expression, .patterns: continue
            }
        }
    }

    /// Collects the values of the cases that match a subject.
    private mutating func collectCases(
        _ block: Block,
        _ subject: Value?,
        _ frame: Frame,
        _ expected: Expected,
        _ isImplicit: Bool,
        _ values: inout [Value]
    ) {
        var inner = frame.at(block.scope)
        inner.offset = .max
        let cases = subject?.alternatives.compactMap { value -> String? in
            if case .enumCase(_, let name) = value { name } else { nil }
        }
        let names = cases?.count == subject?.alternatives.count ? cases ?? [] : []
        var body: [Statement] = []
        var patterns: [Expression] = []
        var matched: Set<ExactString> = []
        func isChosen() -> Bool {
            guard !names.isEmpty else { return true }
            let own = patterns.compactMap(\.lastName)
            return patterns.isEmpty
                ? names.contains { !matched.contains(ExactString($0)) }
                : names.contains { own.contains($0) }
        }
        for statement in block.statements {
            guard case .patterns(let next) = statement else {
                body.append(statement)
                continue
            }
            if !body.isEmpty, isChosen() {
                collect(body, inner, expected, isImplicit, &values)
            }
            matched.formUnion(patterns.compactMap { $0.lastName.map { ExactString($0) } })
            patterns = next
            body = []
        }
        if !body.isEmpty, isChosen() { collect(body, inner, expected, isImplicit, &values) }
    }
}

extension Statement {
    fileprivate var startsCase: Bool { if case .patterns = self { true } else { false } }
}

extension Value {
    /// Whether a block had no value.
    fileprivate var isNothing: Bool {
        if case .unknown(.expression) = self { true } else { false }
    }
}
