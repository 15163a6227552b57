/// A glyph of a face and how far it moves what follows.
public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in its face; 0 is the box that stands for what is missing.
    public let id: UInt16

    /// Font units.
    public var advance: Int { Int(storedAdvance) }

    /// Half the room of an `Int`: a long text has many glyphs.
    private let storedAdvance: Int32

    init(id: UInt16, advance: UInt16) {
        self.id = id
        storedAdvance = Int32(advance)
    }
}
