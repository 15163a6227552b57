import TypeScaleDiagnostics

extension TokenTree {
    /// Returns the members of a group after merging its layers.
    mutating func members(of layers: [Int]) -> MergedGroup {
        if let known = merged[layers] { return known }
        var group = MergedGroup()
        let own = expanded(layers)
        for layer in own {
            let declared = groups[layer]
            if own.count > 1, !spend(declared.names.count + 1, at: declared.site) { break }
            group.type = declared.type ?? group.type
            for name in declared.names {
                guard let member = declared.members[name] else { continue }
                let earlier = group.members[name]
                if earlier == nil { group.names.append(name) }
                switch (member, earlier) {
                case (.token(let token), _): group.members[name] = .token(token)
                case (.group(let inner), .group(let outer)?):
                    group.members[name] = .group(outer + [inner])
                case (.group(let inner), _): group.members[name] = .group([inner])
                }
            }
        }
        merged[layers] = group
        return group
    }

    /// Returns layers with the layers of the groups that they extend, each layer once.
    mutating func expanded(_ layers: [Int]) -> [Int] {
        if layers.allSatisfy({ groups[$0].base == nil }) { return layers }
        var all: [Int] = []
        for layer in layers { all += expanded(layer) }
        return Self.lastOccurrences(of: all)
    }

    /// Returns layers without repetitions: the last occurrence of a layer replaces the others.
    static func lastOccurrences(of layers: [Int]) -> [Int] {
        var seen: Set<Int> = []
        return layers.reversed().filter { seen.insert($0).inserted }.reversed()
    }

    private mutating func expanded(_ layer: Int) -> [Int] {
        guard let base = groups[layer].base else { return [layer] }
        if let known = layers[layer] { return known }
        guard openGroups.insert(layer).inserted else {
            report(.circularReference, base.site, "the group extends itself; remove a reference")
            return [layer]
        }
        let inherited = extended(base).map { expanded($0) } ?? []
        openGroups.remove(layer)
        let result = inherited.filter { $0 != layer } + [layer]
        let limited = spend(result.count, at: base.site) ? result : [layer]
        layers[layer] = limited
        return limited
    }

    /// Returns the layers of the group that another group extends.
    private mutating func extended(_ base: (site: TokenSite, text: String)) -> [Int]? {
        // The nesting of groups that extend each other bounds the recursion.
        guard openGroups.count <= Self.maximumDepth else {
            report(.tooDeep, base.site, "groups extend each other at more than 64 levels")
            return nil
        }
        let names: [String]
        switch TokenReference(base.text) {
        case .name(let found)?, .pointer(let found)?: names = found
        case nil:
            let detail = "expected a reference such as \"{group}\", found \(quoted(base.text))"
            report(.badReference, base.site, detail)
            return nil
        }
        switch member(names)?.member {
        case .group(let layers)?: return layers
        case .token?:
            report(.wrongType, base.site, "a group cannot extend a token; refer to a group")
        case nil:
            report(.missingTarget, base.site, "missing group \(quoted(base.text))")
        }
        return nil
    }

    /// Finds the token or group at a path, and the type that it inherits from merged groups.
    ///
    /// In Tokens Studio, a path can begin with the name of a set.
    mutating func member(
        _ path: some Collection<String>
    ) -> (member: MergedGroup.Member, type: String?)? {
        if let found = member(path, in: roots) { return found }
        guard let set = path.first.flatMap({ sets[$0] }) else { return nil }
        return member(path.dropFirst(), in: [set])
    }

    private mutating func member(
        _ path: some Sequence<String>,
        in roots: [Int]
    ) -> (member: MergedGroup.Member, type: String?)? {
        var found: (member: MergedGroup.Member, type: String?) = (.group(roots), nil)
        for name in path {
            guard case .group(let layers) = found.member else { return nil }
            let group = members(of: layers)
            guard let member = group.members[name] else { return nil }
            found = (member, group.type ?? found.type)
        }
        return found
    }

    /// Returns all tokens with their paths and the types that they inherit from merged groups.
    mutating func allTokens() -> [(path: [String], token: Int, type: String?)] {
        var found: [(path: [String], token: Int, type: String?)] = []
        var path: [String] = []
        collect(roots, &path, [], nil, &found)
        return found
    }

    private mutating func collect(
        _ layers: [Int],
        _ path: inout [String],
        _ ancestors: Set<Int>,
        _ inherited: String?,
        _ found: inout [(path: [String], token: Int, type: String?)]
    ) {
        let own = expanded(layers)
        for layer in own where ancestors.contains(layer) {
            let site = own.compactMap { groups[$0].base?.site }.last ?? groups[layer].site
            let detail = "the group extends a group that contains it; remove the reference"
            return report(.circularReference, site, detail)
        }
        guard path.count < Self.maximumDepth else {
            return report(.tooDeep, groups[layers[0]].site, "the group has more than 64 levels")
        }
        let group = members(of: layers)
        let ancestors = ancestors.union(own)
        for name in group.names {
            guard let member = group.members[name] else { continue }
            path.append(name)
            switch member {
            case .token(let token):
                if listedTokens.insert(token).inserted || spend(1, at: tokens[token].site) {
                    found.append((path, token, group.type ?? inherited))
                }
            case .group(let layers):
                let last = layers[layers.count - 1]
                if listedGroups.insert(last).inserted || spend(1, at: groups[last].site) {
                    collect(layers, &path, ancestors, group.type ?? inherited, &found)
                }
            }
            path.removeLast()
        }
    }
}
