/// A lookup of a stage, with the parts that would otherwise be read at each glyph.
struct StagedLookup: Sendable {
    let lookup: Lookup
    let features: FeatureMask
    let options: FeatureOptions
    /// The lookup's bit in the masks of the stage.
    let bit: UInt64
    /// The indices of the lookup's subtables in the stage, or `nil` if there are too many.
    let subtables: Range<Int>?
    /// Whether the lookup is applied from the end of the text to the start.
    let isReversed: Bool
}

/// A subtable of a lookup, with the coverage of the first glyph.
struct StagedSubtable: Sendable {
    let type: LookupType
    let start: Offset<Subtable>
    let coverage: Offset<Coverage>
    /// The coverage as a bit set in the stage, if the table is well-formed.
    var words = CoverageWords()
    /// The index in the stage of a context's only rule, or -1 for none or several.
    var rule: Int32 = -1

    /// Creates a subtable, or returns `nil` if it covers no glyph.
    init?(_ type: LookupType, _ start: Offset<Subtable>, _ bytes: borrowing TableBytes) {
        let context = SequenceContext(at: start, format: bytes[start, .format], type)
        let coverage: Offset<Coverage>? =
            context.map { $0.firstCoverage(bytes) } ?? bytes.follow(start, .coverageOffset)
        guard let coverage else { return nil }
        self.type = type
        self.start = start
        self.coverage = coverage
    }
}

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
