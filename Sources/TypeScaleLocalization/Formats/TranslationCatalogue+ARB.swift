import TypeScaleFoundation

extension TranslationCatalogue {
    /// Adds the strings in an
    /// [Application Resource Bundle](https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification).
    mutating func readARB(_ tree: DocumentTree, _ pathLanguage: String?) throws(TranslationError) {
        guard tree.kind(0) == .dictionary else {
            throw error("expected a dictionary of keys and strings")
        }
        let language = tree.child("@@locale", of: 0).flatMap(tree.text) ?? pathLanguage
        // The key `@title` has the properties of `title`. Other keys with `@@` apply to the file.
        var properties: [String: Int] = [:]
        for node in tree.children(of: 0) {
            guard let key = tree.key(of: node), key.hasPrefix("@"), !key.hasPrefix("@@") else {
                continue
            }
            properties[String(key.dropFirst())] = node
        }
        try collect(from: tree) { collector throws(DocumentProblem) in
            for node in tree.children(of: 0) {
                let key = tree.key(of: node) ?? ""
                if key.hasPrefix("@") { continue }
                let offset = tree.offset(of: node)
                guard let text = tree.text(node) else {
                    try collector.report("expected a string", key: key, at: offset)
                    continue
                }
                let comment = properties[key].flatMap { tree.child("description", of: $0) }
                    .flatMap(tree.text)
                let entry = Entry(
                    name: TranslationKey(key),
                    language: language,
                    text: text,
                    offset: offset,
                    syntaxes: .braces,
                    details: EntryDetails(comment: comment ?? "")
                )
                // The document's own errors include duplicate keys.
                try collector.add(entry, identity: nil)
            }
        }
    }
}
