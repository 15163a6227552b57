/// A glyph in the buffer while lookups are applied.
struct GlyphInfo {
    var id: UInt16
    /// The class of the glyph, derived from the character if `GDEF` defines no classes.
    var properties: GlyphProperties
    var role: CharacterRole
    var changes: GlyphChanges = []
    /// The ligature or the multiple substitution to which the glyph belongs.
    var ligature = LigaturePart()
    /// The class by which the marks of a letter are sorted.
    var combiningClass: UInt8 = 0
    /// The flags of the character, after it is normalized.
    var flags: CharacterTraits.Flags = []
    /// The index in the text of the first character, counted in Unicode scalars.
    var cluster: UInt32
    /// The features that apply to the glyph.
    var features = FeatureMask.global
    /// The character, before lookups are applied.
    var character: UInt32 = 0
    /// The number of the glyph's syllable with its kind in the low bits, or 0 outside syllables.
    var syllable: UInt8 = 0
    /// The class of the character in its script.
    var category: UInt8 = 0
    /// The place of the character in its syllable.
    var position: UInt8 = 0
    /// How the glyph is attached to the glyph at ``attachment``.
    var attachmentKind = AttachmentKind.none
    /// The distance to the glyph to which this glyph is attached.
    var attachment: Int32 = 0
    /// The advance in font units, or NaN until the advance is looked up.
    var advance: Double
    /// The horizontal offset at which the glyph is drawn, in font units.
    var offset: Float = 0
    /// The upward offset at which the glyph is drawn, in font units.
    var yOffset: Float = 0
}

extension GlyphInfo {
    /// Changes the character, whose traits and glyph are not known yet.
    @inline(never)
    mutating func change(to character: UInt32) {
        self.character = character
        flags = []
        id = 0
    }

    /// The number of a ligature's components, or 1 for another glyph.
    ///
    /// As in HarfBuzz, a joined glyph that `GDEF` classifies as a base has one component.
    var componentCount: Int { properties == .ligature ? max(1, Int(ligature.count)) : 1 }
}

/// The changes that lookups made to a glyph.
struct GlyphChanges: OptionSet {
    let rawValue: UInt8

    /// A lookup replaced the glyph.
    static let substituted = GlyphChanges(rawValue: 1)
    /// A lookup joined several glyphs.
    static let ligated = GlyphChanges(rawValue: 1 << 1)
    /// A lookup split a glyph into several.
    static let multiplied = GlyphChanges(rawValue: 1 << 2)
}

/// The part that a glyph has in a ligature or in a multiple substitution.
struct LigaturePart: Hashable {
    /// The number of the ligature, which its marks share, or 0 for none.
    var id: UInt8 = 0
    /// The number of the component to which a mark belongs, counted from 1, or 0 for the ligature.
    ///
    /// In a multiple substitution, the index of the glyph.
    var component: UInt8 = 0
    /// The number of components, if the glyph is a ligature.
    var count: UInt8 = 0

    /// Whether the glyph is a mark of a ligature's component.
    var isComponentMark: Bool { id > 0 && component > 0 }
}

/// How a glyph is attached to another glyph.
enum AttachmentKind: UInt8 {
    case none, mark, cursive
    /// The glyph is a mark that isn't placed, because an outline is missing or malformed.
    case lost
}

/// The kind of a character, which determines how lookups treat its glyph.
enum CharacterRole: UInt8, Sendable {
    case usual
    /// A nonspacing mark.
    case mark
    /// A default ignorable character, which is invisible and which lookups may skip.
    case defaultIgnorable
    /// U+200C, which lookups may skip only in `GPOS` and in backtrack and lookahead sequences.
    case zeroWidthNonJoiner
    /// U+200D, which lookups may skip.
    case zeroWidthJoiner
    /// A default ignorable character, which lookups may skip only in `GPOS`.
    case hiddenIgnorable

    /// Whether the character is invisible unless a lookup substitutes its glyph.
    var isInvisible: Bool { rawValue >= Self.defaultIgnorable.rawValue }
}
