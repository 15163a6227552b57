import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

/// Reads a [resolver document](https://www.designtokens.org/TR/2025.10/resolver/), which combines
/// sets of tokens, and selects others by contexts.
struct ResolverParser {
    var tokens: TokenTree

    /// The contexts of the modifiers, by the names of these in lower case.
    private var contexts = NameDictionary<(modifier: String, context: String)>()
    /// A closure that returns the file at a path in a reference.
    private let file: (String) throws(Diagnostic) -> URL
    private let root: TokenSite

    /// The documents that were read, by the path in their references.
    private var documents = NameDictionary<Int?>()
    /// The documents by the path of their files, to which many paths can lead.
    private var files = NameDictionary<Int?>()
    /// The members of the objects in the document to which references refer.
    private var members: [TokenSite: NameDictionary<TokenSite>] = [:]
    /// The lists of sources in sets, and in the selected contexts of modifiers.
    ///
    /// Like ``parts``, each is found only once, because the document can refer to it many times.
    private var lists: [TokenSite: TokenSite?] = [:]
    /// The tokens or set that each source adds.
    private var parts: [TokenSite: Part?] = [:]
    /// The number of objects whose members were read.
    private(set) var steps = 0
    /// The sets whose sources are being added, to find cycles.
    private var openSets: Set<TokenSite> = []
    /// The number of sources that were added.
    private var count = 0

    /// The maximum number of sources, counting each inclusion.
    private static let maximumSources = 4096

    private enum Part {
        case tokens(TokenSite)
        case set(TokenSite)
    }

    init(
        _ tokens: TokenTree,
        root: TokenSite,
        contexts: NameDictionary<String>,
        file: @escaping (String) throws(Diagnostic) -> URL
    ) {
        self.tokens = tokens
        self.root = root
        self.file = file
        // The names of modifiers and contexts ignore case, as the resolver report recommends.
        for (name, context) in contexts { self.contexts[name.lowercased()] = (name, context) }
    }

    private static let rootKeys: Set = [
        "$schema", "$defs", "$extensions", "name", "version", "description", "sets", "modifiers",
        "resolutionOrder",
    ]

    mutating func read() {
        for (key, site) in tokens.children(of: root) where !Self.rootKeys.contains(key) {
            tokens.report(.unknownKey, site, "unknown key of a resolver document")
        }
        if let version = tokens.child("version", of: root) {
            if tokens.text(version) != "2025.10" {
                tokens.report(.badResolver, version, "expected the version \"2025.10\"")
            }
        } else {
            tokens.report(.badResolver, root, "missing version; add \"version\": \"2025.10\"")
        }
        guard let order = tokens.child("resolutionOrder", of: root),
            tokens.kind(order) == .list
        else { return tokens.report(.badResolver, root, "resolutionOrder must be a list") }
        let items = tokens.children(of: order)
        if items.isEmpty {
            tokens.report(.badResolver, order, "resolutionOrder is empty; add a set or modifier")
        }
        var names: Set<ExactString> = []
        var modifiers: Set<ExactString> = []
        for (_, item) in items { read(item, &names, &modifiers) }
        tokens.roots = TokenTree.lastOccurrences(of: tokens.roots)
        for (name, given) in contexts where !modifiers.contains(ExactString(name)) {
            tokens.report(
                .unknownContext,
                order,
                "unknown modifier \(quoted(given.modifier)); correct the name"
            )
        }
    }

    /// Reads a set or modifier in the resolution order, or a reference to one.
    private mutating func read(
        _ item: TokenSite,
        _ names: inout Set<ExactString>,
        _ modifiers: inout Set<ExactString>
    ) {
        if let reference = tokens.child("$ref", of: item) {
            tokens.checkKeys(nextToReference: item)
            let keys = tokens.text(reference).flatMap { TokenReference.pointer($0) } ?? []
            guard keys.count == 2, keys[0] == "sets" || keys[0] == "modifiers" else {
                let form = "\"#/sets/name\" or \"#/modifiers/name\""
                return tokens.report(.badReference, reference, "expected \(form)")
            }
            guard let target = member(keys) else {
                let text = quoted(tokens.text(reference) ?? "")
                return tokens.report(.missingTarget, reference, "missing set or modifier \(text)")
            }
            return keys[0] == "sets"
                ? addSet(target) : addModifier(target, name: keys[1], &modifiers)
        }
        guard let nameSite = tokens.child("name", of: item), let name = tokens.text(nameSite) else {
            return tokens.report(
                .badResolver,
                item,
                "expected a $ref, or a set with a name and type"
            )
        }
        if !names.insert(ExactString(name)).inserted {
            tokens.report(.badResolver, nameSite, "the name \(quoted(name)) is repeated; rename it")
        }
        switch tokens.child("type", of: item).flatMap({ tokens.text($0) }) {
        case "set": addSet(item)
        case "modifier": addModifier(item, name: name, &modifiers)
        default: tokens.report(.badResolver, item, "expected the type \"set\" or \"modifier\"")
        }
    }

    private mutating func addSet(_ set: TokenSite) {
        if lists[set] == nil { lists[set] = .some(sources(of: set)) }
        guard let list = lists[set] ?? nil else { return }
        guard openSets.insert(set).inserted else {
            return tokens.report(.circularReference, set, "the set contains itself")
        }
        add(list)
        openSets.remove(set)
    }

    private mutating func sources(of set: TokenSite) -> TokenSite? {
        steps += 1
        check(set, among: ["sources"])
        guard let sources = tokens.child("sources", of: set), tokens.kind(sources) == .list else {
            tokens.report(.badResolver, set, "missing sources; add a list of sources")
            return nil
        }
        return sources
    }

    private mutating func addModifier(
        _ modifier: TokenSite,
        name: String,
        _ modifiers: inout Set<ExactString>
    ) {
        modifiers.insert(ExactString(name.lowercased()))
        if lists[modifier] == nil { lists[modifier] = .some(context(of: modifier, name: name)) }
        if let list = lists[modifier] ?? nil { add(list) }
    }

    /// Returns the selected context of a modifier.
    private mutating func context(of modifier: TokenSite, name: String) -> TokenSite? {
        steps += 1
        check(modifier, among: ["contexts", "default"])
        guard let list = tokens.child("contexts", of: modifier), tokens.kind(list) == .dictionary
        else {
            tokens.report(.badResolver, modifier, "missing contexts; add at least two")
            return nil
        }
        let all = tokens.children(of: list)
        if all.count < 2 {
            tokens.report(.badResolver, list, "expected at least two contexts; use a set instead")
        }
        let standard = tokens.child("default", of: modifier)
        let standardName = standard.flatMap { tokens.text($0) }
        let isKnown = all.contains { standardName?.utf8.elementsEqual($0.key.utf8) == true }
        if let standard, !isKnown {
            tokens.report(.unknownContext, standard, "the default is not one of the contexts")
        }
        guard let selected = contexts[name.lowercased()]?.context ?? standardName else {
            let detail = "modifier \(quoted(name)) has no default; select one of its contexts"
            tokens.report(.unknownContext, modifier, detail)
            return nil
        }
        let bytes = Array(selected.lowercased().utf8)
        guard let context = all.first(where: { $0.key.lowercased().utf8.elementsEqual(bytes) })
        else {
            let names = all.prefix(8).map { quoted($0.key) }.joined(separator: ", ")
            let detail =
                "unknown context \(quoted(selected)) of \(quoted(name)); use one of \(names)"
            tokens.report(.unknownContext, modifier, detail)
            return nil
        }
        guard tokens.kind(context.site) == .list else {
            tokens.report(.wrongType, context.site, "expected a list of sources")
            return nil
        }
        return context.site
    }

    private mutating func check(_ site: TokenSite, among keys: Set<String>) {
        let all = keys.union(["name", "type", "description", "$extensions"])
        for (key, member) in tokens.children(of: site) where !all.contains(key) {
            tokens.report(.unknownKey, member, "unknown key of a set or modifier")
        }
    }

    /// Adds the sources in a list, which are objects of tokens or references.
    private mutating func add(_ list: TokenSite) {
        guard count <= Self.maximumSources else { return }
        for (_, source) in tokens.children(of: list) {
            count += 1
            guard count <= Self.maximumSources else {
                // Only the first excess is reported.
                if count == Self.maximumSources + 1 {
                    let detail = "the document includes more than 4,096 sources"
                    tokens.report(.tooManyValues, source, detail)
                }
                return
            }
            if parts[source] == nil { parts[source] = .some(part(at: source)) }
            switch parts[source] ?? nil {
            case .tokens(let site): tokens.addRoot(site)
            case .set(let set): addSet(set)
            case nil: break
            }
        }
    }

    /// Returns what a source adds, or `nil` after reporting a problem.
    private mutating func part(at source: TokenSite) -> Part? {
        steps += 1
        guard let reference = tokens.child("$ref", of: source) else { return .tokens(source) }
        tokens.checkKeys(nextToReference: source)
        guard let text = tokens.text(reference) else {
            tokens.report(.wrongType, reference, "expected a reference to a set or file")
            return nil
        }
        guard text.utf8.first == UInt8(ascii: "#") else {
            return document(text, reference).map { .tokens(TokenSite(source: $0, node: 0)) }
        }
        guard let keys = TokenReference.pointer(text) else {
            tokens.report(.badReference, reference, "malformed pointer \(quoted(text))")
            return nil
        }
        guard keys.first != "modifiers", keys.first != "resolutionOrder" else {
            let detail = "a source cannot refer to \(keys.first ?? ""); refer to a set"
            tokens.report(.badReference, reference, detail)
            return nil
        }
        guard let target = member(keys) else {
            tokens.report(.missingTarget, reference, "missing set \(quoted(text))")
            return nil
        }
        return keys.first == "sets" && keys.count == 2 ? .set(target) : .tokens(target)
    }

    /// Returns the index of the document at a relative path, or `nil` after reporting a problem.
    private mutating func document(_ path: String, _ reference: TokenSite) -> Int? {
        if let known = documents[path] { return known }
        var index: Int?
        defer { documents[path] = .some(index) }
        guard !path.isEmpty, !path.utf8.contains(UInt8(ascii: ":")),
            path.utf8.first != UInt8(ascii: "/"), !path.utf8.contains(UInt8(ascii: "#"))
        else {
            let detail = "expected the path of a file relative to this document"
            tokens.report(.badReference, reference, detail + ", found \(quoted(path))")
            return nil
        }
        guard documents.count < DesignSystem.maximumFiles else {
            let detail = "the document names more than \(DesignSystem.maximumFiles) files"
            tokens.report(.tooManyValues, reference, detail)
            return nil
        }
        do throws(Diagnostic) {
            let url = try file(path)
            let name = url.absoluteURL.resolvingSymlinksInPath().path
            if let known = files[name] {
                index = known
                return known
            }
            files[name] = .some(nil)
            let data = try FileSource.fileSystem.contents(
                path: url.path,
                upTo: DesignSystem.maximumBytes
            )
            let tree = try TokenSource.tree(data, name: url.path, after: tokens.sources)
            index = tokens.add(TokenSource(name: url.path, tree: tree))
            files[name] = index
        } catch {
            tokens.report(error.kind, reference, "cannot read \(quoted(path)): \(error.message)")
        }
        return index
    }

    /// Finds a member of the resolver document.
    private mutating func member(_ keys: [String]) -> TokenSite? {
        var site = root
        for key in keys {
            guard tokens.kind(site) == .dictionary else { return nil }
            if members[site] == nil {
                steps += 1
                var table = NameDictionary<TokenSite>()
                for (key, member) in tokens.children(of: site) { table[key] = member }
                members[site] = table
            }
            guard let next = members[site]?[key] else { return nil }
            site = next
        }
        return site
    }
}
