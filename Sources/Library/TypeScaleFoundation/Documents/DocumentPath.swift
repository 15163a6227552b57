/// A step on the path from the document to a value.
package enum DocumentStep: Hashable, Sendable {
    case key(String)
    /// The index of an element in a list.
    case index(Int)
}

/// The path from the document to a value.
package typealias DocumentPath = [DocumentStep]

extension DocumentPath {
    /// The path, joined by periods, such as `fonts.3`, or its first 8 steps if it has more than 12.
    package var keyPath: String {
        guard count <= 12 else { return Array(prefix(8)).keyPath + "..." }
        return map { step in
            switch step {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }.joined(separator: ".")
    }
}
