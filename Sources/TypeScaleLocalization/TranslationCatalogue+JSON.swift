import TypeScaleFoundation

extension TranslationCatalogue {
    /// Takes all texts of nested dictionaries and lists.
    mutating func readTable(
        _ document: ScannedDocument,
        _ name: TranslationFileName,
        _ path: String
    ) throws(TranslationError) {
        problems += document.problems.map { TranslationError($0, path: path) }
        let tree = try document.tree(path)
        guard case .dictionary = tree.nodes.first?.content else {
            throw TranslationError(path: path, detail: "it is no dictionary of keys and texts")
        }
        // The dictionaries and lists around a value, with the key that each gives those in it.
        var open: [(prefix: String, end: Int, isList: Bool, count: Int)] = []
        var bytes = 0
        for (index, node) in tree.nodes.enumerated() {
            while let last = open.last, last.end <= index { open.removeLast() }
            var key = open.last?.prefix ?? ""
            if let last = open.indices.last {
                let step = open[last].isList ? "\(open[last].count)" : node.key ?? ""
                open[last].count += 1
                key += key.isEmpty ? step : "." + step
            }
            bytes += key.utf8.count
            guard key.utf8.count <= 2 * Self.maximumKeyBytes, bytes <= 8 * Self.maximumBytes else {
                throw TranslationError(
                    path: path,
                    key: key,
                    detail: "the keys that lead to a text are too long together"
                )
            }
            switch node.content {
            case .dictionary: open.append((key, node.end, false, 0))
            case .list: open.append((key, node.end, true, 0))
            case .text(let text):
                let language = name.language
                try add(Entry(key: key, language: language, text: text, offset: node.offset), path)
            // Numbers are no translations, and no faults.
            case .other: break
            }
        }
        computeLines { document.positions(of: $0) }
    }
}
