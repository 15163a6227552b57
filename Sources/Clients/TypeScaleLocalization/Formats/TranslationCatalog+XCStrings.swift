import TypeScaleFoundation

extension TranslationFormat {
    static let stringCatalog = TranslationFormat(
        name: "string catalogs (.xcstrings)",
        pathExtensions: ["xcstrings"],
        pathLanguage: .folder
    ) { catalog, data, _ throws(Diagnostic) in
        try catalog.readStringCatalog(catalog.tree(data, acceptsPropertyLists: false))
    }
}

extension TranslationCatalog {
    /// Adds the strings in a string catalog, including their plural and device variations.
    ///
    /// In the source language, a key without a string is used as the string.
    mutating func readStringCatalog(_ tree: DocumentTree) throws(Diagnostic) {
        diagnostics += tree.diagnostics
        guard tree.kind(0) == .dictionary, let strings = tree.child("strings", of: 0) else {
            throw error("missing key \"strings\"", .notADocument)
        }
        let source = tree.child("sourceLanguage", of: 0).flatMap(tree.text) ?? "en"
        sourceLanguage = source
        // The names of enclosing variations repeat.
        var budget = tree.byteCount / 2 + 1 << 20
        var faults: [(offset: Int, key: String)] = []
        for string in tree.children(of: strings) {
            let key = TranslationKey(tree.key(of: string) ?? "")
            let comment = tree.child("comment", of: string).flatMap(tree.text) ?? ""
            let isStale = tree.hasText("stale", "extractionState", of: string)
            let isFixed = tree.child("shouldTranslate", of: string).map(tree.kind) == .false
            let commentOnly = EntryDetails(comment: comment)
            func entry(
                _ text: String,
                _ language: String,
                at offset: Int,
                _ details: EntryDetails?
            ) -> Entry {
                var entry = Entry(
                    name: key,
                    language: language,
                    text: text,
                    offset: offset,
                    syntaxes: .cocoa,
                    details: details
                )
                if isStale { entry.state = .stale }
                entry.isTranslatable = !isFixed
                return entry
            }
            let localizations = tree.child("localizations", of: string)
            var isSourceThere = key.step.isEmpty
            for localization in localizations.map({ Array(tree.children(of: $0)) }) ?? [] {
                let language = tree.key(of: localization) ?? ""
                if language == source { isSourceThere = true }
                guard let units = tree.units(of: localization, budget: &budget) else {
                    let detail = "the variations exceed the limit for a file of this size"
                    throw error(detail, .tooManyBytes, key: key.step)
                }
                let substitutions = tree.substitutions(in: units)
                let details =
                    substitutions.isEmpty
                    ? commentOnly : EntryDetails(comment: comment, substitutions: substitutions)
                for unit in units {
                    let offset = tree.offset(of: unit.value)
                    guard let text = tree.text(unit.value) else {
                        guard faults.count < Self.maximumProblems else {
                            let limit = Self.maximumProblems
                            throw error(
                                "the errors exceed the limit of \(limit)",
                                .tooManyDiagnostics
                            )
                        }
                        faults.append((offset, key.step))
                        continue
                    }
                    var entry = entry(text, language, at: offset, details)
                    entry.variation = unit.variation
                    entry.isBranch = unit.substitution > 0
                    if unit.isNew, entry.state == .current { entry.state = .new }
                    try add(entry)
                }
            }
            if !isSourceThere {
                try add(entry(key.step, source, at: tree.offset(of: string), commentOnly))
            }
        }
        computePositions(in: tree.utf8)
        let positions = tree.positions(of: faults.map(\.offset))
        diagnostics += faults.map { offset, key in
            error("expected a string", .wrongType, key: key, at: positions[offset])
        }
    }
}

/// A text in a string catalog.
private struct StringUnit {
    /// The steps to the text, such as `plural.one`.
    ///
    /// In a substitution, they begin with its name.
    var variation: String
    /// The node of the text.
    let value: Int
    let isNew: Bool
    /// The node of the substitution that contains the text, or 0.
    let substitution: Int
}

extension DocumentTree {
    /// Returns whether a dictionary has a given text for a key.
    fileprivate func hasText(_ text: String, _ key: String, of node: Int) -> Bool {
        child(key, of: node).flatMap(self.text) == text
    }

    /// Returns the texts of a localization with their variations, or `nil` if the variations exceed
    /// a budget in bytes.
    fileprivate func units(of localization: Int, budget: inout Int) -> [StringUnit]? {
        var units: [StringUnit] = []
        // Variations can nest, up to the document's nesting limit.
        var open = [(variation: "", node: localization, substitution: 0)]
        while let (variation, node, substitution) = open.popLast() {
            func add(_ variation: String, _ value: Int, in unit: Int) {
                units.append(
                    StringUnit(
                        variation: variation,
                        value: value,
                        isNew: hasText("new", "state", of: unit),
                        substitution: substitution
                    )
                )
            }
            if let unit = child("stringUnit", of: node), let value = child("value", of: unit) {
                add(variation, value, in: unit)
            }
            if let set = child("stringSet", of: node), let values = child("values", of: set) {
                for (index, value) in children(of: values).enumerated() {
                    add("\(variation.isEmpty ? "" : variation + ".")\(index)", value, in: set)
                }
            }
            var inner: [(variation: String, node: Int, substitution: Int)] = []
            // A substitution can have its own variations.
            if let substitutions = child("substitutions", of: node) {
                for each in children(of: substitutions) {
                    inner.append((String((key(of: each) ?? "").prefix(64)), each, each))
                }
            }
            let variations = child("variations", of: node).map { Array(children(of: $0)) }
            for kind in variations ?? [] {
                for each in children(of: kind) {
                    let steps = [variation, key(of: kind) ?? "", key(of: each) ?? ""]
                    let name = steps.filter { !$0.isEmpty }.joined(separator: ".")
                    budget -= name.utf8.count
                    guard budget >= 0 else { return nil }
                    // No plural category or device has a name as long as this.
                    let shortName = name.utf8.count > 256 ? String(name.prefix(64)) : name
                    inner.append((shortName, each, substitution))
                }
            }
            open += inner.reversed()
        }
        return units
    }

    /// Returns the substitutions whose texts are among the texts of a localization.
    fileprivate func substitutions(in units: [StringUnit]) -> [Substitution] {
        var nodes: [Int] = []
        var branches: [Int: [Substitution.Branch]] = [:]
        for unit in units {
            let node = unit.substitution
            guard node > 0, let text = text(unit.value) else { continue }
            if branches[node] == nil {
                guard nodes.count < Substitution.maximumCount else { continue }
                nodes.append(node)
            }
            let name = (key(of: node) ?? "").prefix(64)
            let variation = unit.variation.unicodeScalars.dropFirst(name.unicodeScalars.count)
                .drop { $0 == "." }
            let branch = Substitution.Branch(variation: String(variation), text: text)
            branches[node, default: []].append(branch)
        }
        return nodes.map { node in
            Substitution(
                name: key(of: node) ?? "",
                specifier: child("formatSpecifier", of: node).flatMap(text) ?? "",
                argument: child("argNum", of: node).flatMap(integer),
                branches: branches[node] ?? []
            )
        }
    }
}
