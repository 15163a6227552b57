/// The path of a value, and its line and column.
package struct DocumentLocation: Sendable {
    /// The path from the top of the document.
    package let path: DocumentPath

    /// The position of the value; `nil` in a binary property list.
    package let position: TextPosition?
}

extension DocumentTree {
    /// The locations of values, found in one pass over the tree and one over the text.
    ///
    /// - Parameter wanted: Nodes, in any order.
    /// - Returns: Their locations.
    /// - Complexity: O(*n*) in the number of bytes, if there are any nodes.
    package func locations(of wanted: some Sequence<Int>) -> [Int: DocumentLocation] {
        var wanted = Set(wanted).sorted()[...]
        let positions = positions(of: wanted.map(offset))
        var locations: [Int: DocumentLocation] = [:]
        // The path of the current node, and the containers around it, each with the number of elements that
        // were passed in it; `nil` in a dictionary.
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
                let position = positions[offset(of: node)]
                locations[node] = DocumentLocation(path: path, position: position)
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

    /// The lines and columns of offsets, found in one pass.
    ///
    /// - Parameter offsets: Offsets into the text, in bytes.
    /// - Returns: The positions; none in a binary property list.
    /// - Complexity: O(*n*) in the number of bytes.
    package func positions(of offsets: [Int]) -> [Int: TextPosition] {
        format == .binaryPropertyList || offsets.isEmpty
            ? [:] : TextPosition.positions(of: offsets, in: bytes)
    }
}
