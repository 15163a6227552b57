/// One step from the top of a document down to a value.
package enum DocumentStep: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// An element of a list, from 0.
    case index(Int)
}

/// A way from the top of a document down to a value.
package typealias DocumentPath = [DocumentStep]

extension DocumentPath {
    /// The path as Foundation and designers write it: `headline.fontSize`, `fonts.3`.
    ///
    /// Of a very long one the start, for whoever reads it.
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

/// The paths that a scan looks for, one branch for each step.
struct DocumentPathTree {
    private(set) var isWanted = false
    private(set) var branches: [DocumentStep: DocumentPathTree] = [:]

    /// Whether nothing is looked for.
    var isEmpty: Bool { !isWanted && branches.isEmpty }

    init(_ paths: some Sequence<DocumentPath>) {
        for path in paths { insert(path[...]) }
    }

    private mutating func insert(_ path: ArraySlice<DocumentStep>) {
        guard let step = path.first else {
            isWanted = true
            return
        }
        branches[step, default: DocumentPathTree([])].insert(path.dropFirst())
    }
}
