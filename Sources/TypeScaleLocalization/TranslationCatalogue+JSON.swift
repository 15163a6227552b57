import TypeScaleFoundation

extension TranslationCatalogue {
    /// Adds all texts of nested dictionaries and lists.
    mutating func readTable(_ tree: DocumentTree, _ language: String?) throws(TranslationError) {
        problems += tree.problems.map { TranslationError($0, path: path) }
        guard tree.kind(0) == .dictionary else {
            throw error("it is no dictionary of keys and texts")
        }
        // The dictionaries and lists around a value, with the prefix of the keys in each.
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
                throw error("the keys that lead to a text are too long together", key: key)
            }
            switch tree.kind(node) {
            case .dictionary: open.append((key, tree.end(of: node), false, 0))
            case .list: open.append((key, tree.end(of: node), true, 0))
            case .text:
                let (text, offset) = (tree.text(node) ?? "", tree.offset(of: node))
                try add(Entry(key: key, language: language, text: text, offset: offset))
            // Compiled files have texts alone; elsewhere a number is not a translation, and not a fault.
            case .number, .true, .false, .null, .other:
                guard tree.format == .binaryPropertyList, problems.count < Self.maximumProblems
                else { break }
                problems.append(error("the value is no text", key: key))
            }
        }
        computeLines { tree.positions(of: $0) }
    }
}
