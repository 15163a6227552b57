/// A range of the words in a stage that contain a coverage.
struct CoverageWords: Sendable {
    /// The number of the first word's glyphs, divided by 64.
    var firstBlock: UInt16 = 0
    var count: UInt16 = 0
    /// The index of the first word in the stage.
    var start: Int32 = 0
}

/// A coverage's glyphs among 64 glyphs, which are faster to search than the font's table.
struct CoverageWord: Sendable {
    var glyphs: UInt64 = 0
    /// The coverage index of the first glyph in the set.
    var firstIndex: UInt32 = 0

    /// Returns the coverage index of a glyph, or `nil` if the set doesn't contain the glyph.
    func index(of glyph: UInt16) -> Int? {
        let bit: UInt64 = 1 << UInt64(glyph & 63)
        guard glyphs & bit != 0 else { return nil }
        return Int(word: firstIndex) &+ (glyphs & (bit &- 1)).nonzeroBitCount
    }
}

extension [CoverageWord] {
    /// The words of a coverage.
    subscript(words: CoverageWords) -> ArraySlice<CoverageWord> {
        let start = Int(words.start)
        return self[start..<(start + Int(words.count))]
    }

    /// Adds the words of a coverage, or returns none if the table is malformed, or if the words
    /// would take too much memory.
    ///
    /// If there are more than 128 words, they must contain at least one glyph each on average.
    mutating func append(_ coverage: Offset<Coverage>, _ bytes: TableBytes) -> CoverageWords {
        // All words take at most 256 KB. A coverage takes at most 1,024 words. The words of a
        // malformed table are not used.
        guard count + 1024 <= 1 << 14 else { return CoverageWords() }
        let rangeCount = bytes.coveredRangeCount(at: coverage)
        guard rangeCount > 0, let first = bytes.coveredRange(0, at: coverage),
            let last = bytes.coveredRange(rangeCount - 1, at: coverage)
        else { return CoverageWords() }
        let blocks = Int(last.glyphs.upperBound >> 6) - Int(first.glyphs.lowerBound >> 6)
        guard blocks < 128 || blocks < last.index + last.glyphs.count else {
            return CoverageWords()
        }
        let start = count
        let isList = bytes[coverage, .coverageFormat] == 1
        var next = (glyph: 0, index: 0)
        var (firstBlock, block) = (0, -1)
        var word = CoverageWord()
        for number in 0..<rangeCount {
            var glyph: Int
            let last: Int
            if isList {
                glyph = Int(bytes.glyph(coverage, .array, number))
                last = glyph
            } else {
                guard let range = bytes.coveredRange(number, at: coverage),
                    range.index == next.index
                else { return CoverageWords() }
                glyph = Int(range.glyphs.lowerBound)
                last = Int(range.glyphs.upperBound)
            }
            guard glyph >= next.glyph else { return CoverageWords() }
            while glyph <= last {
                if glyph >> 6 != block {
                    if block < 0 { firstBlock = glyph >> 6 } else { add(word) }
                    block = glyph >> 6
                    word = CoverageWord(firstIndex: UInt32(truncatingIfNeeded: next.index))
                    while count &- start < block &- firstBlock { add(word) }
                }
                // The glyphs of the range in this word.
                let rest = Swift.min(last, glyph | 63) &- glyph
                word.glyphs |= (.max >> UInt64(63 &- rest)) << UInt64(glyph & 63)
                next.index &+= rest &+ 1
                glyph &+= rest &+ 1
            }
            next.glyph = glyph
        }
        guard block >= 0 else { return CoverageWords() }
        add(word)
        return CoverageWords(
            firstBlock: UInt16(truncatingIfNeeded: firstBlock),
            count: UInt16(truncatingIfNeeded: count - start),
            start: Int32(truncatingIfNeeded: start)
        )
    }

    @inline(never)
    private mutating func add(_ word: CoverageWord) { append(word) }
}
