import TypeScale
import TypeScaleDiagnostics

extension Evaluator {
    /// Returns the value of a call.
    mutating func call(
        _ function: Expression,
        _ arguments: [Argument],
        _ expression: Expression,
        _ frame: Frame,
        _ expected: Expected
    ) -> Value {
        switch function.form {
        case .name(let name):
            return call(named: name, arguments, expression, frame)
        case .implicitMember(let name):
            if case .type(let type) = expected, name == "init" {
                return instance(of: type, arguments, frame)
            }
            return implicitMember(name, arguments, expression, frame, expected)
        case .member(let base, let name):
            // The name of a module before a type: `SwiftUI.Font(font)`.
            if case .name(let module) = base.form, Self.systemTypes.contains(name),
                "\(module).\(name)".withoutModule == name
            {
                return call(named: name, arguments, expression, frame)
            }
            return member(name, of: base, arguments, expression, frame, expected)
        // `{ ... }()`
        case .closure(let block): return result(of: block, frame, expected, isImplicit: true)
        default: return .unknown(.expression)
        }
    }

    private mutating func call(
        named name: String,
        _ arguments: [Argument],
        _ expression: Expression,
        _ frame: Frame
    ) -> Value {
        let resolved = table.resolved(name, in: owner(frame)) ?? name
        switch resolved {
        case "Font", "UIFont", "NSFont", "UIFontDescriptor":
            return fontMember("init", of: resolved, arguments, expression, frame)
        case "UIFontMetrics":
            let style = arguments["forTextStyle"].map { evaluate($0, frame, .style) }
            return style?.style.map { .metrics($0, isNamed: true) } ?? .unknown(.expression)
        case "CGFloat", "Double", "Float", "Int":
            return arguments.unlabeled.map { evaluate($0, frame, .size) } ?? .unknown(.expression)
        case "max", "min", "round", "ceil", "floor":
            let sizes = arguments.map { evaluate($0.value, frame, .size).size }
            return .size(Self.extremum(resolved, sizes))
        case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource", "String":
            return localized(resolved, arguments, frame)
        default: break
        }
        if let key = key(name, arguments, frame) { return key }
        var index: Int? = frame.scope
        while let current = index {
            let scope = table.files[frame.file].scopes[current]
            if case .type(let type) = scope.kind {
                let found = table.members(of: type, named: name, in: frame.file).filter {
                    !isBody($0, frame)
                }
                if !found.isEmpty {
                    return call(found, arguments, frame, receiver: frame.receiver)
                }
                // In an extension of a font's type, a function of the type needs no name before it.
                let isOther = table.declares(resolved) || !table.globals(named: name).isEmpty
                if ["Font", "UIFont", "NSFont"].contains(type), !isOther {
                    return fontMember(name, of: type, arguments, expression, frame)
                }
            }
            index = scope.parent
        }
        let globals = table.globals(named: name)
        if !globals.isEmpty { return call(globals, arguments, frame, receiver: nil) }
        if table.declares(resolved) { return instance(of: resolved, arguments, frame) }
        return designSystemFont(name, frame) ?? .unknown(.name(name))
    }

    private static func extremum(_ name: String, _ sizes: [Size]) -> Size {
        // The smaller of a size that follows the text size and another one stops to grow somewhere.
        if name == "min", sizes.contains(.scaled) { return .unknown }
        let points = sizes.compactMap(\.points)
        guard points.count == sizes.count, let first = points.first else {
            return sizes.dropFirst().reduce(sizes.first ?? .unknown) { $0.joined(with: $1) }
        }
        switch name {
        case "max": return .points(points.max() ?? first)
        case "min": return .points(points.min() ?? first)
        case "ceil": return .points(first.rounded(.up))
        case "floor": return .points(first.rounded(.down))
        default: return .points(first.rounded())
        }
    }

    /// Returns the key that a call of a bundle, or of code that SwiftGen writes, names.
    mutating func key(_ name: String, _ arguments: [Argument], _ frame: Frame) -> Value? {
        switch (name, arguments.labels) {
        case ("localizedString", _):
            guard let key = arguments["forKey"],
                let text = evaluate(key, frame, .text).text
            else { return nil }
            let table = arguments["table"].flatMap { evaluate($0, frame, .text).text }
            return .key(text, table: table ?? "Localizable")
        // The table, and then the key.
        case ("tr", _) where arguments.count > 1 && arguments[1].label.isEmpty:
            guard let table = evaluate(arguments[0].value, frame, .text).text,
                let key = evaluate(arguments[1].value, frame, .text).text
            else { return nil }
            return .key(key, table: table)
        default: return nil
        }
    }

    /// Returns the key that a call of Foundation or SwiftUI names.
    private mutating func localized(
        _ name: String,
        _ arguments: [Argument],
        _ frame: Frame
    ) -> Value {
        guard let first = arguments.first, first.label == (name == "String" ? "localized" : "")
        else {
            // `String("a")` is a copy of a text, and a format has placeholders for values.
            guard name == "String", let first = arguments.unlabeled ?? arguments["format"] else {
                return .unknown(.expression)
            }
            return evaluate(first, frame, .text)
        }
        let value = evaluate(first.value, frame, .text)
        let table = (arguments["tableName"] ?? arguments["table"]).map {
            evaluate($0, frame, .text).text
        }
        switch value {
        case .text(let key):
            guard table == nil || table ?? nil != nil else { return .unknown(.expression) }
            return .key(key, table: (table ?? nil) ?? "Localizable")
        case .key: return value
        default: return .unknown(value.unknown ?? .expression)
        }
    }

    // MARK: - Functions of the app

    /// Returns the result of the function that accepts the arguments.
    mutating func call(
        _ found: [CodeTable.Reference],
        _ arguments: [Argument],
        _ frame: Frame,
        receiver: Value?
    ) -> Value {
        let functions = found.filter { table[$0].kind == .function }
        guard
            let function = overload(functions, arguments, frame)
                ?? (functions.count == 1 ? functions.first : nil)
        else {
            // A case with values, or a property with a closure.
            guard let first = found.first else { return .unknown(.expression) }
            if table[first].kind == .enumCase { return member(first, receiver) }
            // A closure from a font to a font changes its weight or its design.
            if let module = table[first].type?.changedFont, let font = arguments.unlabeled {
                return evaluate(font, frame, .font(module))
            }
            return .unknown(.expression)
        }
        let member = table[function]
        guard let body = member.body else {
            return requirement(member, arguments, frame) ?? .unknown(.name(member.name))
        }
        // A function that calls itself states no value.
        guard active.insert(function).inserted else { return .unknown(.expression) }
        defer { active.remove(function) }
        var inner = Frame(file: function.file, scope: body.scope)
        inner.receiver = receiver
        inner.arguments = bound(member.parameters, arguments, frame, function)
        let expected = member.type.map { self.expected($0, inner) } ?? .any
        let value = result(of: body, inner, expected, isImplicit: true)
        return value.isUnknown ? instance(member.type, inner) ?? value : value
    }

    /// Returns the function that accepts arguments, by their labels, and then by their types.
    private mutating func overload(
        _ functions: [CodeTable.Reference],
        _ arguments: [Argument],
        _ frame: Frame
    ) -> CodeTable.Reference? {
        let accepting = functions.filter { table[$0].accepts(arguments) }
        guard accepting.count > 1 else { return accepting.first }
        for function in accepting
        where acceptsTypes(function, arguments, frame, unknown: true) { return function }
        return accepting.first
    }

    /// Returns whether arguments have the types of a function's parameters.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - arguments: The arguments.
    ///   - frame: The place of the call.
    ///   - acceptsUnknown: Whether an argument of an unknown type has a type of the app.
    /// - Returns: Whether no argument has another type.
    mutating func acceptsTypes(
        _ function: CodeTable.Reference,
        _ arguments: [Argument],
        _ frame: Frame,
        unknown acceptsUnknown: Bool
    ) -> Bool {
        let own = Frame(file: function.file, scope: table[function].scope)
        let parameters = table[function].parameters
        for argument in arguments where argument.value.closure == nil {
            guard let parameter = parameters.first(where: { $0.label == argument.label }) else {
                continue
            }
            let expected = self.expected(parameter.type, own)
            let value = evaluate(argument.value, frame, expected)
            switch (expected, value.alternatives.first ?? value) {
            case (.type(let type), .enumCase(let other, _)),
                (.type(let type), .instance(let other, _)):
                if !table.inherits(other, from: type) { return false }
            case (.type, .unknown(.name)), (.type, .font), (.type, .size), (.type, .style),
                (.font, .enumCase), (.font, .instance), (.font, .size):
                return false
            case (.type, .unknown): if !acceptsUnknown { return false }
            default: continue
            }
        }
        return true
    }

    /// Returns the results of a protocol's function in the types that conform to it.
    private mutating func requirement(
        _ member: Member,
        _ arguments: [Argument],
        _ frame: Frame
    ) -> Value? {
        guard table.kind(of: member.owner) == .protocol else { return nil }
        let types = table.types(inheriting: member.owner)
        guard !types.isEmpty, types.count <= 16 else { return nil }
        let values = types.compactMap { type -> Value? in
            let found = table.members(of: type, named: member.name).filter {
                table[$0].owner != member.owner
            }
            guard !found.isEmpty else { return nil }
            return call(found, arguments, frame, receiver: .instance(type, [:]))
        }
        return values.isEmpty ? nil : .oneOf(values)
    }

    /// Returns the values of a function's parameters, for a call at a place of the code.
    mutating func parameters(
        of function: CodeTable.Reference,
        _ arguments: [Argument],
        _ frame: Frame
    ) -> NameDictionary<Value> {
        begin()
        return bound(table[function].parameters, arguments, frame, function)
    }

    /// Returns the values of a function's parameters.
    mutating func bound(
        _ parameters: [Member.Parameter],
        _ arguments: [Argument],
        _ frame: Frame,
        _ function: CodeTable.Reference
    ) -> NameDictionary<Value> {
        var values = NameDictionary<Value>()
        var rest = arguments[...]
        let own = Frame(file: function.file, scope: table[function].scope)
        for parameter in parameters {
            let expected = self.expected(parameter.type, own)
            if let argument = rest.first,
                argument.label == parameter.label || argument.isTrailing
            {
                rest.removeFirst()
                if argument.value.closure == nil {
                    values[parameter.name] = evaluate(argument.value, frame, expected)
                }
            } else if let value = parameter.defaultValue {
                values[parameter.name] = evaluate(value, own, expected)
            }
        }
        return values
    }

    /// Returns a value of a type of the app that an initializer makes.
    mutating func instance(
        of type: String,
        _ arguments: [Argument],
        _ frame: Frame
    ) -> Value {
        let members = table.members(of: type, named: "init").filter { table[$0].owner == type }
        var fields = NameDictionary<Value>()
        if let function = members.first(where: { table[$0].accepts(arguments) }) {
            let member = table[function]
            guard let body = member.body else { return .instance(type, [:]) }
            let values = bound(member.parameters, arguments, frame, function)
            for statement in body.statements {
                guard case .expression(let expression) = statement,
                    case .assignment(let target, let value) = expression.form,
                    let name = target.lastName
                else { continue }
                var inner = Frame(file: function.file, scope: body.scope)
                inner.arguments = values
                inner.offset = value.range.lowerBound
                let property = table.members(of: type, named: name, in: frame.file).first.map {
                    table[$0].type
                }
                let expected = (property ?? nil).map { self.expected($0, inner) } ?? .any
                fields[name] = evaluate(value, inner, expected)
            }
            return .instance(type, fields)
        }
        for argument in arguments where !argument.label.isEmpty && !argument.isTrailing {
            guard let property = table.members(of: type, named: argument.label).first else {
                continue
            }
            let own = Frame(file: property.file, scope: table[property].scope)
            let expected = table[property].type.map { self.expected($0, own) } ?? .any
            fields[argument.label] = evaluate(argument.value, frame, expected)
        }
        return .instance(type, fields)
    }
}

extension String {
    /// The module of the font that a closure of this type changes: `(Font) -> Font`.
    fileprivate var changedFont: FontValue.Module? {
        switch self {
        case "(Font) -> Font", "((Font) -> Font)": .swiftUI
        case "(UIFont) -> UIFont", "((UIFont) -> UIFont)": .uiKit
        default: nil
        }
    }
}

extension Member {
    /// Returns whether a call with arguments can call the function.
    func accepts(_ arguments: [Argument]) -> Bool {
        var rest = arguments[...]
        for parameter in parameters {
            if let first = rest.first, first.label == parameter.label || first.isTrailing {
                rest.removeFirst()
            } else if parameter.defaultValue == nil {
                return false
            }
        }
        return rest.isEmpty
    }
}
