/// The values of a document in the order of the text, each with its key.
///
/// A flat list, so that no depth of a document can overflow the program's own stack and no two keys are
/// ever compared.
package struct DocumentTree: Sendable {
    /// What a value is.
    package enum Content: Hashable, Sendable {
        case dictionary
        case list
        case text(String)
        /// A number, a truth value, `null` and what property lists have beside.
        case other
    }

    /// A value.
    package struct Node: Sendable {
        /// Its key in the dictionary that it is in; `nil` in a list, and at the top.
        package let key: String?

        /// What it is.
        package internal(set) var content = Content.other

        /// Where it begins, in bytes.
        package let offset: Int

        /// The place in the list behind it and all that it holds.
        package internal(set) var end: Int
    }

    /// The values; the first is the document.
    package private(set) var nodes: [Node] = []

    private var open: [Int] = []

    /// Comes to a value.
    mutating func begin(key: String?, at offset: Int) {
        nodes.append(Node(key: key, offset: offset, end: nodes.count + 1))
    }

    /// Says that the value is a list or dictionary, whose values follow.
    mutating func open(isDictionary: Bool) {
        guard let last = nodes.indices.last else { return }
        nodes[last].content = isDictionary ? .dictionary : .list
        open.append(last)
    }

    /// Says that the values of the innermost list or dictionary have all come.
    mutating func close() {
        if let last = open.popLast() { nodes[last].end = nodes.count }
    }

    /// Says that the value is a text.
    mutating func take(_ text: String) {
        if let last = nodes.indices.last { nodes[last].content = .text(text) }
    }
}

extension DocumentTree {
    /// The values that a list or dictionary holds, in the order of the text.
    ///
    /// - Parameter node: A place in ``nodes``.
    /// - Returns: Places in ``nodes``; none of another value.
    package func children(of node: Int) -> some Sequence<Int> {
        let end = nodes[node].end
        return sequence(first: node + 1) { nodes[$0].end }.prefix { $0 < end }
    }

    /// The value of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - node: A dictionary, by its place in ``nodes``.
    /// - Returns: The place of the first such value.
    package func child(_ key: String, of node: Int) -> Int? {
        children(of: node).first { nodes[$0].key == key }
    }

    /// The text that a value is; `nil` of another value.
    package func text(_ node: Int) -> String? {
        if case .text(let text) = nodes[node].content { text } else { nil }
    }
}
