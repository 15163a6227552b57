package import Foundation

/// The values of a JSON document or property list, read in one pass.
///
///     let tree = try DocumentTree(data, limits: DocumentLimits(bytes: 1 << 20))
///     if let name = tree.child("name", of: 0), let text = tree.text(name) { print(text) }
///
/// A value is known by the index of its node, and the document itself is node 0. The nodes are one flat array in the
/// order of the text, so that no nesting can overflow the stack. Texts and numbers are ranges of the document's
/// bytes, decoded on request.
package struct DocumentTree: Sendable {
    /// The format of a document.
    package enum Format: Sendable {
        case json
        case xmlPropertyList
        case binaryPropertyList
    }

    /// The format of the document.
    package let format: Format

    /// The faults of single values, in the order of the text: repeated keys, numbers out of range, halves of
    /// surrogate pairs.
    package let problems: [DocumentProblem]

    /// The text in UTF-8; of a binary property list, the list itself.
    let bytes: [UInt8]
    let nodes: [DocumentNode]
    /// The offsets of escapes that are half of a surrogate pair, in ascending order.
    let loneSurrogates: [Int]

    /// Reads a document: JSON if it begins with a bracket, otherwise a property list.
    ///
    /// - Parameters:
    ///   - data: JSON or XML in UTF-8, or in UTF-16 with a byte order mark; or a binary property list.
    ///   - limits: The maximum sizes.
    /// - Throws: ``DocumentProblem`` if the document as a whole is malformed or exceeds a limit.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ data: Data, limits: DocumentLimits) throws(DocumentProblem) {
        guard data.count <= min(limits.bytes, Int(Int32.max)) else {
            throw DocumentProblem(
                .tooManyBytes,
                "it is longer than \(ByteCount.text(limits.bytes))",
                limit: "bytes"
            )
        }
        let (format, bytes) = try Self.format(of: data)
        let builder = DocumentBuilder(bytes, limits)
        let built: DocumentBuilder
        do throws(DocumentProblem) {
            built =
                switch format {
                case .json: try JSONScanner(builder).scanned()
                case .xmlPropertyList: try XMLPropertyListScanner(builder).scanned()
                case .binaryPropertyList: try BinaryPropertyListScanner(builder).scanned()
                }
        } catch {
            throw format == .binaryPropertyList
                ? error : TextPosition.located([error], in: bytes)[0]
        }
        self.format = format
        self.bytes = bytes
        nodes = built.nodes
        loneSurrogates = built.loneSurrogates
        problems =
            format == .binaryPropertyList
            ? built.problems : TextPosition.located(built.problems, in: bytes)
    }
}

extension DocumentTree {
    /// The number of values, lists and dictionaries included.
    package var count: Int { nodes.count }

    /// The type of a value.
    package func kind(_ node: Int) -> DocumentValueKind { nodes[node].kind }

    /// The index of the first node that a value does not contain.
    package func end(of node: Int) -> Int { Int(nodes[node].next) }

    /// The offset of a value, in bytes of the text.
    package func offset(of node: Int) -> Int { Int(nodes[node].offset) }

    /// The elements of a list or the values of a dictionary, in the order of the text, repeated keys included.
    package func children(of node: Int) -> DocumentChildren {
        DocumentChildren(nodes: nodes, index: node + 1, end: end(of: node))
    }

    /// Whether the dictionary around a value has the same key before.
    package func isRepeated(_ node: Int) -> Bool { nodes[node].flags.contains(.isRepeated) }

    /// Whether a value is a number that no `Double` holds.
    package func isOutOfRange(_ node: Int) -> Bool { nodes[node].flags.contains(.isOutOfRange) }

    /// The value of a key; the first one, if the key is repeated.
    ///
    /// - Complexity: O(*n*) in the number of keys.
    package func child(_ key: StaticString, of node: Int) -> Int? {
        children(of: node).first { hasKey(key, $0) }
    }

    /// The number of values that a list or dictionary has.
    ///
    /// - Complexity: O(*n*) in the result.
    package func childCount(of node: Int) -> Int {
        var count = 0
        var child = node + 1
        let end = end(of: node)
        while child < end {
            count += 1
            child = Int(nodes[child].next)
        }
        return count
    }
}

/// The indices of the values that a list or dictionary has.
package struct DocumentChildren: Sequence, IteratorProtocol {
    let nodes: [DocumentNode]
    var index: Int
    let end: Int

    /// The next index.
    package mutating func next() -> Int? {
        guard index < end else { return nil }
        defer { index = Int(nodes[index].next) }
        return index
    }
}
