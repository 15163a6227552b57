public import TypeScaleDiagnostics

extension DocumentTree {
    /// Returns diagnostics with the file, and with the paths and positions of the values at their
    /// offsets.
    ///
    ///     var found: [Diagnostic] = []
    ///     if tree.kind(node) != .text {
    ///         let offset = tree.offset(of: node)
    ///         found.append(Diagnostic(.wrongType, "expected a string", offset: offset))
    ///     }
    ///     let diagnostics = tree.located(found)
    ///
    /// A path that is already known is kept. A binary property list has no positions, and its
    /// values share offsets, so that only known paths are given.
    ///
    /// - Complexity: O(*n* log *n*) in the number of diagnostics, and O(*n*) in the size of the
    ///   document.
    public func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if diagnostics.isEmpty { return [] }
        if format == .binaryPropertyList { return diagnostics.map { $0.inFile(file) } }
        let positions = TextPosition.positions(of: diagnostics.compactMap(\.offset), in: bytes)
        let nodes = diagnostics.lazy.filter(\.path.isEmpty).compactMap(\.offset)
            .compactMap(node(at:))
        let paths = paths(of: nodes)
        return diagnostics.map { diagnostic in
            var diagnostic = diagnostic.inFile(file)
            guard let offset = diagnostic.offset else { return diagnostic }
            diagnostic.position = positions[offset]
            if diagnostic.path.isEmpty, let node = node(at: offset), let path = paths[node] {
                diagnostic.path = self.paths.text(of: path)
            }
            return diagnostic
        }
    }

    /// Returns the value at an offset in a text document, in which offsets ascend.
    private func node(at offset: Int) -> Int? {
        var range = nodes.indices
        while let middle = range.dropFirst(range.count / 2).first {
            let found = Int(nodes[middle].offset)
            if found == offset { return middle }
            range = found < offset ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }

    /// Returns the paths of nodes.
    func paths(of requested: some Sequence<Int>) -> [Int: DocumentPath] {
        var targets = Set(requested).sorted()[...]
        var paths: [Int: DocumentPath] = [:]
        // The path and the containers of the current node. For a list, `elements` is the number of
        // elements before the node.
        var path: DocumentPath = []
        var open: [(end: Int, elements: Int?)] = []
        var node = 0
        while let target = targets.first, node < nodes.count {
            while let last = open.last, last.end <= node {
                open.removeLast()
                path.removeLast()
            }
            if let last = open.indices.last {
                path.append(open[last].elements.map { .index($0) } ?? .key(key(of: node) ?? ""))
                open[last].elements = open[last].elements.map { $0 + 1 }
            }
            if node == target {
                paths[node] = path
                targets.removeFirst()
            }
            let end = end(of: node)
            if let next = targets.first, next < end {
                open.append((end, kind(node) == .list ? 0 : nil))
                node += 1
            } else {
                if !open.isEmpty { path.removeLast() }
                node = end
            }
        }
        return paths
    }

    /// Returns the positions of byte offsets, or an empty dictionary for a binary property list.
    public func positions(of offsets: [Int]) -> [Int: TextPosition] {
        format == .binaryPropertyList || offsets.isEmpty
            ? [:] : TextPosition.positions(of: offsets, in: bytes)
    }
}
