/// The class of a character in the grammar of Indic syllables.
enum IndicCategory: UInt8, CaseIterable, Sendable {
    /// A character that forms no syllables.
    case other
    case consonant
    /// The consonant RA, which has special forms.
    case ra
    /// An independent vowel.
    case vowel
    case nukta
    /// A sign that removes the inherent vowel, also called virama.
    case halant
    case nonJoiner
    case joiner
    /// A dependent vowel.
    case matra
    /// A dependent vowel that may follow a syllable modifier.
    case lateMatra
    /// A sign such as anusvara, candrabindu or visarga.
    case modifier
    /// A tone mark of Vedic text.
    case vedic
    /// A character that takes the place of a consonant, such as a digit or a no-break space.
    case placeholder
    case dottedCircle
    /// A letter for an initial RA without a vowel.
    case repha
    case medial
    /// A symbol that takes modifiers, such as avagraha.
    case symbol
    /// A sign that stacks on the consonant after it.
    case stacker
}

/// A set of character classes.
struct IndicCategories: OptionSet {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ category: IndicCategory) { rawValue = 1 << UInt32(category.rawValue & 31) }

    static let consonants: IndicCategories = [
        IndicCategories(.consonant), IndicCategories(.ra), IndicCategories(.vowel),
        IndicCategories(.placeholder), IndicCategories(.dottedCircle), IndicCategories(.medial),
        IndicCategories(.stacker),
    ]
    static let matras: IndicCategories = [IndicCategories(.matra), IndicCategories(.lateMatra)]
    static let joiners: IndicCategories = [IndicCategories(.joiner), IndicCategories(.nonJoiner)]
    static let halant = IndicCategories(.halant)
    static let modifiers: IndicCategories = [
        IndicCategories(.modifier), IndicCategories(.vedic), IndicCategories(.symbol),
    ]
    /// The marks that can follow a base.
    static let tail: IndicCategories = [attached, matras, modifiers]

    /// Returns whether the set contains the class with a raw value.
    func contains(_ category: UInt8) -> Bool { rawValue >> UInt32(category & 31) & 1 != 0 }

    /// The marks that stay with the character before them.
    static let attached: IndicCategories = [
        joiners, IndicCategories(.nukta), IndicCategories(.medial), halant,
    ]
}

/// The place of a character in a syllable, in the order in which glyphs are sorted.
enum IndicPosition: UInt8, Sendable {
    case start
    /// An initial RA and halant that become a mark, called reph.
    case reph
    case beforeBaseMatra
    case beforeBase
    case base
    case afterBase
    case aboveBase
    case beforeBelowBase
    case belowBase
    case afterBelowBase
    case beforePostBase
    case postBase
    case afterPostBase
    case modifier
    case end
}

extension GlyphInfo {
    func isIn(_ category: IndicCategory) -> Bool { self.category == category.rawValue }

    /// Returns whether the glyph has one of the classes, unless it is a ligature.
    ///
    /// A ligature contains several characters, so it has no certain class.
    func isOne(of categories: IndicCategories) -> Bool {
        !changes.contains(.ligated) && starts(with: categories)
    }

    /// Returns whether the glyph, or the first character of a ligature, has one of the classes.
    func starts(with categories: IndicCategories) -> Bool {
        categories.contains(category)
    }

    func isAt(_ position: IndicPosition) -> Bool { self.position == position.rawValue }

    func isBefore(_ position: IndicPosition) -> Bool { self.position < position.rawValue }

    /// Whether a lookup joined the glyph from several, and none split it later.
    var isLigature: Bool { changes.contains(.ligated) && !changes.contains(.multiplied) }
}
