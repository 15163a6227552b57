import TypeScaleDiagnostics
import TypeScaleDocuments

/// Reads the files of Tokens Studio and Style Dictionary, whose keys have no dollar signs.
extension TokenTree {
    /// The form of a document.
    enum Form {
        /// The DTCG format, with `$value` or `$ref`.
        case tokens
        /// The form of another tool, in which the values of tokens have the key `value`.
        case other
        /// Values without tokens, to which tokens in other files can refer.
        case values
    }

    static func form(of tree: DocumentTree) -> Form {
        guard tree.kind(0) == .dictionary else { return .tokens }
        var hasValue = false
        for node in 1..<max(tree.count, 1) {
            if tree.hasKey("$value", node) || tree.hasKey("$ref", node)
                || tree.hasKey("$extends", node) || tree.hasKey("$root", node)
            {
                return .tokens
            }
            hasValue = hasValue || tree.hasKey("value", node)
        }
        return hasValue ? .other : .values
    }

    /// Adds the sets of Tokens Studio in their order, without the names of the sets.
    ///
    /// Themes select sets. Of each group of themes, the context with the name of the group or the
    /// first theme selects. All themes without a group select, unless there is a context `theme`. A
    /// set that no theme mentions is always read.
    mutating func addSets(
        _ sets: [(name: String, site: TokenSite)],
        themes: TokenSite?,
        order: TokenSite?,
        _ contexts: NameDictionary<String>
    ) {
        acceptsOtherForms = true
        if let first = sets.first?.site ?? order ?? themes { reportForm(first) }
        var omitted: Set<ExactString> = []
        if let themes {
            var parser = ThemeParser(self, contexts)
            omitted = parser.setsOmitted(by: themes)
            self = parser.tokens
        }
        let read = sets.filter {
            !omitted.contains(ExactString($0.name)) && kind($0.site) == .dictionary
        }
        var ranks = NameDictionary<Int>()
        let names = order.map { children(of: $0).compactMap { text($0.site) } } ?? []
        for (rank, name) in names.enumerated() { ranks[name] = rank }
        let ordered = read.enumerated().sorted {
            (ranks[$0.element.name] ?? -1, $0.offset) < (ranks[$1.element.name] ?? -1, $1.offset)
        }
        for (_, set) in ordered {
            let group = otherGroup(set.site)
            roots.append(group)
            self.sets[set.name] = group
        }
    }

    /// Adds the tokens of a document in the form of another tool.
    ///
    /// Groups and tokens can have any other members, which are not read.
    mutating func addOtherForm(_ root: TokenSite) {
        reportForm(root)
        roots.append(otherGroup(root))
    }

    private mutating func reportForm(_ site: TokenSite) {
        add(
            .nonstandardSyntax,
            site,
            "the file is not in the DTCG format, but is read",
            group: "form"
        )
    }

    /// Adds the values of a document without tokens, which all other documents replace.
    mutating func addValues(_ root: TokenSite) {
        // A longer document has other purposes, such as the versions of packages.
        guard tree(root).count <= 4096 else { return }
        roots.insert(otherGroup(root, hasTokens: false), at: 0)
    }

    private mutating func otherGroup(_ site: TokenSite, hasTokens: Bool = true) -> Int {
        var group = TokenGroup(site: site, type: nil)
        for (name, member) in children(of: site) {
            switch kind(member) {
            case .dictionary:
                add(member, name, hasTokens, to: &group)
            case .list where hasTokens:
                // Theo writes a list of tokens with names.
                for (_, element) in children(of: member) {
                    guard let name = child("name", of: element).flatMap({ text($0) }),
                        child("value", of: element) != nil
                    else { break }
                    add(element, name, hasTokens, to: &group)
                }
            case .text, .number, .list:
                guard !hasTokens, isName(name, at: member), canAddDeclaration(at: member) else {
                    continue
                }
                group.names.append(name)
                group.members[name] = .token(otherToken(member, member))
            default: break
            }
        }
        groups.append(group)
        return groups.count - 1
    }

    private mutating func add(
        _ member: TokenSite,
        _ name: String,
        _ hasTokens: Bool,
        to group: inout TokenGroup
    ) {
        guard isName(name, at: member), canAddDeclaration(at: member) else { return }
        if group.members[name] == nil { group.names.append(name) }
        if hasTokens, let value = otherValue(of: member) {
            group.members[name] = .token(otherToken(member, value))
        } else {
            group.members[name] = .group(otherGroup(member, hasTokens: hasTokens))
        }
    }

    private mutating func isName(_ name: String, at site: TokenSite) -> Bool {
        if name.isEmpty || name.beginsWithDollar { return false }
        guard name.utf8.contains(where: { ".{}".utf8.contains($0) }) else { return true }
        let detail = "the name \(quoted(name)) contains '.', '{' or '}', and is not read"
        add(.nonstandardSyntax, site, detail, group: "name")
        return false
    }

    /// Returns the value for the device, or the value itself if it has none for devices.
    mutating func deviceValue(_ value: TokenSite) -> TokenSite? {
        guard child("mobile", of: value) ?? child("desktop", of: value) != nil else {
            return value
        }
        let names = children(of: value).prefix(4).map { quoted($0.key) }
        func list(_ word: String) -> String {
            let start = names.dropLast().joined(separator: ", ")
            return start + (start.isEmpty ? "" : " \(word) ") + (names.last ?? "")
        }
        guard let found = child(device, of: value) else {
            let detail = "no size for \(quoted(device)); choose \(list("or"))"
            add(.unknownName, value, detail, group: "no size for device")
            return nil
        }
        let detail = "sizes for \(list("and")), of which \(quoted(device)) is read"
        add(.otherDevice, value, detail, group: "device")
        return found
    }

    /// Returns the value of a token, of the sizes for several devices the one for the device.
    private mutating func otherValue(of member: TokenSite) -> TokenSite? {
        if let sets = child("sets", of: member),
            child("mobile", of: sets) ?? child("desktop", of: sets) != nil
        {
            return deviceValue(sets).flatMap { child("value", of: $0) }
        }
        guard let value = child("$value", of: member) ?? child("value", of: member) else {
            return nil
        }
        // An object with the key `value` can itself be a token, in a group of tokens.
        return child("value", of: value) != nil && child("unit", of: value) == nil ? nil : value
    }

    private mutating func otherToken(_ site: TokenSite, _ value: TokenSite) -> Int {
        let declared = (child("$type", of: site) ?? child("type", of: site)).flatMap { text($0) }
        let isTypography =
            declared.map { TokenType(name: $0) == .typography }
            ?? children(of: value).contains { TypographyProperty($0.key) == .size }
        // Other types have other names than in the DTCG format, and are not checked.
        tokens.append(
            TokenDeclaration(
                site: site,
                ownType: isTypography ? "typography" : nil,
                inheritedType: isTypography ? nil : TokenType.other,
                value: value,
                isPointer: false
            )
        )
        return tokens.count - 1
    }
}
