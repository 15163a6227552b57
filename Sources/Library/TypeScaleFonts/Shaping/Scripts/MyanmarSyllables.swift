/// The classes of characters in Myanmar syllables, with the numbers that ``MyanmarTable`` uses.
enum MyanmarCategory: UInt8 {
    case other
    /// A consonant or an independent vowel.
    case consonant
    /// A consonant that can be drawn above the next.
    case kinzi
    /// U+1039, which makes the consonant after it a subscript.
    case virama
    case asat
    /// A character that can bear marks, such as a digit.
    case placeholder
    case joiner
    case variationSelector
    case medialYa, medialRa, medialWa, medialHa, medialLa
    /// A dependent vowel, by its place.
    case vowelBefore, vowelAbove, vowelBelow, vowelAfter
    case anusvara, dotBelow
    /// A tone mark of Pwo Karen.
    case pwoTone
    /// Visarga, or a tone mark of Shan.
    case tone
}

extension MyanmarCategory {
    init(_ character: UInt32) {
        self = MyanmarCategory(rawValue: MyanmarTable.category(character)) ?? .other
    }

    /// Whether a character can be the base of a syllable.
    var isBase: Bool { self == .consonant || self == .kinzi || self == .placeholder }

    /// Whether a character can be a subscript.
    fileprivate var isConsonant: Bool { self == .consonant || self == .kinzi }
}

/// Finds the syllables of
/// [Myanmar](https://learn.microsoft.com/typography/script-development/myanmar).
///
/// The grammar follows the specification, and includes all syllables that HarfBuzz accepts.
struct MyanmarSyllables {
    private let categories: [UInt8]
    private var index = 0

    init(_ glyphs: [GlyphInfo]) { categories = glyphs.categories }

    /// Returns the next syllable and its kind, or `nil` at the end of the text.
    mutating func next() -> (range: Range<Int>, kind: UInt8)? {
        guard index < categories.count else { return nil }
        let start = index
        if category(index) == .kinzi, category(index + 1) == .asat,
            category(index + 2) == .virama
        {
            index += 3
        }
        let hasBase = category(index).isBase
        if hasBase { index += 1 }
        _ = take(.variationSelector)
        takeTail()
        let hasOnlyJoiner = index == start + 1 && category(start) == .joiner
        guard index > start, !hasOnlyJoiner else {
            index = start + 1
            return (start..<index, BasicSyllable.other)
        }
        return (start..<index, hasBase ? BasicSyllable.consonant : BasicSyllable.broken)
    }

    private func category(_ index: Int) -> MyanmarCategory {
        guard index < categories.count else { return .other }
        return MyanmarCategory(rawValue: categories[index]) ?? .other
    }

    private mutating func take(_ category: MyanmarCategory) -> Bool {
        guard self.category(index) == category else { return false }
        index += 1
        return true
    }

    private mutating func takeAll(_ category: MyanmarCategory) { while take(category) {} }

    /// Takes the part of a syllable after the base.
    private mutating func takeTail() {
        while category(index) == .virama, category(index + 1).isConsonant {
            index += 2
            _ = take(.variationSelector)
        }
        if take(.virama) { return }
        takeAll(.asat)
        takeMedials()
        while take(.vowelBefore) { _ = take(.variationSelector) }
        takeAll(.vowelAbove)
        takeAll(.vowelBelow)
        takeAll(.anusvara)
        takeDot()
        while take(.vowelAfter) {
            _ = take(.medialHa)
            _ = take(.medialLa)
            takeAll(.asat)
            takeAll(.vowelAbove)
            takeAll(.anusvara)
            takeDot()
        }
        takeTones()
        _ = take(.joiner)
    }

    private mutating func takeTones() {
        while true {
            takeAll(.tone)
            guard take(.pwoTone) else { return }
            takeAll(.anusvara)
            _ = take(.dotBelow)
            _ = take(.asat)
        }
    }

    private mutating func takeMedials() {
        _ = take(.medialYa)
        _ = take(.asat)
        _ = take(.medialRa)
        let start = index
        _ = take(.medialWa)
        _ = take(.medialHa)
        _ = take(.medialLa)
        if index > start { _ = take(.asat) }
    }

    private mutating func takeDot() { if take(.dotBelow) { _ = take(.asat) } }
}
