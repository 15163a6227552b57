/// A step on the path from the document to a value.
enum DocumentStep: Hashable, Sendable {
    case key(String)
    /// The index of an element in a list.
    case index(Int)
}

/// The path from the document to a value.
typealias DocumentPath = [DocumentStep]
