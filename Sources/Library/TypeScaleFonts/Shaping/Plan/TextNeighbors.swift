/// The characters next to a text that is shaped, which its letters may join.
struct TextNeighbors: Hashable, Sendable {
    /// The characters before the text, of which the nearest is the first.
    var before: [UInt32] = []
    /// The characters after the text.
    var after: [UInt32] = []

    var isEmpty: Bool { before.isEmpty && after.isEmpty }

    /// The number of characters on each side that matter, as in HarfBuzz.
    static let distance = 5
}
