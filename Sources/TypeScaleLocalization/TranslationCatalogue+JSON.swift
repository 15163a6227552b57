import TypeScaleFoundation

extension TranslationCatalogue {
    /// Adds the strings in nested dictionaries and lists.
    mutating func readTable(_ tree: DocumentTree, _ language: String?) throws(TranslationError) {
        problems += tree.problems.map { TranslationError($0, path: path) }
        guard tree.kind(0) == .dictionary else {
            throw error("expected a dictionary of keys and strings")
        }
        // The dictionaries and lists around the current node, with prefixes for the keys in them.
        var open: [(prefix: String, end: Int, isList: Bool, count: Int)] = []
        var bytes = 0
        for node in 0..<tree.count {
            while let last = open.last, last.end <= node { open.removeLast() }
            var key = open.last?.prefix ?? ""
            if let last = open.indices.last {
                let step = open[last].isList ? "\(open[last].count)" : tree.key(of: node) ?? ""
                open[last].count += 1
                key += key.isEmpty ? step : "." + step
            }
            bytes += key.utf8.count
            guard key.utf8.count <= 2 * Self.maximumKeyBytes, bytes <= 8 * Self.maximumBytes else {
                throw error("the nested keys are too long", key: key)
            }
            switch tree.kind(node) {
            case .dictionary, .list:
                open.append((key, tree.end(of: node), tree.kind(node) == .list, 0))
            case .text:
                let (text, offset) = (tree.text(node) ?? "", tree.offset(of: node))
                try add(Entry(key: key, language: language, text: text, offset: offset))
            // Other values are errors in a binary property list, and are ignored in other formats.
            case .number, .true, .false, .null, .other:
                guard tree.format == .binaryPropertyList, problems.count < Self.maximumProblems
                else { break }
                problems.append(error("expected a string", key: key))
            }
        }
        computeLines { tree.positions(of: $0) }
    }
}
