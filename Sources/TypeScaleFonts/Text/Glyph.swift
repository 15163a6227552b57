/// A glyph of a face and how far it moves what follows.
public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in its face; 0 is the box that stands for what is missing.
    public let id: UInt16

    /// Font units.
    public let advance: Int

    /// A glyph of a face.
    ///
    /// - Parameters:
    ///   - id: The number of the glyph.
    ///   - advance: Font units.
    public init(id: UInt16, advance: Int) {
        self.id = id
        self.advance = advance
    }
}
