import TypeScaleFoundation

extension TranslationCatalogue {
    /// Adds the strings in a string catalog, including their plural and device variations.
    ///
    /// In the source language, a key without a string is used as the string.
    mutating func readStringCatalogue(_ tree: DocumentTree) throws(TranslationError) {
        problems += tree.problems.map { TranslationError($0, path: path) }
        guard tree.kind(0) == .dictionary, let strings = tree.child("strings", of: 0) else {
            throw error("missing key \"strings\"")
        }
        let source = tree.child("sourceLanguage", of: 0).flatMap(tree.text) ?? "en"
        // The names of enclosing variations repeat.
        var budget = tree.byteCount / 2 + 1 << 20
        var faults: [(offset: Int, key: String)] = []
        for string in tree.children(of: strings) {
            let key = TranslationKey(tree.key(of: string) ?? "")
            let localizations = tree.child("localizations", of: string)
            var isSourceThere = key.step.isEmpty
            for localization in localizations.map({ Array(tree.children(of: $0)) }) ?? [] {
                let language = tree.key(of: localization) ?? ""
                if language == source { isSourceThere = true }
                guard let units = tree.units(of: localization, budget: &budget) else {
                    let detail = "the variations exceed the limit for a file of this size"
                    throw error(detail, key: key.step)
                }
                for (variation, unit) in units {
                    let offset = tree.offset(of: unit)
                    guard let text = tree.text(unit) else {
                        guard faults.count < Self.maximumProblems else {
                            throw error("the errors exceed the limit of \(Self.maximumProblems)")
                        }
                        faults.append((offset, key.step))
                        continue
                    }
                    var entry = Entry(name: key, language: language, text: text, offset: offset)
                    entry.variation = variation
                    try add(entry)
                }
            }
            if !isSourceThere {
                let offset = tree.offset(of: string)
                let text = key.step
                try add(Entry(name: key, language: source, text: text, offset: offset))
            }
        }
        computeLines(in: tree.utf8)
        let positions = tree.positions(of: faults.map(\.offset))
        problems += faults.map { offset, key in
            error("expected a string", key: key, at: positions[offset])
        }
    }
}

extension DocumentTree {
    /// Returns the values of a localization with their variations, such as `plural.one`, or `nil`
    /// if the variations exceed a budget in bytes.
    fileprivate func units(
        of localization: Int,
        budget: inout Int
    ) -> [(variation: String, value: Int)]? {
        var units: [(variation: String, value: Int)] = []
        // Variations can nest, up to the document's nesting limit.
        var open = [(variation: "", node: localization)]
        while let (variation, node) = open.popLast() {
            if let unit = child("stringUnit", of: node), let value = child("value", of: unit) {
                units.append((variation, value))
            }
            if let set = child("stringSet", of: node), let values = child("values", of: set) {
                for (index, value) in children(of: values).enumerated() {
                    units.append(("\(variation.isEmpty ? "" : variation + ".")\(index)", value))
                }
            }
            var inner: [(variation: String, node: Int)] = []
            // A substitution can have its own variations.
            if let substitutions = child("substitutions", of: node) {
                for each in children(of: substitutions) {
                    inner.append((String((key(of: each) ?? "").prefix(64)), each))
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
                    inner.append((name.utf8.count > 256 ? String(name.prefix(64)) : name, each))
                }
            }
            open += inner.reversed()
        }
        return units
    }
}
