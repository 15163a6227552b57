import TypeScaleFoundation

/// Reads the files of Tokens Studio and Style Dictionary, whose keys have no dollar signs.
extension TokenTree {
    /// Returns whether a document has the form of another tool.
    ///
    /// Tokens Studio adds `$themes` and `$metadata` to a file with several sets. In other files,
    /// the values of tokens have the key `value`.
    static func isOtherForm(_ tree: DocumentTree) -> Bool {
        guard tree.kind(0) == .dictionary else { return false }
        if tree.child("$themes", of: 0) != nil || tree.child("$metadata", of: 0) != nil {
            return true
        }
        var hasValue = false
        for node in 1..<max(tree.count, 1) {
            if tree.hasKey("$value", node) || tree.hasKey("$ref", node) { return false }
            hasValue = hasValue || tree.hasKey("value", node)
        }
        return hasValue
    }

    /// Adds the tokens of a document in the form of another tool.
    ///
    /// The sets of Tokens Studio are merged in their order, without the names of the sets. Groups
    /// and tokens can have any other members, which are not read.
    mutating func addOtherForm(_ root: TokenSite) {
        acceptsOtherForms = true
        add(.oldForm, root, "the file is not in the DTCG format, but is read")
        let members = children(of: root).filter { !$0.key.beginsWithDollar }
        let order = child("$metadata", of: root).flatMap { child("tokenSetOrder", of: $0) }
        let names = order.map { children(of: $0).compactMap { text($0.site) } } ?? []
        guard child("$metadata", of: root) != nil || child("$themes", of: root) != nil else {
            roots.append(otherGroup(root))
            return
        }
        var sets = Dictionary(members) { first, _ in first }
        let ordered = names.compactMap { sets.removeValue(forKey: $0) }
        let others = members.filter { sets[$0.key] != nil }.map(\.site)
        for set in others + ordered where kind(set) == .dictionary {
            roots.append(otherGroup(set))
        }
    }

    private mutating func otherGroup(_ site: TokenSite) -> Int {
        var group = TokenGroup(site: site, type: nil)
        for (name, member) in children(of: site) where kind(member) == .dictionary {
            let isName =
                !name.isEmpty && !name.beginsWithDollar
                && !name.utf8.contains { ".{}".utf8.contains($0) }
            guard isName else { continue }
            guard hasRoom(for: member) else { break }
            group.names.append(name)
            if let value = child("$value", of: member) ?? child("value", of: member),
                !isOtherToken(value)
            {
                group.members[name] = .token(otherToken(member, value))
            } else {
                group.members[name] = .group(otherGroup(member))
            }
        }
        groups.append(group)
        return groups.count - 1
    }

    /// Returns whether an object with the key `value` is itself a token, in a group of tokens.
    private func isOtherToken(_ site: TokenSite) -> Bool {
        child("value", of: site) != nil && child("unit", of: site) == nil
    }

    private mutating func otherToken(_ site: TokenSite, _ value: TokenSite) -> Int {
        let declared = (child("$type", of: site) ?? child("type", of: site)).flatMap { text($0) }
        let isTypography =
            declared == "typography"
            || declared == nil && child("fontSize", of: value) != nil
        // Other types have other names than in the DTCG format, and are not checked.
        tokens.append(
            TokenDeclaration(
                site: site,
                ownType: isTypography ? "typography" : nil,
                inheritedType: isTypography ? nil : "other",
                value: value,
                isPointer: false
            )
        )
        return tokens.count - 1
    }
}
