import TypeScale
import TypeScaleDiagnostics

/// Finds the values of expressions, in the order in which Swift looks up names.
///
/// A condition has the values of both branches. What the code does not state is unknown, with the
/// reason. The steps of each evaluation are limited.
struct Evaluator {
    /// The place of an expression, and what is known about the code around it.
    struct Frame {
        let file: Int
        let scope: Int
        /// The offset before which a scope's variables are declared.
        var offset = Int.max
        /// The arguments of the function that is being called, by parameter.
        var arguments = NameDictionary<Value>()
        /// The value of `self`.
        var receiver: Value?
    }

    /// What the context of an expression expects.
    enum Expected: Equatable {
        case any, style, weight, size, text
        case font(FontValue.Module)
        case type(String)
    }

    let table: CodeTable
    /// The fonts of a design system, by the names of their properties and functions.
    let declared: NameDictionary<FontDescription>
    /// The values of the members that depend on nothing else.
    private var known: [CodeTable.Reference: Value] = [:]
    /// The view whose font is being changed, and whether the code reads this font.
    var changedView: (path: [String], isRead: Bool)?
    /// The functions that are being called.
    var active: Set<CodeTable.Reference> = []
    private var steps = 0
    private var depth = 0

    /// The maximum number of steps of an evaluation.
    private static let maximumSteps = 4_000
    /// The maximum number of expressions and calls inside each other.
    private static let maximumDepth = 48

    init(_ table: CodeTable, declared: NameDictionary<FontDescription> = NameDictionary()) {
        self.table = table
        self.declared = declared
    }

    /// Begins an evaluation, whose steps are limited.
    mutating func begin() {
        steps = 0
        depth = 0
    }

    /// Returns the value of an expression at a place of the code.
    mutating func value(
        of expression: Expression,
        file: Int,
        scope: Int,
        _ expected: Expected = .any
    ) -> Value {
        begin()
        let frame = Frame(file: file, scope: scope, offset: expression.range.lowerBound)
        return evaluate(expression, frame, expected)
    }

    /// Returns the value of an expression in a function that is being called.
    mutating func value(of expression: Expression, in frame: Frame, _ expected: Expected) -> Value {
        begin()
        var frame = frame
        frame.offset = min(frame.offset, expression.range.lowerBound)
        return evaluate(expression, frame, expected)
    }

    /// Begins a step inside of others, unless the limits are reached.
    mutating func beginStep() -> Bool {
        steps += 1
        guard steps < Self.maximumSteps, depth < Self.maximumDepth else { return false }
        depth += 1
        return true
    }

    mutating func endStep() { depth -= 1 }

    mutating func evaluate(_ expression: Expression, _ frame: Frame, _ expected: Expected) -> Value
    {
        guard beginStep() else { return .unknown(.limit) }
        defer { endStep() }
        switch expression.form {
        case .number(let number): return .size(.points(number))
        case .text(let text): return .text(text)
        case .name(let name): return self.name(name, frame)
        case .implicitMember(let name):
            return implicitMember(name, nil, expression, frame, expected)
        case .member(let base, let name):
            return member(name, of: base, nil, expression, frame, expected)
        case .call(let function, let arguments):
            return call(function, arguments, expression, frame, expected)
        case .choice(let condition, let first, let second):
            let sizes = condition.asksForAccessibilitySizes
            return .oneOf([
                evaluate(first, frame, expected).shown(sizes),
                evaluate(second, frame, expected).shown(sizes.map(!)),
            ])
        case .binary("??", let first, let second):
            let value = evaluate(first, frame, expected)
            if case .nil = value { return .oneOf([value, evaluate(second, frame, expected)]) }
            guard value.isUnknown else { return value }
            // What replaces a value that is missing can be the only one that is known.
            let other = evaluate(second, frame, expected)
            return other.isUnknown ? value : .oneOf([value, other])
        case .binary(let sign, let first, let second):
            let values = (evaluate(first, frame, .size), evaluate(second, frame, .size))
            for value in [values.0, values.1] {
                if case .unknown(.parameter) = value { return value }
            }
            return .size(.combined(sign, values.0.size, values.1.size))
        case .prefix("-", let operand):
            let size = evaluate(operand, frame, .size).size
            return .size(size.points.map { .points(-$0) } ?? size)
        case .prefix(_, let operand): return evaluate(operand, frame, expected)
        case .branches(let blocks):
            return .oneOf(blocks.map { result(of: $0, frame, expected, isImplicit: true) })
        case .closure(let block): return result(of: block, frame, expected, isImplicit: true)
        case .otherText, .list, .dictionary, .assignment, .keyPath, .other:
            return .unknown(.expression)
        }
    }

    // MARK: - Names

    /// Returns the value of a name.
    private mutating func name(_ name: String, _ frame: Frame) -> Value {
        switch name {
        case "nil": return .nil
        case "self":
            if let receiver = frame.receiver { return receiver }
            guard let owner = owner(frame) else { return .unknown(.name("self")) }
            // The font that an extension of `UIFont` changes is decided where the code is used.
            return Self.systemTypes.contains(owner)
                ? .unknown(.parameter("self")) : .instance(owner, [:])
        case "Self": return owner(frame).map { .type($0) } ?? .unknown(.name("Self"))
        case "$0": return frame.arguments[name] ?? .unknown(.parameter(name))
        default: break
        }
        var index: Int? = frame.scope
        let scopes = table.files[frame.file].scopes
        while let current = index {
            let scope = scopes[current]
            if let value = local(name, scope, current, frame) { return value }
            if case .type(let type) = scope.kind {
                let found = table.members(of: type, named: name, in: frame.file)
                if !found.isEmpty {
                    let receiver = frame.receiver ?? .instance(type, [:])
                    return .oneOf(found.map { member($0, receiver) })
                }
            }
            index = scope.parent
        }
        let globals = table.globals(named: name)
        if !globals.isEmpty { return .oneOf(globals.map { member($0, nil) }) }
        if let type = table.resolved(name, in: owner(frame)) { return .type(type) }
        if Self.systemTypes.contains(name) { return .type(name) }
        if let owner = owner(frame), Self.systemTypes.contains(owner), owner != "String" {
            let value = self.name("self", frame)
            let expression = Expression(form: .name(name), range: 0..<0)
            return member(name, of: value, expression, nil, expression, frame)
        }
        return declared[name].map { .font(FontValue($0, module: module(frame))) }
            ?? .unknown(.name(name))
    }

    /// Returns the value of a variable or a parameter of a scope, or `nil` if there is none.
    private mutating func local(
        _ name: String,
        _ scope: Scope,
        _ index: Int,
        _ frame: Frame
    ) -> Value? {
        // Of several variables with a name, the nearest before the use counts.
        guard
            let declaration = scope.bindings.last(where: {
                $0.name == name && $0.kind != .assignment && $0.offset < frame.offset
            })
        else { return nil }
        if declaration.kind == .parameter {
            if case .member = scope.kind, let value = frame.arguments[name] { return value }
            return instance(declaration.type, frame) ?? .unknown(.parameter(name))
        }
        if declaration.isScaledMetric { return .size(.scaled) }
        let expected = declaration.type.map { self.expected($0, frame) } ?? .any
        var values: [Value] = []
        for binding in scope.bindings
        where binding.name == name && binding.offset >= declaration.offset
            && binding.offset < frame.offset
        {
            guard let value = binding.value else { continue }
            var inner = frame
            inner.offset = binding.offset
            values.append(evaluate(value, inner.at(index), expected))
        }
        if values.isEmpty { return instance(declaration.type, frame) ?? .unknown(.parameter(name)) }
        return .oneOf(values)
    }

    /// Returns a value of a type of the app, about whose properties nothing is known.
    func instance(_ type: String?, _ frame: Frame) -> Value? {
        guard let type, case .type(let name) = expected(type, frame),
            let kind = table.kind(of: name), kind != .enum
        else { return nil }
        return .instance(name, [:])
    }

    /// Returns the cases of an enumeration of the app, or an empty array.
    func cases(ofType type: String, _ frame: Frame) -> [Value] {
        guard let name = table.resolved(type.baseTypeName, in: owner(frame)),
            table.kind(of: name) == .enum
        else { return [] }
        return table.members(of: name).map { table[$0] }.filter { $0.kind == .enumCase }
            .map { .enumCase(name, $0.name) }
    }

    /// Returns the type whose members contain the code of a frame.
    func owner(_ frame: Frame) -> String? { table.files[frame.file].owner(of: frame.scope) }

    /// The types of Apple's modules with members that make fonts.
    static let systemTypes: Set = [
        "Font", "UIFont", "NSFont", "UIFontMetrics", "UIFontDescriptor", "CGFloat", "Double",
        "Float", "Int", "String",
    ]

    /// Returns the module of a font whose type the code does not name.
    func module(_ frame: Frame) -> FontValue.Module {
        let imports = table.files[frame.file].imports
        if imports.contains("UIKit") { return .uiKit }
        return imports.contains("AppKit") || imports.contains("Cocoa") ? .appKit : .uiKit
    }

    /// Returns what a type expects.
    func expected(_ type: String, _ frame: Frame) -> Expected {
        let name = type.baseTypeName
        let owner = owner(frame)
        // The app does not declare a type that has a module in its name.
        let isForeign = type.qualifiedTypeName != name
        let own = isForeign ? nil : name == "Self" ? owner : table.resolved(name, in: owner)
        let resolved = own ?? name
        switch resolved {
        case "Font": return .font(.swiftUI)
        case "UIFont": return .font(.uiKit)
        case "NSFont": return .font(.appKit)
        case "Font.TextStyle", "UIFont.TextStyle", "NSFont.TextStyle": return .style
        case "Font.Weight", "UIFont.Weight", "NSFont.Weight": return .weight
        case "CGFloat", "Double", "Float", "Int": return .size
        case "String", "LocalizedStringKey", "LocalizedStringResource": return .text
        default: return table.declares(resolved) ? .type(resolved) : .any
        }
    }

    // MARK: - Members

    /// Returns the value of a member that code reads without arguments.
    mutating func member(_ reference: CodeTable.Reference, _ receiver: Value?) -> Value {
        let member = table[reference]
        if case .instance(_, let fields)? = receiver, let value = fields[member.name] {
            return value
        }
        let dependsOnReceiver = receiver.map(\.isSpecific) ?? false
        if !dependsOnReceiver, let value = known[reference] { return value }
        guard beginStep() else { return .unknown(.limit) }
        defer { endStep() }
        let value = value(of: member, reference, receiver)
        if !dependsOnReceiver, value.unknown != .limit { known[reference] = value }
        return value
    }

    private mutating func value(
        of member: Member,
        _ reference: CodeTable.Reference,
        _ receiver: Value?
    ) -> Value {
        if member.kind == .enumCase { return .enumCase(member.owner, member.name) }
        if member.isScaledMetric { return .size(.scaled) }
        // The font of the environment is the one that the view has without a modifier.
        if member.isEnvironmentFont { return .nil }
        var frame = Frame(file: reference.file, scope: member.scope)
        frame.receiver = receiver
        let expected = member.type.map { self.expected($0, frame) } ?? .any
        if let body = member.body, member.value == nil {
            let value = result(of: body, frame, expected, isImplicit: true)
            return value.isUnknown ? instance(member.type, frame) ?? value : value
        }
        // Other code can set a property of a value.
        let isSettable = member.kind == .variable && !member.isStatic
        if let value = member.value, !isSettable || receiver.map(\.isSpecific) == true {
            let result = evaluate(value, frame, expected)
            return member.isStatic && member.kind == .constant ? constant(result) : result
        }
        if let instance = instance(member.type, frame) { return instance }
        if let value = member.value, case .instance(let type, _) = evaluate(value, frame, expected)
        {
            return .instance(type, [:])
        }
        return protocolMember(member) ?? .unknown(.parameter(member.name))
    }

    /// Returns a value that no code changes, with the initial values of its properties.
    mutating func constant(_ value: Value) -> Value {
        guard case .instance(let type, var fields) = value, table.kind(of: type) == .struct else {
            return value
        }
        for reference in table.members(of: type) {
            let member = table[reference]
            guard member.kind == .variable, !member.isStatic, member.body == nil,
                fields[member.name] == nil, let initial = member.value, initial.statesFont
            else { continue }
            let frame = Frame(file: reference.file, scope: member.scope)
            let expected = member.type.map { self.expected($0, frame) } ?? .any
            fields[member.name] = evaluate(initial, frame, expected)
        }
        return .instance(type, fields)
    }

    /// Returns the values of a requirement in the types that conform to its protocol.
    private mutating func protocolMember(_ member: Member) -> Value? {
        guard table.kind(of: member.owner) == .protocol else { return nil }
        let types = table.types(inheriting: member.owner)
        guard !types.isEmpty, types.count <= 16 else { return nil }
        let values = types.compactMap { type -> Value? in
            guard let found = table.members(of: type, named: member.name).first,
                table[found].owner != member.owner
            else { return nil }
            return self.member(found, .instance(type, [:]))
        }
        return values.isEmpty ? nil : .oneOf(values)
    }
}

extension Evaluator.Frame {
    /// Returns the frame at another scope of the same file.
    func at(_ scope: Int) -> Evaluator.Frame {
        Evaluator.Frame(
            file: file,
            scope: scope,
            offset: offset,
            arguments: arguments,
            receiver: receiver
        )
    }
}

extension Expression {
    /// Whether an initial value can be a font, or a part of one.
    fileprivate var statesFont: Bool {
        switch form {
        case .number, .text, .name, .implicitMember, .member: true
        case .call(let function, _): function.statesFont
        default: false
        }
    }
}

extension Value {
    /// Whether a member can differ between values of the type.
    var isSpecific: Bool {
        switch self {
        case .instance(_, let fields): !fields.isEmpty
        case .enumCase, .font, .text, .size, .key: true
        default: false
        }
    }

    /// Returns the value as one of the accessibility sizes, or of the others.
    func shown(_ isForAccessibilitySizes: Bool?) -> Value {
        guard let isForAccessibilitySizes else { return self }
        return map { value in
            guard case .font(var font) = value else { return value }
            font.isForAccessibilitySizes = font.isForAccessibilitySizes ?? isForAccessibilitySizes
            return .font(font)
        }
    }
}
