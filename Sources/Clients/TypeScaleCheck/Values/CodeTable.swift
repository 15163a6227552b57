import TypeScaleDiagnostics

/// The types, members and names of an app, in all of its Swift files.
struct CodeTable: Sendable {
    /// A member, and the file that declares it.
    struct Reference: Hashable, Sendable {
        let file: Int
        let member: Int
    }

    let files: [CodeFacts]
    private var kinds = NameDictionary<TypeFact.Kind>()
    private var inherited = NameDictionary<[String]>()
    private var aliases = NameDictionary<String>()
    /// The members of each type, and of no type, by name.
    private var members = NameDictionary<NameDictionary<[Reference]>>()
    /// The types with a last name: `App.Titles` for `Titles`.
    private var qualified = NameDictionary<Set<ExactString>>()
    /// The types that name a protocol in their inheritance clause.
    private var conforming = NameDictionary<[String]>()
    /// The ancestors of each type of the app, with the type itself.
    private var lineages = NameDictionary<[String]>()
    /// The calls with an argument that can be a font, by the name of the function.
    private var calls = NameDictionary<[(file: Int, call: Int)]>()

    /// The maximum number of types in which a name is searched.
    private static let maximumAncestors = 16

    init(_ files: [CodeFacts]) {
        self.files = files
        for type in files.flatMap(\.types)
        where type.kind == .alias && !Evaluator.systemTypes.contains(type.name) {
            aliases[type.name] = type.inherited.first
        }
        for (index, file) in files.enumerated() {
            for (call, site) in file.fontCalls.enumerated() {
                calls[site.name, default: []].append((index, call))
            }
            for type in file.types where type.kind != .alias {
                inherited[type.name, default: []] += type.inherited
                for name in type.inherited { conforming[name, default: []].append(type.name) }
                qualified[type.name.lastTypeName, default: []].insert(ExactString(type.name))
                if type.kind != .extension { kinds[type.name] = type.kind }
            }
            for (member, fact) in file.members.enumerated() {
                // An extension of an alias adds members to the type.
                let owner = aliases[fact.owner] ?? fact.owner
                members[owner, default: NameDictionary()][fact.name, default: []]
                    .append(Reference(file: index, member: member))
            }
        }
        for (type, _) in inherited { lineages[type] = ancestry(of: type) }
    }

    subscript(reference: Reference) -> Member { files[reference.file].members[reference.member] }

    /// Returns whether the app declares a type.
    func declares(_ type: String) -> Bool { kinds[type] != nil }

    func kind(of type: String) -> TypeFact.Kind? { kinds[type] }

    /// Returns the names in the inheritance clauses of a type.
    func inheritedTypes(of type: String) -> [String] { inherited[type] ?? [] }

    /// Returns a type and its ancestors in the app, the type first.
    func lineage(of type: String) -> [String] { lineages[type] ?? ancestry(of: type) }

    private func ancestry(of type: String) -> [String] {
        var result = [aliases[type] ?? type]
        var index = 0
        while index < result.count, result.count < Self.maximumAncestors {
            for name in inherited[result[index]] ?? [] {
                let parent = resolved(name, in: result[index]) ?? name
                if !result.contains(parent) { result.append(parent) }
            }
            index += 1
        }
        return result
    }

    /// Returns the types that name a protocol or a class in their inheritance clause.
    func types(inheriting name: String) -> [String] { conforming[name] ?? [] }

    /// Returns whether a type is, or inherits from, a type with a name.
    func inherits(_ type: String, from name: String) -> Bool { lineage(of: type).contains(name) }

    /// Returns the members of a type and its ancestors with a name, from the type upward.
    func members(of type: String, named name: String) -> [Reference] {
        for ancestor in lineage(of: type) {
            if let found = members[ancestor]?[name], !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the members of a type and its ancestors with a name that code in a file can use.
    func members(of type: String, named name: String, in file: Int) -> [Reference] {
        members(of: type, named: name).filter { $0.file == file || !self[$0].isPrivate }
    }

    /// Returns the members that a type declares itself.
    func members(of type: String) -> [Reference] {
        (members[type] ?? NameDictionary()).flatMap(\.value)
    }

    /// Returns the calls of functions with a name, as indices in ``CodeFacts/fontCalls`` of a file.
    func calls(named name: String) -> [(file: Int, call: Int)] { calls[name] ?? [] }

    /// Returns the members outside of types with a name.
    func globals(named name: String) -> [Reference] { members[""]?[name] ?? [] }

    /// Returns the qualified name of a type that code in a type names, or `nil`.
    ///
    /// Swift looks in the types around the code first, from the innermost.
    func resolved(_ name: String, in owner: String?) -> String? {
        var scope = owner
        while let current = scope {
            for ancestor in [current] + (inherited[current] ?? []) {
                if let found = known(ancestor + "." + name) { return found }
            }
            if current == name || current.hasSuffixName(name), declares(current) { return current }
            scope = current.withoutLastName
        }
        if let found = known(name) { return found }
        // A name that only one type has needs no path, unless a module of Apple has it too.
        guard !Evaluator.systemTypes.contains(name), let types = qualified[name], types.count == 1
        else { return nil }
        return types.first?.text
    }

    private func known(_ name: String) -> String? {
        var name = name
        for _ in 0..<4 {
            if kinds[name] != nil || members[name] != nil { return name }
            guard let target = aliases[name] else { return nil }
            name = target
            // An alias of a type outside of the app, such as UIFont.
            if kinds[name] == nil, members[name] == nil, aliases[name] == nil { return name }
        }
        return nil
    }
}

extension String {
    /// The type around a nested type: `Theme` for `Theme.Fonts`.
    var withoutLastName: String? {
        utf8.lastIndex(of: UInt8(ascii: ".")).map { String(Substring(utf8[..<$0])) }
    }

    /// The last name: `Fonts` for `Theme.Fonts`.
    var lastTypeName: String {
        utf8.lastIndex(of: UInt8(ascii: ".")).map {
            String(Substring(utf8[utf8.index(after: $0)...]))
        } ?? self
    }

    fileprivate func hasSuffixName(_ name: String) -> Bool { lastTypeName == name }
}
