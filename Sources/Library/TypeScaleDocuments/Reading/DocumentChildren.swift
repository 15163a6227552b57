/// The indices of the values in a list or dictionary.
public struct DocumentChildren: Sequence, IteratorProtocol, Sendable {
    let nodes: [DocumentNode]
    var index: Int
    let end: Int

    /// Returns the index of the next value, or `nil` after the last.
    public mutating func next() -> Int? {
        guard index < end else { return nil }
        defer { index = Int(nodes[index].next) }
        return index
    }
}
