import TypeScaleCode

extension FactCollector {
    /// The qualified name of the type whose members are being read, or an empty string.
    private var owner: String {
        if case .type(let name) = facts.scopes[scope].kind { name } else { "" }
    }

    private var isInTypeOrFile: Bool {
        switch facts.scopes[scope].kind {
        case .file, .type: true
        case .member, .closure, .block: false
        }
    }

    mutating func readDeclaration(_ index: Int, _ context: Context) {
        let declaration = source.declarations[index]
        switch text(declaration.keyword) {
        case "let", "var": readVariable(declaration, context)
        case "func", "init", "subscript", "deinit": readFunction(declaration)
        case let keyword: readType(declaration, keyword)
        }
    }

    // MARK: - Types

    private mutating func readType(_ declaration: SwiftDeclaration, _ keyword: String) {
        let kind: TypeFact.Kind
        switch keyword {
        case "class", "actor": kind = .class
        case "struct": kind = .struct
        case "enum": kind = .enum
        case "extension": kind = .extension
        default: kind = .protocol
        }
        let inherited = declaration.type.map { text($0).typeNames } ?? []
        // Only Xcode's canvas shows the views of a preview.
        guard !inherited.contains("PreviewProvider"), let body = declaration.body else { return }
        let outer = facts.owner(of: scope)
        let own = text(declaration.name).baseTypeName
        let name = outer.map { "\($0).\(own)" } ?? own
        facts.types.append(TypeFact(kind: kind, name: name, inherited: inherited))
        let outerExtension = isInPrivateExtension
        isInPrivateExtension = kind == .extension && declaration.isPrivate
        _ = block(body, .type(name), Context())
        isInPrivateExtension = outerExtension
    }

    mutating func addAlias(_ name: Range<Int>, _ type: Range<Int>) {
        let outer = facts.owner(of: scope)
        let name = outer.map { "\($0).\(text(name))" } ?? text(name)
        let target = text(type).baseTypeName
        facts.types.append(TypeFact(kind: .alias, name: name, inherited: [target]))
    }

    mutating func addCase(_ name: Range<Int>, _ value: Expression?) {
        facts.members.append(
            Member(
                kind: .enumCase,
                owner: owner,
                name: text(name).unquotedName,
                isStatic: true,
                isPrivate: false,
                type: nil,
                attributes: [],
                value: value,
                scope: scope,
                offset: name.lowerBound
            )
        )
    }

    // MARK: - Variables

    private mutating func readVariable(_ declaration: SwiftDeclaration, _ context: Context) {
        let name = text(declaration.name).unquotedName
        let isConstant = source.bytes[declaration.keyword].elementsEqual("let".utf8)
        let attributes = declaration.attributes.map(text)
        var inner = Context()
        inner.target = .name(name)
        if !isInTypeOrFile { (inner.view, inner.modifier) = (context.view, context.modifier) }
        let isMember = isInTypeOrFile
        let index = facts.members.count
        let type = declaration.type.map(typeName)
        if isMember {
            facts.members.append(
                Member(
                    kind: isConstant ? .constant : .variable,
                    owner: owner,
                    name: name,
                    isStatic: declaration.isStatic || owner.isEmpty,
                    isPrivate: declaration.isPrivate || isInPrivateExtension,
                    type: type,
                    attributes: attributes,
                    value: nil,
                    scope: scope,
                    offset: declaration.name.lowerBound
                )
            )
        }
        let value = declaration.valueExpression.map { expression($0, inner) }
        let body = declaration.body.map { scope in
            block(scope, isMember ? .member(index) : .closure, inner)
        }
        if isMember {
            // The requirement of a protocol has no statements: `{ get }`.
            let getter = body.flatMap { $0.statements.allSatisfy(\.isSetter) ? nil : $0 }
            facts.members[index] = facts.members[index].with(value: value, body: getter)
        } else {
            bind(
                name,
                isConstant ? .constant : .variable,
                type: type,
                value: value,
                at: declaration.name.lowerBound,
                isScaledMetric: attributes.contains {
                    $0.utf8.starts(with: "ScaledMetric".utf8)
                }
            )
        }
    }

    // MARK: - Functions

    private mutating func readFunction(_ declaration: SwiftDeclaration) {
        let index = facts.members.count
        let keyword = text(declaration.keyword)
        let parameters = declaration.parameters.map { source.scopes[$0].parameters } ?? []
        let isMember = isInTypeOrFile
        facts.members.append(
            Member(
                kind: keyword == "init" ? .initializer : .function,
                // A function in a function is not a member of the type.
                owner: isMember ? owner : "\u{0}",
                name: text(declaration.name).unquotedName,
                isStatic: declaration.isStatic || owner.isEmpty,
                isPrivate: declaration.isPrivate || isInPrivateExtension,
                type: declaration.type.map(typeName),
                attributes: declaration.attributes.map(text),
                parameters: parameters.map { parameter in
                    Member.Parameter(
                        label: parameter.label.map(text) ?? "",
                        name: text(parameter.name).unquotedName,
                        type: parameter.type.map(typeName) ?? "",
                        defaultValue: parameter.defaultValue.map { expression($0, Context()) }
                    )
                },
                value: nil,
                scope: scope,
                offset: declaration.name.lowerBound
            )
        )
        guard let body = declaration.body else { return }
        var context = Context()
        context.target = .name(facts.members[index].name)
        facts.members[index].body = block(body, .member(index), context, parameters: parameters)
    }

    /// Returns the name of a type without attributes and optional marks.
    func typeName(_ range: Range<Int>) -> String { text(range).trimmedType }
}

extension Member {
    fileprivate func with(value: Expression?, body: Block?) -> Member {
        var member = Member(
            kind: kind,
            owner: owner,
            name: name,
            isStatic: isStatic,
            isPrivate: isPrivate,
            type: type,
            attributes: attributes,
            value: value,
            scope: scope,
            offset: offset
        )
        member.body = body
        return member
    }
}

extension String {
    /// A type without spaces, attributes and optional marks: `UIFont` for `inout UIFont?`.
    var trimmedType: String {
        // Most types have none of these.
        guard utf8.contains(where: { $0 <= 0x20 || "@?!".utf8.contains($0) }) else { return self }
        var words = utf8.split { $0 <= 0x20 }
        while let first = words.first,
            first.first == UInt8(ascii: "@") || Self.specifiers.contains(String(Substring(first)))
        {
            words.removeFirst()
        }
        var type = Array(words.joined(separator: [UInt8(ascii: " ")]))[...]
        while let last = type.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
            type.removeLast()
        }
        return String(decoding: type, as: UTF8.self)
    }

    private static let specifiers: Set = ["inout", "borrowing", "consuming", "sending", "any"]

    /// The name of a type without generic arguments: `Theme.Fonts` for `Theme.Fonts<A>`.
    var baseTypeName: String { qualifiedTypeName.withoutModule }

    /// The name of a type without generic arguments, with the name of a module.
    var qualifiedTypeName: String {
        String(Substring(trimmedType.utf8.prefix { $0 != UInt8(ascii: "<") }))
    }

    /// The name of a type without the name of Apple's module: `Font` for `SwiftUI.Font`.
    var withoutModule: String {
        let modules = ["SwiftUI.", "SwiftUICore.", "UIKit.", "AppKit.", "Foundation.", "Swift."]
        guard let module = modules.first(where: { utf8.starts(with: $0.utf8) }) else { return self }
        return String(Substring(utf8.dropFirst(module.utf8.count)))
    }

    /// The names in an inheritance clause.
    var typeNames: [String] {
        utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "&") }
            .map { String(Substring($0)).baseTypeName }
    }

    /// A name without the backquotes that make a keyword a name.
    var unquotedName: String {
        guard utf8.first == UInt8(ascii: "`"), utf8.count > 2 else { return self }
        return String(Substring(utf8.dropFirst().dropLast()))
    }
}
