import TypeScaleDiagnostics

extension App {
    /// The maximum number of callers whose values are evaluated.
    private static let maximumCallers = 64

    /// Returns the values that the callers of a function, or the users of a type, pass.
    ///
    /// - Parameters:
    ///   - name: The name of a parameter of the function around the scope, or of a property.
    ///   - file: The file that contains the function.
    ///   - scope: The scope that uses the value.
    ///   - evaluator: The evaluator.
    /// - Returns: The code of the function with the values, or `nil` if no caller states one.
    func passed(
        _ name: String,
        file: Int,
        scope: Int,
        _ evaluator: inout Evaluator
    ) -> Evaluator.Frame? {
        let facts = files[file]
        let member = facts.member(of: scope).map { facts.members[$0] }
        let parameter = member?.parameters.first { $0.name == name }
        let owner = facts.owner(of: scope)
        let isFunction = parameter != nil && member?.kind != .initializer
        guard let called = isFunction ? member?.name : owner?.lastTypeName else { return nil }
        let property = owner.flatMap { table.members(of: $0, named: name).first }
        let type = parameter?.type ?? property.flatMap { table[$0].type }
        var frame = Evaluator.Frame(file: file, scope: scope)
        let expected = type.map { evaluator.expected($0, frame) } ?? .any
        var values: [Value] = []
        for (index, call) in table.calls(named: called).prefix(Self.maximumCallers) {
            let call = files[index].fontCalls[call]
            let position = member?.parameters.firstIndex { $0.name == name }
            guard let argument = call.argument(parameter?.label ?? name, position) else { continue }
            values.append(evaluator.value(of: argument, file: index, scope: call.scope, expected))
        }
        if let type, values.isEmpty || values.contains(where: \.isUnknown) {
            let cases = evaluator.cases(ofType: type, frame)
            if !cases.isEmpty { values = values.filter { !$0.isUnknown } + cases }
        }
        guard !values.isEmpty else { return nil }
        if parameter == nil, let owner {
            frame.receiver = .instance(owner, [name: .oneOf(values)])
        } else {
            frame.arguments[name] = .oneOf(values)
        }
        return frame
    }
}

extension Evaluator.Frame {
    /// Returns whether callers pass the size of a font.
    func passesSize(_ name: String) -> Bool {
        var value = arguments[name]
        if case .instance(_, let fields)? = receiver, let field = fields[name] { value = field }
        return value?.alternatives.contains { if case .size = $0 { true } else { false } } == true
    }
}

extension CallSite {
    /// Returns the argument for a parameter, by its label, or by its position without one.
    fileprivate func argument(_ label: String, _ position: Int?) -> Expression? {
        guard label.isEmpty else { return arguments[label] }
        guard let position, position < arguments.count, arguments[position].label.isEmpty else {
            return nil
        }
        return arguments[position].value
    }
}
