/// The properties of a character that shaping needs.
///
/// A face keeps the traits, because the tables of properties take long to search.
struct CharacterTraits: Sendable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt16

        /// The traits have been read from the tables.
        static let known = Flags(rawValue: 1)
        /// The character is a mark of any kind.
        static let mark = Flags(rawValue: 1 << 1)
        /// The character belongs to the cluster of the character before it.
        static let extender = Flags(rawValue: 1 << 2)
        static let pictograph = Flags(rawValue: 1 << 3)
        static let selector = Flags(rawValue: 1 << 4)
        /// The character may be decomposed.
        static let decomposes = Flags(rawValue: 1 << 5)
        /// The character may be composed with a character before it.
        static let composes = Flags(rawValue: 1 << 6)
        static let mirrored = Flags(rawValue: 1 << 7)
        /// The character is one of two that form a flag.
        static let regionalIndicator = Flags(rawValue: 1 << 8)
        /// The face has no glyph for the character.
        static let missing = Flags(rawValue: 1 << 9)
        /// The character is U+034F, which keeps marks from being ordered.
        static let graphemeJoiner = Flags(rawValue: 1 << 10)
    }

    var flags: Flags = []
    var role = CharacterRole.usual
    /// The class by which marks are sorted.
    var combiningClass: UInt8 = 0
    /// The number of the engine for which the traits are known.
    var engine: UInt8 = .max
    var scriptClass = ScriptClass()
    /// The glyph, or 0 if the face does not support the character.
    var glyph: UInt16 = 0
    /// The class of the glyph.
    var properties = GlyphProperties.none

    /// The class of a character in a shaping engine, as in ``GlyphInfo``.
    struct ScriptClass: Sendable {
        var category: UInt8 = 0
        var position: UInt8 = 0
    }
}
