/// The kinds of syllables in ``GlyphInfo/syllable`` of Indic scripts.
enum IndicSyllable: UInt8 {
    /// A syllable of consonants.
    case consonant
    /// A syllable that starts with an independent vowel.
    case vowel
    /// Marks on a placeholder or a dotted circle.
    case standalone
    case symbol
    /// Marks without a base.
    case broken
    /// A character that forms no syllables.
    case other
}

/// A parser that finds the syllables of Indic text.
///
/// The grammar is the grammar in the
/// [script specifications](https://learn.microsoft.com/typography/script-development/devanagari),
/// extended by the signs of all scripts. It needs no backtracking, so the time is linear.
struct IndicSyllableParser {
    private let categories: [UInt8]
    /// The joiners that were read last, which are skipped at once.
    private var joiners = 0..<0

    private init(_ glyphs: [GlyphInfo]) { categories = glyphs.categories }

    /// Numbers the syllables.
    static func markSyllables(_ glyphs: inout [GlyphInfo]) {
        var parser = IndicSyllableParser(glyphs)
        var number: UInt8 = 0
        var start = 0
        while start < glyphs.count {
            var (end, kind) = parser.syllable(from: start)
            // A superscript digit needs no base, unlike a mark.
            if kind == .broken, end == start + 1, glyphs[start].isIn(.modifier),
                !MarkTable.isMark(glyphs[start].character)
            {
                kind = .other
            }
            glyphs.markSyllable(start..<end, kind: kind.rawValue, after: &number)
            start = end
        }
    }

    /// Returns the syllable that starts at an index, as long as possible.
    private mutating func syllable(from start: Int) -> (end: Int, kind: IndicSyllable) {
        // Most syllables start with a consonant, and spaces form no syllables.
        if has(.other, start) { return (start + 1, .other) }
        if has(.consonant, start), let end = skipConsonant(start) {
            return (skipTail(end), .consonant)
        }
        let afterReph = skipReph(start)
        let afterPrefix = skip(.stacker, skip(.repha, start))
        var best: (end: Int, kind: IndicSyllable) = (start + 1, .other)
        func offer(_ end: Int, _ kind: IndicSyllable) {
            if end > best.end || end == best.end && best.kind == .other { best = (end, kind) }
        }
        // At most one character precedes a base.
        if afterPrefix - start < 2 {
            if let end = skipConsonant(afterPrefix) { offer(skipTail(end), .consonant) }
            if let end = skip(one: .placeholder, afterPrefix) {
                offer(skipTail(skipNuktas(end)), .standalone)
            }
        }
        var base = start
        while true {
            if let end = skip(one: .vowel, base) {
                let end = skipNuktas(end)
                offer(max(skip(.joiner, end), skipTail(end)), .vowel)
            }
            if let end = skip(one: .dottedCircle, base) {
                offer(skipTail(skipNuktas(end)), .standalone)
            }
            if base == afterReph { break }
            base = afterReph
        }
        if let end = skip(one: .symbol, start) { offer(skipSigns(skip(.nukta, end)), .symbol) }
        base = start
        while true {
            let end = skipTail(skipNuktas(base))
            if end > start { offer(end, .broken) }
            if base == afterReph { return best }
            base = afterReph
        }
    }

    private func has(_ category: IndicCategory, _ index: Int) -> Bool {
        index < categories.count && categories[index] == category.rawValue
    }

    private func skip(_ category: IndicCategory, _ index: Int) -> Int {
        has(category, index) ? index + 1 : index
    }

    private func skip(one category: IndicCategory, _ index: Int) -> Int? {
        has(category, index) ? index + 1 : nil
    }

    private func skipNuktas(_ index: Int) -> Int { skip(.nukta, skip(.nukta, index)) }

    private func skipJoiner(_ index: Int) -> Int {
        has(.joiner, index) || has(.nonJoiner, index) ? index + 1 : index
    }

    /// Skips any number of joiners.
    private mutating func skipJoiners(_ index: Int) -> Int {
        if joiners.contains(index) { return joiners.upperBound }
        var end = index
        while skipJoiner(end) > end { end += 1 }
        joiners = index..<end
        return end
    }

    /// Skips RA and halant, or a letter for both.
    private func skipReph(_ index: Int) -> Int {
        if has(.ra, index), has(.halant, index + 1) { return index + 2 }
        return skip(.repha, index)
    }

    private func skipConsonant(_ index: Int) -> Int? {
        guard has(.consonant, index) || has(.ra, index) else { return nil }
        return skipNuktas(skip(.joiner, index + 1))
    }

    /// Skips a halant that may join the consonants before and after it.
    private func skipHalant(_ index: Int) -> Int? {
        guard let end = skip(one: .halant, skipJoiner(index)) else { return nil }
        let joiner = skip(.joiner, end)
        return joiner > end ? skip(.nukta, joiner) : end
    }

    /// Skips what follows the base of a syllable.
    private mutating func skipTail(_ start: Int) -> Int {
        // Most letters have no marks.
        guard start < categories.count, IndicCategories.tail.contains(categories[start]) else {
            return start
        }
        var index = start
        while let halant = skipHalant(index), let end = skipConsonant(halant) { index = end }
        index = skip(.medial, index)
        if let end = skipHalant(index) {
            let hasNonJoiner = has(.halant, index) && has(.nonJoiner, index + 1)
            return skipSigns(hasNonJoiner ? index + 2 : end)
        }
        while let end = skipMatra(index) { index = end }
        return skipSigns(index)
    }

    private mutating func skipMatra(_ index: Int) -> Int? {
        let start = skipJoiners(index)
        let late = has(.modifier, start) ? start + 1 : start
        guard let end = skip(one: .matra, start) ?? skip(one: .lateMatra, late) else { return nil }
        return skip(.halant, skip(.nukta, end))
    }

    /// Skips up to two modifiers and any number of Vedic signs.
    private func skipSigns(_ start: Int) -> Int {
        var index = start
        if let end = skip(one: .modifier, skipJoiner(start)) {
            index = skip(.nonJoiner, skip(.modifier, end))
        }
        while has(.vedic, index) { index += 1 }
        return index
    }
}
