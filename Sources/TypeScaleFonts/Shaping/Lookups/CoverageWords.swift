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
    @inline(__always)
    func index(of glyph: UInt16) -> Int? {
        let bit: UInt64 = 1 &<< UInt64(glyph)
        guard glyphs & bit != 0 else { return nil }
        return Int(word: firstIndex) &+ (glyphs & (bit &- 1)).nonzeroBitCount
    }
}

extension [CoverageWord] {
    /// Adds the words of a coverage, or returns none if the table is malformed or the words would
    /// take too much memory.
    mutating func append(_ coverage: Offset<Coverage>, _ bytes: TableBytes) -> CoverageWords {
        // All words take at most 256 KB. A coverage takes at most 1,024 words.
        guard count + 1024 <= 1 &<< 14 else { return CoverageWords() }
        let start = count
        var result = CoverageWords(start: Int32(truncatingIfNeeded: start))
        var index: UInt32 = 0
        var next = 0
        for number in 0..<bytes.coveredRangeCount(at: coverage) {
            guard let range = bytes.coveredRange(number, at: coverage),
                range.index == Int(word: index), range.glyphs.lowerBound >= next
            else {
                removeLast(count - start)
                return CoverageWords()
            }
            for glyph in range.glyphs {
                let block = glyph &>> 6
                if index == 0 { result.firstBlock = block }
                while count - start <= Int(block &- result.firstBlock) {
                    append(CoverageWord(firstIndex: index))
                }
                self[count - 1].glyphs |= 1 &<< UInt64(glyph)
                index &+= 1
            }
            next = Int(range.glyphs.upperBound) + 1
        }
        result.count = UInt16(truncatingIfNeeded: count - start)
        return result
    }
}
