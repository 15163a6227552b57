import TypeScaleDiagnostics
import TypeScaleDocuments

extension TokenTree {
    /// Adds the top-level group of a document, or of an object in a resolver document, which can
    /// include it several times.
    mutating func addRoot(_ site: TokenSite) {
        guard kind(site) == .dictionary else {
            return report(.wrongType, site, "expected an object of groups and tokens")
        }
        let root = knownRoots[site] ?? group(at: site, type: nil, depth: 0)
        knownRoots[site] = root
        roots.append(root)
    }

    /// Reads a group and its members.
    ///
    /// The document's nesting limit bounds the recursion.
    private mutating func group(at site: TokenSite, type inherited: String?, depth: Int) -> Int {
        let members = children(of: site)
        let type = declaredType(in: site)
        var group = TokenGroup(site: site, type: type ?? inherited)
        for key in ["$extends", "$ref"] {
            guard let member = members.first(where: { $0.key == key })?.site else { continue }
            if let text = text(member) {
                group.base = (member, text)
            } else {
                report(.wrongType, member, "expected a reference, such as \"{group}\"")
            }
        }
        // Sorting the repeated names out first keeps the loop linear.
        let repeated = repeatedKeys(of: site)
        for (name, member) in members where !repeated.contains(ExactString(name)) {
            guard check(name, at: member, isRoot: depth == 0) else { continue }
            guard kind(member) == .dictionary else {
                // Tokens and groups are objects.
                reportUnread("property", name, member)
                continue
            }
            let isToken = isToken(member)
            if name == "$root", !isToken {
                report(.missingKey, member, "missing $value; add the value of the group's token")
                continue
            }
            guard canAddDeclaration(at: member) else { break }
            group.names.append(name)
            group.members[name] =
                isToken
                ? .token(token(at: member, type: group.type))
                : .group(self.group(at: member, type: group.type, depth: depth + 1))
        }
        groups.append(group)
        return groups.count - 1
    }

    private func repeatedKeys(of site: TokenSite) -> Set<ExactString> {
        let tree = tree(site)
        guard tree.diagnostics.contains(where: { $0.kind == .duplicateKey }) else { return [] }
        return Set(
            tree.children(of: site.node).filter { tree.isRepeated($0) }
                .compactMap { tree.key(of: $0).map(ExactString.init) }
        )
    }

    /// Returns whether an object is a token.
    ///
    /// A `$ref` next to members extends a group instead.
    private func isToken(_ site: TokenSite) -> Bool {
        let tree = tree(site)
        if tree.child("$value", of: site.node) != nil { return true }
        guard tree.child("$ref", of: site.node) != nil else { return false }
        return tree.children(of: site.node).allSatisfy {
            tree.key(of: $0)?.beginsWithDollar == true
        }
    }

    private func containsToken(_ site: TokenSite) -> Bool {
        let tree = tree(site)
        return (site.node..<tree.end(of: site.node)).contains { tree.hasKey("$value", $0) }
    }

    private mutating func token(at site: TokenSite, type: String?) -> Int {
        let value = child("$value", of: site)
        let pointer = child("$ref", of: site)
        for (key, member) in children(of: site) where !Self.tokenKeys.contains(key) {
            if containsToken(member) {
                let detail = "a token with $value cannot contain tokens; move the value to $root"
                report(.unknownKey, member, detail)
            } else {
                reportUnread("property", key, member)
            }
        }
        if value != nil, let pointer {
            report(.unknownKey, pointer, "a token cannot have both $value and $ref; remove one")
        }
        let declaration = TokenDeclaration(
            site: site,
            ownType: declaredType(in: site),
            inheritedType: type,
            value: value ?? site,
            isPointer: value == nil
        )
        checkProperties(of: site)
        tokens.append(declaration)
        return tokens.count - 1
    }

    private static let tokenKeys: Set = [
        "$value", "$type", "$ref", "$description", "$extensions", "$deprecated",
    ]
    private static let groupKeys: Set = [
        "$type", "$description", "$extensions", "$extends", "$deprecated", "$ref",
    ]

    /// The types that the format defines.
    private static let types: Set = [
        "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
        "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
    ]

    /// Returns the declared type of a token or group, and reports an unknown type.
    private mutating func declaredType(in site: TokenSite) -> String? {
        guard let member = child("$type", of: site) else { return nil }
        guard let type = text(member) else {
            report(.wrongType, member, "expected the name of a type")
            return nil
        }
        if !Self.types.contains(type), TokenType(name: type) == nil {
            reportUnread("type", type, member)
        }
        return type
    }

    /// Returns whether a member is a token or group, and reports invalid properties and names.
    private mutating func check(_ name: String, at site: TokenSite, isRoot: Bool) -> Bool {
        if name == "$root" { return true }
        if name.beginsWithDollar {
            if !Self.groupKeys.contains(name), !(isRoot && name == "$schema") {
                reportUnread("property", name, site)
            } else if name == "$description" || name == "$extensions" || name == "$deprecated" {
                check(property: name, at: site)
            }
            return false
        }
        guard !name.isEmpty, !name.utf8.contains(where: { ".{}".utf8.contains($0) }) else {
            let detail = "the name \(quoted(name)) is empty or contains '.', '{' or '}'; rename it"
            report(.badName, site, detail)
            return false
        }
        return true
    }

    private mutating func checkProperties(of site: TokenSite) {
        for key in ["$description", "$extensions", "$deprecated"] {
            if let member = child(key, of: site) { check(property: key, at: member) }
        }
    }

    private mutating func check(property name: String, at site: TokenSite) {
        let kind = kind(site)
        switch name {
        case "$description" where kind != .text: report(.wrongType, site, "expected a string")
        case "$extensions" where kind != .dictionary: report(.wrongType, site, "expected an object")
        case "$deprecated" where kind != .text && kind != .true && kind != .false:
            report(.wrongType, site, "expected true, false or a string")
        default: break
        }
    }
}
