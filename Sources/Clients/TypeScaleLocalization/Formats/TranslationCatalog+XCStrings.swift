import TypeScaleDiagnostics
import TypeScaleDocuments

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
        guard tree.kind(0) == .dictionary, let strings = tree.child("strings", of: 0) else {
            throw error("missing key \"strings\"", .notADocument)
        }
        let source = tree.child("sourceLanguage", of: 0).flatMap(tree.name) ?? "en"
        sourceLanguage = source
        // The names of enclosing variations repeat.
        var budget = tree.byteCount / 2 + 1 << 20
        try collect(from: tree) { collector throws(Diagnostic) in
            for string in tree.children(of: strings) {
                try tree.read(string, source, &budget, &collector)
            }
        }
    }
}

extension DocumentTree {
    /// Adds the translations of a string.
    fileprivate func read(
        _ string: Int,
        _ source: String,
        _ budget: inout Int,
        _ collector: inout EntryCollector
    ) throws(Diagnostic) {
        let key = TranslationKey(self.key(of: string) ?? "")
        let comment = child("comment", of: string).flatMap(text) ?? ""
        let isStale = hasText("stale", "extractionState", of: string)
        let isFixed = child("shouldTranslate", of: string).map(kind) == .false
        let commentOnly = EntryDetails(comment: comment)
        // The document's own errors include duplicate keys.
        func add(
            _ text: String,
            _ language: String,
            at offset: Int,
            _ details: EntryDetails?,
            _ unit: StringUnit? = nil
        ) throws(Diagnostic) {
            var entry = TranslationCatalog.Entry(
                name: key,
                language: language,
                text: text,
                offset: offset,
                syntaxes: .cocoa,
                details: details
            )
            entry.state = isStale ? .stale : unit?.isNew == true ? .new : .current
            entry.isTranslatable = !isFixed
            entry.variation = unit?.variation ?? ""
            entry.isBranch = unit.map { $0.substitution > 0 } ?? false
            try collector.add(entry, identity: nil)
        }
        let localizations = child("localizations", of: string)
        var isSourceThere = key.step.isEmpty
        for localization in localizations.map({ Array(children(of: $0)) }) ?? [] {
            let language = self.key(of: localization) ?? ""
            if language == source { isSourceThere = true }
            guard let units = units(of: localization, budget: &budget) else {
                let detail = "the variations exceed the limit for a file of this size"
                let offset = offset(of: localization)
                throw Diagnostic(.tooManyBytes, detail, path: key.step, offset: offset)
            }
            let substitutions = substitutions(in: units)
            let details =
                substitutions.isEmpty
                ? commentOnly : EntryDetails(comment: comment, substitutions: substitutions)
            for unit in units {
                let offset = offset(of: unit.value)
                guard let text = text(unit.value) else {
                    let detail = "expected a string"
                    try collector.report(detail, key: key.step, at: offset, .wrongType)
                    continue
                }
                try add(text, language, at: offset, details, unit)
            }
        }
        if !isSourceThere { try add(key.step, source, at: offset(of: string), commentOnly) }
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
        child(key, of: node).flatMap(name) == text
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
                specifier: child("formatSpecifier", of: node).flatMap(name) ?? "",
                argument: child("argNum", of: node).flatMap(integer),
                branches: branches[node] ?? []
            )
        }
    }
}
