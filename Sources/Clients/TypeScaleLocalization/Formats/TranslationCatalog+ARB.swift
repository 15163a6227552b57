import TypeScaleFoundation

extension TranslationFormat {
    static let resourceBundle = TranslationFormat(
        name: "ARB",
        pathExtensions: ["arb"],
        pathLanguage: .nameEnd
    ) { catalog, data, language throws(Diagnostic) in
        try catalog.readARB(catalog.tree(data, isJSON: true), language)
    }
}

extension TranslationCatalog {
    /// Adds the strings in an
    /// [Application Resource Bundle](https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification).
    mutating func readARB(_ tree: DocumentTree, _ pathLanguage: String?) throws(Diagnostic) {
        guard tree.kind(0) == .dictionary else {
            throw error("expected a dictionary of keys and strings", .notADocument)
        }
        let language = tree.child("@@locale", of: 0).flatMap(tree.text) ?? pathLanguage
        let properties = tree.propertiesInBundle()
        try collect(from: tree) { collector throws(Diagnostic) in
            for node in tree.children(of: 0) {
                let key = tree.key(of: node) ?? ""
                if key.utf8.first == UInt8(ascii: "@") { continue }
                let offset = tree.offset(of: node)
                guard let text = tree.text(node) else {
                    try collector.report("expected a string", key: key, at: offset)
                    continue
                }
                let comment = tree.properties(of: key, node, properties)
                    .flatMap { tree.child("description", of: $0) }.flatMap(tree.text)
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

extension DocumentTree {
    /// Returns the properties that do not directly follow their text, by the key of the text.
    ///
    /// The key `@title` has the properties of `title`. Other keys with `@@` apply to the file.
    fileprivate func propertiesInBundle() -> [[UInt8]: Int] {
        var properties: [[UInt8]: Int] = [:]
        let at = UInt8(ascii: "@")
        var last: [UInt8] = []
        for node in children(of: 0) {
            let key = Array((key(of: node) ?? "").utf8)
            let name = Array(key.dropFirst())
            if key.first == at, name.first != at, name != last { properties[name] = node }
            last = key
        }
        return properties
    }

    /// Returns the properties of a text, which usually directly follow.
    fileprivate func properties(of key: String, _ node: Int, _ others: [[UInt8]: Int]) -> Int? {
        let next = end(of: node)
        if next < count, self.key(of: next)?.utf8.elementsEqual("@\(key)".utf8) == true {
            return next
        }
        return others[Array(key.utf8)]
    }
}
