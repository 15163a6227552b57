extension DocumentTree {
    /// Returns the paths of nodes and, except in binary property lists, their positions.
    package func locations(
        of wanted: some Sequence<Int>
    ) -> [Int: (path: DocumentPath, position: TextPosition?)] {
        var wanted = Set(wanted).sorted()[...]
        let positions = positions(of: wanted.map(offset))
        var locations: [Int: (path: DocumentPath, position: TextPosition?)] = [:]
        // The path and the containers of the current node. For a list, `elements` is the number of
        // elements before the node.
        var path: DocumentPath = []
        var open: [(end: Int, elements: Int?)] = []
        var node = 0
        while let target = wanted.first, node < nodes.count {
            while let last = open.last, last.end <= node {
                open.removeLast()
                path.removeLast()
            }
            if let last = open.indices.last {
                path.append(open[last].elements.map { .index($0) } ?? .key(key(of: node) ?? ""))
                open[last].elements = open[last].elements.map { $0 + 1 }
            }
            if node == target {
                locations[node] = (path, positions[offset(of: node)])
                wanted.removeFirst()
            }
            let end = end(of: node)
            if let next = wanted.first, next < end {
                open.append((end, kind(node) == .list ? 0 : nil))
                node += 1
            } else {
                if !open.isEmpty { path.removeLast() }
                node = end
            }
        }
        return locations
    }

    /// Returns the positions of byte offsets, or an empty dictionary for a binary property list.
    package func positions(of offsets: [Int]) -> [Int: TextPosition] {
        format == .binaryPropertyList || offsets.isEmpty
            ? [:] : TextPosition.positions(of: offsets, in: bytes)
    }
}
