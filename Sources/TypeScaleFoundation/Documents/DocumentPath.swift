/// One step from the top of a document down to a value.
package enum DocumentStep: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// An element of a list, from 0.
    case index(Int)
}

/// The steps from the top of a document down to a value.
package typealias DocumentPath = [DocumentStep]

extension DocumentPath {
    /// The path as Foundation and designers write it: `headline.fontSize`, `fonts.3`.
    ///
    /// A path of more than 12 steps ends after the eighth.
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
