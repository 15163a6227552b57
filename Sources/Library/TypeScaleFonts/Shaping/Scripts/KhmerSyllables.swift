/// The classes of characters in Khmer syllables, with the numbers that ``KhmerTable`` uses.
enum KhmerCategory: UInt8 {
    case other
    /// A consonant or an independent vowel.
    case consonant
    /// The consonant whose subscript form is drawn before the base.
    case ro
    /// U+17D2, which makes the consonant after it a subscript.
    case coeng
    case joiner
    /// A character that can bear marks, such as a digit.
    case placeholder
    /// A dependent vowel, by its place.
    case vowelBefore, vowelAbove, vowelBelow, vowelAfter
    /// A register shifter or robat, which follows a consonant at once.
    case shifter
    /// A sign that can be anywhere among the vowels.
    case sign
    /// A sign at the end of a syllable.
    case finalSign
}

extension KhmerCategory {
    init(_ character: UInt32) {
        self = KhmerCategory(rawValue: KhmerTable.category(character)) ?? .other
    }
}

/// Finds the syllables of
/// [Khmer](https://learn.microsoft.com/typography/script-development/khmer).
///
/// The grammar follows the specification, and includes all syllables that HarfBuzz accepts.
struct KhmerSyllables {
    private let categories: [UInt8]
    private var index = 0
    /// The end of the last joiners found, so that joiners are not counted again.
    private var endOfJoiners = 0

    init(_ glyphs: [GlyphInfo]) { categories = glyphs.categories }

    /// Returns the next syllable and its kind, or `nil` at the end of the text.
    mutating func next() -> (range: Range<Int>, kind: UInt8)? {
        guard index < categories.count else { return nil }
        let start = index
        let hasBase = takeConsonant() || take(.placeholder)
        takeTail()
        guard index > start else {
            index += 1
            return (start..<index, BasicSyllable.other)
        }
        return (start..<index, hasBase ? BasicSyllable.consonant : BasicSyllable.broken)
    }

    private func has(_ category: KhmerCategory, _ index: Int) -> Bool {
        index < categories.count && categories[index] == category.rawValue
    }

    private mutating func take(_ category: KhmerCategory) -> Bool {
        guard has(category, index) else { return false }
        index += 1
        return true
    }

    private func isConsonant(_ index: Int) -> Bool {
        has(.consonant, index) || has(.ro, index)
    }

    /// Takes a consonant and its register shifter, which can follow a joiner.
    private mutating func takeConsonant() -> Bool {
        guard isConsonant(index) else { return false }
        index += 1
        if has(.joiner, index), has(.shifter, index + 1) { index += 2 }
        _ = take(.shifter)
        return true
    }

    /// Takes the part of a syllable after the base.
    private mutating func takeTail() {
        _ = take(.shifter)
        while has(.coeng, index), isConsonant(index + 1) {
            index += 1
            _ = takeConsonant()
        }
        if take(.coeng) { return }
        takeSigns()
        _ = take(.vowelBefore)
        takeSigns()
        _ = take(.vowelBelow)
        takeSigns()
        if has(.joiner, index), has(.vowelAbove, index + 1) { index += 1 }
        _ = take(.vowelAbove)
        takeSigns()
        _ = take(.vowelAfter)
        takeSigns()
        if has(.coeng, index), isConsonant(index + 1) { index += 2 }
        while take(.finalSign) {}
    }

    /// Takes signs, each after any number of joiners.
    private mutating func takeSigns() {
        while true {
            endOfJoiners = max(endOfJoiners, index)
            while has(.joiner, endOfJoiners) { endOfJoiners += 1 }
            guard has(.sign, endOfJoiners) else { return }
            index = endOfJoiners + 1
        }
    }
}
