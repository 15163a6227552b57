/// A glyph of a face, where it comes from in a text, and how far it moves what follows.
public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in its face; 0 is the box that stands for what is missing.
    public let id: UInt16

    /// Half the size of an `Int`, next to the identifier: a long text has many glyphs.
    private let storedCluster: UInt32

    /// Where the first of its characters stands in the text, in Unicode scalars.
    ///
    /// Glyphs with one cluster belong together: they are what a lookup made of one character, or
    /// stand for characters that were joined.
    public var cluster: Int { Int(storedCluster) }

    /// How far what follows is moved, in font units, with kerning and letter spacing, unrounded.
    public internal(set) var advance: Double

    @inline(__always)
    init(id: UInt16, cluster: UInt32, advance: Double) {
        self.id = id
        storedCluster = cluster
        self.advance = advance
    }
}
