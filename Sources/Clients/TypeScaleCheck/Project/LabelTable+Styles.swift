import TypeScaleDiagnostics

// Functions of the app that set properties of a label: `label.applyStyle()`, `style(label)`.
extension LabelTable {
    /// The maximum number of functions that call each other.
    private static let maximumCalls = 4

    /// What a function does with its view: the assignments and calls in its body.
    private struct Body {
        var assignments: [Int] = []
        var calls: [Int] = []
    }

    /// Sets the properties that functions set on the labels for which they are called.
    mutating func addStyles(_ evaluator: inout Evaluator) {
        let table = evaluator.table
        var bodies: [CodeTable.Reference: Body] = [:]
        for (index, file) in table.files.enumerated() {
            for (number, assignment) in file.assignments.enumerated() {
                guard let member = file.member(of: assignment.scope) else { continue }
                let reference = CodeTable.Reference(file: index, member: member)
                bodies[reference, default: Body()].assignments.append(number)
            }
            for (number, call) in file.statementCalls.enumerated() {
                guard let member = file.member(of: call.scope) else { continue }
                let reference = CodeTable.Reference(file: index, member: member)
                bodies[reference, default: Body()].calls.append(number)
            }
        }
        let names = Self.names(of: bodies, table)
        for (index, file) in table.files.enumerated() {
            for call in file.statementCalls where names.contains(ExactString(call.name)) {
                let frame = Evaluator.Frame(file: index, scope: call.scope)
                addStyle(call, in: frame, bodies, &evaluator)
            }
        }
    }

    /// The properties of a label that a function can set.
    private static let properties: Set = [
        "font", "adjustsFontForContentSizeCategory", "numberOfLines", "minimumScaleFactor",
        "adjustsFontSizeToFitWidth", "text", "attributedText", "configuration",
        "maximumContentSizeCategory",
    ]

    /// Returns the names of the functions that set properties of a label, also by their calls.
    private static func names(
        of bodies: [CodeTable.Reference: Body],
        _ table: CodeTable
    ) -> Set<ExactString> {
        var names: Set<ExactString> = []
        for _ in 0..<maximumCalls {
            let count = names.count
            for (reference, body) in bodies where table[reference].kind == .function {
                let file = table.files[reference.file]
                let isStyle =
                    body.assignments.contains { number in
                        let property = file.assignments[number].property
                        return properties.contains(property) || property.namesOwnFont
                    }
                    || body.calls.contains { number in
                        names.contains(ExactString(file.statementCalls[number].name))
                    }
                if isStyle, table.changesLabel(table[reference]) {
                    names.insert(ExactString(table[reference].name))
                }
            }
            if names.count == count { break }
        }
        return names
    }

    /// Adds what a call does to the label before its name, and to the labels among its arguments.
    private mutating func addStyle(
        _ call: CallSite,
        in frame: Evaluator.Frame,
        _ bodies: [CodeTable.Reference: Body],
        _ evaluator: inout Evaluator
    ) {
        let table = evaluator.table
        if let receiver = call.receiver,
            let key = key(of: receiver, file: frame.file, scope: frame.scope, &evaluator)
        {
            let own = labels[key]?.type.map { table.lineage(of: $0) } ?? Array(Self.types)
            let functions = own.flatMap { table.members(of: $0, named: call.name, in: frame.file) }
            if let function = functions.first(where: { table[$0].accepts(call.arguments) }) {
                apply(
                    function,
                    call.arguments,
                    to: key,
                    nil,
                    in: frame,
                    bodies,
                    &evaluator,
                    depth: 0
                )
                return
            }
        }
        guard !call.arguments.isEmpty else { return }
        let owner = table.files[frame.file].owner(of: frame.scope)
        var type = owner
        if let path = call.receiver?.path, path != ["self"] {
            type = table.resolved(path.joined(separator: "."), in: owner)
        }
        let functions =
            (type.map { table.members(of: $0, named: call.name, in: frame.file) } ?? [])
            + (call.receiver == nil ? table.globals(named: call.name) : [])
        guard let function = functions.first(where: { table[$0].accepts(call.arguments) }) else {
            return
        }
        for (argument, parameter) in zip(call.arguments, table[function].parameters)
        where argument.value.path != nil && bodies[function] != nil {
            guard
                let key = key(
                    of: argument.value,
                    file: frame.file,
                    scope: frame.scope,
                    &evaluator
                )
            else { continue }
            apply(
                function,
                call.arguments,
                to: key,
                parameter.name,
                in: frame,
                bodies,
                &evaluator,
                depth: 0
            )
        }
    }

    /// Sets the properties that a function sets on `self`, or on a parameter.
    private mutating func apply(
        _ function: CodeTable.Reference,
        _ arguments: [Argument],
        to key: Key,
        _ parameter: String?,
        in frame: Evaluator.Frame,
        _ bodies: [CodeTable.Reference: Body],
        _ evaluator: inout Evaluator,
        depth: Int
    ) {
        guard depth < Self.maximumCalls, let body = bodies[function] else { return }
        let table = evaluator.table
        let file = table.files[function.file]
        var inner = Evaluator.Frame(file: function.file, scope: 0)
        inner.arguments = evaluator.parameters(of: function, arguments, frame)
        func isView(_ expression: Expression?) -> Bool {
            guard let parameter else { return expression.map { $0.path == ["self"] } ?? true }
            return expression?.path == [parameter]
        }
        for number in body.assignments where isView(file.assignments[number].owner?.withoutTitle) {
            let assignment = file.assignments[number]
            set(assignment, key, in: inner.at(assignment.scope), &evaluator)
        }
        for number in body.calls where isView(file.statementCalls[number].receiver?.withoutTitle) {
            let call = file.statementCalls[number]
            let functions = [table[function].owner, "UILabel"].flatMap {
                table.members(of: $0, named: call.name, in: function.file)
            }
            guard let next = functions.first(where: { table[$0].accepts(call.arguments) }) else {
                continue
            }
            apply(
                next,
                call.arguments,
                to: key,
                nil,
                in: inner.at(call.scope),
                bodies,
                &evaluator,
                depth: depth + 1
            )
        }
    }
}

extension CodeTable {
    /// Returns whether a function can change a label: its own type, or one of its parameters.
    fileprivate func changesLabel(_ function: Member) -> Bool {
        let types = [function.owner] + function.parameters.map(\.type.baseTypeName)
        return types.contains { LabelTable.types.contains($0) || inheritsLabel($0) }
    }
}

extension Expression {
    /// The view whose title label the expression is: `button` for `button.titleLabel`.
    fileprivate var withoutTitle: Expression {
        switch form {
        case .member(let base, "titleLabel"): base
        case .name("titleLabel"): Expression(form: .name("self"), range: range)
        default: self
        }
    }
}
