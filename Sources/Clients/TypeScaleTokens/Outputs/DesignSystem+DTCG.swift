import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

extension TokenOutput {
    /// Tokens in the [DTCG format](https://www.designtokens.org/tr/2025.10/), with values instead
    /// of references.
    public static let dtcg = TokenOutput(
        name: "dtcg",
        summary: "tokens in the DTCG format",
        explanation: "tokens with values instead of references."
    ) { system, _ throws(Diagnostic) in
        try system.dtcg()
    }
}

extension DesignSystem {
    /// Returns the design system as a file in the
    /// [DTCG format 2025.10](https://www.designtokens.org/TR/2025.10/format/), from which an equal
    /// design system can be read.
    ///
    /// The member `org.typescale` of `$extensions` contains what the format cannot express: text
    /// styles, limits, curves, sizes for each category, and the names of faces. A parser needs the
    /// curves that the roles name in ``ReadingOptions/curves``.
    ///
    /// The format requires a value for each property. If the platform, the font or the text style
    /// determines the value, the file contains the value at the Large category. The file also lists
    /// the property in `defaults`.
    ///
    /// - Returns: JSON with a final line break, in which roles and families keep their order.
    /// - Throws: `Diagnostic` for the first name or number that the format cannot express.
    /// - Complexity: O(*n*) in the number of roles and faces.
    func dtcg() throws(Diagnostic) -> String {
        var root = TokenNode()
        for role in roles {
            try root.insert(token(for: role), at: role.path, name: role.name)
        }
        if !families.isEmpty {
            // Any group name that is not in use is fine, because families are found by type.
            var group = "family"
            while root.members[group] != nil { group += "-list" }
            for (index, family) in families.enumerated() {
                try root.insert(token(for: family), at: [group, "\(index + 1)"], name: family.name)
            }
        }
        return root.json.text(.filled) + "\n"
    }

    private func token(for family: Family) throws(Diagnostic) -> JSONOutput {
        if !family.name.isFamilyName || family.faces.contains(where: { $0.name.isEmpty }) {
            throw Diagnostic(
                .cannotBeWritten,
                "the name of a family or face is empty, or begins with '{'",
                file: "tokens",
                path: family.name
            )
        }
        let faces = family.faces.map { face -> JSONOutput in
            var members: [(key: String, value: JSONOutput)] = [
                ("name", .string(face.name)), ("weight", .number(face.weight.rawValue)),
            ]
            if face.isItalic { members.append(("isItalic", .bool(true))) }
            if let file = face.file { members.append(("file", .string(file))) }
            return .object(members)
        }
        return .object([
            ("$type", .string("fontFamily")), ("$value", .array([.string(family.name)])),
            ("$extensions", .object([(RoleKey.own, .object([("faces", .array(faces))]))])),
        ])
    }

    private func token(for role: Role) throws(Diagnostic) -> JSONOutput {
        let writer = RoleWriter(role: role, families: families)
        var members: [(key: String, value: JSONOutput)] = [
            ("$type", .string("typography")), ("$value", try writer.value()),
        ]
        if let summary = role.summary { members.append(("$description", .string(summary))) }
        var extensions = role.otherExtensions
            .map { (key: $0.key, value: JSONOutput.verbatim($0.value)) }
        let own = try writer.settings()
        if !own.isEmpty { extensions.insert((RoleKey.own, .object(own)), at: 0) }
        if !extensions.isEmpty { members.append(("$extensions", .object(extensions))) }
        return .object(members)
    }
}

/// The key of TypeScale's member in `$extensions`.
enum RoleKey {
    static let own = "org.typescale"
}

/// A group of tokens to write.
private struct TokenNode {
    private(set) var names: [String] = []
    private(set) var members = NameDictionary<Member>()

    indirect enum Member {
        case token(JSONOutput)
        case group(TokenNode)
    }

    mutating func insert(
        _ token: JSONOutput,
        at path: some Collection<String>,
        name: String
    ) throws(Diagnostic) {
        func problem(_ detail: String) -> Diagnostic {
            Diagnostic(.cannotBeWritten, detail, file: "tokens", path: name)
        }
        guard let step = path.first else { throw problem("the name is empty") }
        let rest = path.dropFirst()
        let isAllowed =
            !step.isEmpty && !step.utf8.contains { "{}".utf8.contains($0) }
            && (!step.beginsWithDollar || step == "$root" && rest.isEmpty)
            && step.utf8.count <= 256
        guard isAllowed, path.count <= TokenTree.maximumDepth else {
            throw problem("a part of the name is empty, too long or has '{', '}' or '$'; rename it")
        }
        if members[step] == nil { names.append(step) }
        guard !rest.isEmpty else {
            if members[step] != nil {
                throw problem("a group has the same name; use \(name).$root")
            }
            members[step] = .token(token)
            return
        }
        var group = TokenNode()
        switch members[step] {
        case .group(let known)?: group = known
        case .token?: throw problem("a role has the name of a group; add .$root to its name")
        case nil: break
        }
        members[step] = nil
        try group.insert(token, at: rest, name: name)
        members[step] = .group(group)
    }

    var json: JSONOutput {
        .object(
            names.compactMap { name in
                switch members[name] {
                case .token(let token)?: (name, token)
                case .group(let group)?: (name, group.json)
                case nil: nil
                }
            }
        )
    }
}
