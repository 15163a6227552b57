import TypeScaleDiagnostics

/// Finds the sets that the themes of Tokens Studio select.
struct ThemeParser {
    private(set) var tokens: TokenTree

    /// The contexts of the groups, by the names of these in lower case.
    private var contexts = NameDictionary<(group: String, theme: String)>()
    /// The groups with a selected theme.
    private var groups: Set<ExactString> = []
    private var selected: [(group: String, name: String)] = []
    /// The number of themes, and of sets in themes, that were read.
    private(set) var steps = 0

    /// The name for themes without a group.
    private static let noGroup = "theme"

    init(_ tokens: TokenTree, _ contexts: NameDictionary<String>) {
        self.tokens = tokens
        // The names of groups and themes ignore case.
        for (group, theme) in contexts { self.contexts[group.lowercased()] = (group, theme) }
    }

    /// Returns the sets that themes mention, but that the selected themes do not enable.
    mutating func setsOmitted(by themes: TokenSite) -> Set<ExactString> {
        var mentioned: Set<ExactString> = []
        var enabled: Set<ExactString> = []
        let sites = tokens.children(of: themes)
        for (_, site) in sites {
            let isSelected = select(site)
            guard let sets = tokens.child("selectedTokenSets", of: site) else { continue }
            for (set, status) in tokens.children(of: sets) {
                steps += 1
                mentioned.insert(ExactString(set))
                if isSelected, tokens.text(status) != "disabled" {
                    enabled.insert(ExactString(set))
                }
            }
        }
        report(themes, count: sites.count)
        return mentioned.subtracting(enabled)
    }

    /// Selects a theme if it has its group's context, or is the first of a group without context.
    private mutating func select(_ theme: TokenSite) -> Bool {
        steps += 1
        let name = tokens.child("name", of: theme).flatMap { tokens.text($0) } ?? ""
        let group = tokens.child("group", of: theme).flatMap { tokens.text($0) } ?? Self.noGroup
        let context = contexts[group.lowercased()]?.theme.lowercased()
        let isSelected =
            context.map { $0.utf8.elementsEqual(name.lowercased().utf8) }
            ?? (group == Self.noGroup || !groups.contains(ExactString(group)))
        if isSelected {
            selected.append((group, name))
            groups.insert(ExactString(group))
        }
        return isSelected
    }

    /// Reports contexts without a theme, and the selected themes if there are others.
    private mutating func report(_ themes: TokenSite, count: Int) {
        var found: Set<ExactString> = []
        for group in selected { found.insert(ExactString(group.group.lowercased())) }
        for (key, (group, theme)) in contexts where !found.contains(ExactString(key)) {
            let detail = "unknown theme \(quoted(theme)) of \(quoted(group)); correct the name"
            tokens.report(.unknownContext, themes, detail)
        }
        if count > selected.count {
            let list = selected.prefix(8).map { quoted("\($0.group)=\($0.name)") }
            let detail = "read with the themes \(list.joined(separator: ", ")); select others"
            tokens.add(.otherTheme, themes, detail + " as contexts of their groups")
        }
    }
}
