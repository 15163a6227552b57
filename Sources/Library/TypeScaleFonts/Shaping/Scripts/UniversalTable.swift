/// The classes into which the
/// [Universal Shaping Engine](https://learn.microsoft.com/typography/script-development/use) sorts
/// characters, with the symbols of its specification.
///
/// The classes of marks are in the order in which marks follow a base. ``UniversalTable`` contains
/// the numbers.
enum UniversalCategory: UInt8, CaseIterable {
    /// Characters that can have marks, but do not form conjuncts (`O`).
    case other
    /// Letters, digits and U+25CC (`B`).
    case base
    /// Placeholders for letters, such as U+00A0 (`GB`).
    case placeholder
    /// Numbers that a joiner connects (`N`).
    case number
    /// The joiner of numbers (`HN`).
    case numberJoiner
    /// Letters that are stacked with the next letter (`CS`).
    case stackingBase
    /// A form of RA that is encoded before its base and drawn after it (`R`).
    case repha
    /// Signs that remove the vowel, and connect letters (`H`).
    case halant
    /// U+0DCA, which can follow a vowel too (`HVM`).
    case halantOrVowelModifier
    /// Invisible signs that connect letters (`IS`).
    case stacker
    /// U+1A60, which connects letters, also after vowels (`Sk`).
    case sakot
    /// Signs that end a syllable, although they belong to its first letter (`RK`).
    case reorderingKiller
    /// Letters below a base (`SUB`).
    case subjoined
    // The marks that modify a consonant (`CM`):
    case consonantModifierAbove, consonantModifierBelow
    // The medial consonants (`M`):
    case medialPre, medialAbove, medialBelow, medialPost
    // The vowel signs (`V`):
    case vowelPre, vowelAbove, vowelBelow, vowelPost
    // The marks that modify a vowel (`VM`):
    case vowelModifierPre, vowelModifierAbove, vowelModifierBelow, vowelModifierPost
    // The final consonants (`F`):
    case finalAbove, finalBelow, finalPost
    // The marks that modify a final consonant or a syllable (`FM`):
    case finalModifierAbove, finalModifierBelow, finalModifierPost
    // The marks that modify a symbol (`SM`):
    case symbolModifierAbove, symbolModifierBelow
    /// Hieroglyphs (`G`).
    case hieroglyph
    /// Format characters that connect hieroglyphs (`J`).
    case hieroglyphJoiner
    /// Format characters and brackets before a segment of hieroglyphs (`SB`).
    case segmentBegin
    /// Format characters and brackets after a segment of hieroglyphs (`SE`).
    case segmentEnd
    /// The format character that mirrors a hieroglyph (`HR`).
    case hieroglyphMirror
    /// The marks of damage to a hieroglyph (`HM`).
    case hieroglyphModifier
    /// U+200C (`ZWNJ`).
    case nonJoiner
    /// Characters that have no effect on syllables, such as U+200D and variation selectors (`CGJ`).
    case ignored
    /// Characters that end a syllable, such as U+2060 (`WJ`).
    case separator
}

extension UniversalCategory {
    /// Whether glyphs of the class follow the base, so that a repha moves before them.
    var isPostBase: Bool {
        rawValue >= Self.medialPre.rawValue && rawValue <= Self.finalModifierPost.rawValue
    }

    /// Whether the class is a sign that connects letters, and after which vowels stay.
    var isHalant: Bool {
        switch self {
        case .halant, .halantOrVowelModifier, .stacker: true
        default: false
        }
    }

    /// Whether the sign forms a conjunct with a letter that follows.
    var joinsLetters: Bool { isHalant || self == .sakot }
}

/// A table that maps characters to the classes of the Universal Shaping Engine.
///
/// Characters of scripts that have an engine of their own, such as Arabic and Thai, are in
/// ``UniversalCategory/other``.
enum UniversalTable {
    static func category(_ character: UInt32) -> UniversalCategory {
        guard character < 0x20000 else {
            // Variation selectors, tags and other invisible characters.
            guard character >> 12 == 0xE0 else { return .other }
            return 0xE0100...0xE01EF ~= character ? .ignored : .separator
        }
        let next = partitionPoint(rangeCount) { numbers[$0] >> 6 <= character }
        guard next > 0 else { return .other }
        return UniversalCategory(rawValue: UInt8(truncatingIfNeeded: numbers[next - 1] & 0x3F))
            ?? .other
    }

    /// The numbers in ``ranges``, which are read once.
    private static let numbers = [UInt32](ranges, digits: 6)
}
