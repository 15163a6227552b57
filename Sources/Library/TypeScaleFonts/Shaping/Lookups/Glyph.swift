/// A glyph in a face, with its advance and its position in the text.
public struct Glyph: Hashable, Sendable {
    /// The glyph ID in the face, where 0 is `.notdef`, the glyph for missing characters.
    ///
    /// No face has a glyph 65,535. Some fonts delete a glyph by substituting it.
    public let id: UInt16

    /// The cluster, in 32 bits like the offsets, so that a glyph takes 24 bytes instead of 40.
    private let storedCluster: UInt32

    /// The index in the text of the glyph's first character, counted in Unicode scalars.
    ///
    /// Glyphs with the same cluster represent the same characters.
    public var cluster: Int { Int(storedCluster) }

    /// The unrounded distance to the next glyph in font units, including kerning and letter
    /// spacing.
    public internal(set) var advance: Double

    // Offsets are whole font units, except in variations of some fonts.
    private var storedXOffset: Float
    private let storedYOffset: Float

    /// The horizontal distance from the pen at which to draw the glyph, in font units.
    ///
    /// The pen is at the left of the glyph's advance in both directions. The font places some
    /// glyphs, for example when it attaches a mark to a base. The offset of most glyphs is 0.
    public internal(set) var xOffset: Double {
        get { Double(storedXOffset) }
        set { storedXOffset = Float(newValue) }
    }

    /// The upward distance from the baseline at which to draw the glyph, in font units.
    public var yOffset: Double { Double(storedYOffset) }

    init(
        id: UInt16,
        cluster: UInt32,
        advance: Double,
        xOffset: Float = 0,
        yOffset: Float = 0
    ) {
        self.id = id
        storedCluster = cluster
        self.advance = advance
        storedXOffset = xOffset
        storedYOffset = yOffset
    }
}
