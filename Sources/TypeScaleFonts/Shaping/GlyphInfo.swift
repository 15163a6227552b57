/// A glyph while lookups work on it.
struct GlyphInfo {
    /// The number of the glyph.
    var id: UInt16
    /// What kind it is, by `GDEF` or else by its character.
    var properties: GlyphProperties
    /// What its character is to lookups.
    var role: CharacterRole
    /// Where its character stands in the text, in Unicode scalars.
    var cluster: UInt32
    /// The lookups that may start at it.
    var mask: UInt64 = 0
    /// Font units.
    var advance: Double
    /// How far it is drawn from where it stands, in font units.
    var offset: Double = 0
}

/// What a character is to lookups.
enum CharacterRole: UInt8, Sendable {
    /// A character like any.
    case usual
    /// A mark, where the font does not say what kind its glyph is.
    case mark
    /// Invisible, so lookups may pass over it.
    case defaultIgnorable
    /// U+200C, over which only positions and contexts may pass.
    case zeroWidthNonJoiner
    /// Invisible, but not passed over.
    case hiddenIgnorable

    /// Whether it is not drawn unless a lookup made something of it.
    var isInvisible: Bool { rawValue >= Self.defaultIgnorable.rawValue }
}
