import TypeScaleDiagnostics
import TypeScaleDocuments

extension TranslationFormat {
    static let json = TranslationFormat(
        name: "flat or nested JSON",
        pathExtensions: ["json"],
        pathLanguage: .namePart
    ) { catalog, data, language throws(Diagnostic) in
        let tree = try catalog.tree(data)
        if let other = OtherDocument(tree) { throw other.error(catalog.path) }
        try catalog.readTable(
            tree,
            language,
            [.printf, .braces, .dollarBraces, .count, .nesting]
        )
        catalog.joinForms(language)
        catalog.findQuotes()
    }
}

extension TranslationCatalog {
    /// Lets apostrophes quote text in all texts if one of them is a message that only ICU reads.
    ///
    /// Other libraries that read JSON show the two apostrophes of `don''t`.
    fileprivate mutating func findQuotes() {
        guard entries.contains(where: { MessageText.hasTypedArgument($0.text.utf8) }) else {
            return
        }
        for index in entries.indices { entries[index].syntaxes.insert(.quotes) }
    }

    /// Adds the strings in nested dictionaries and lists.
    mutating func readTable(
        _ tree: DocumentTree,
        _ language: String?,
        _ syntaxes: PlaceholderSyntaxes
    ) throws(Diagnostic) {
        guard tree.kind(0) == .dictionary else {
            throw error("expected a dictionary of keys and strings", .notADocument)
        }
        try collect(from: tree) { collector throws(Diagnostic) in
            // The dictionaries and lists around the current node.
            var open: [(prefix: TranslationKey.Prefix, end: Int, isList: Bool, count: Int)] = []
            for node in 0..<tree.count {
                while let last = open.last, last.end <= node { open.removeLast() }
                var step = ""
                if let last = open.indices.last {
                    step = open[last].isList ? "\(open[last].count)" : tree.key(of: node) ?? ""
                    open[last].count += 1
                }
                let key = TranslationKey(step, in: open.last?.prefix)
                let offset = tree.offset(of: node)
                let limit = 2 * Self.maximumKeyBytes
                guard key.byteCount <= limit else {
                    let detail = "a nested key exceeds the limit of \(limit >> 10) KiB"
                    throw Diagnostic(.longKey, detail, path: key.text, offset: offset)
                }
                switch tree.kind(node) {
                case .dictionary, .list:
                    let isList = tree.kind(node) == .list
                    open.append((TranslationKey.Prefix(key), tree.end(of: node), isList, 0))
                case .text:
                    let entry = Entry(
                        name: key,
                        language: language,
                        text: tree.text(node) ?? "",
                        offset: offset,
                        syntaxes: syntaxes
                    )
                    // The document's own errors include duplicate keys.
                    try collector.add(entry, identity: nil)
                // Other values are errors in a binary property list, and are ignored in other
                // formats.
                case .number, .true, .false, .null, .other:
                    guard tree.format == .binaryPropertyList else { break }
                    try collector.report("expected a string", key: key.text, at: offset, .wrongType)
                }
            }
        }
    }
}
