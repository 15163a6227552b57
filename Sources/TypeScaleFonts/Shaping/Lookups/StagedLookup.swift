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

/// A subtable of a lookup, with the glyphs at which it may apply.
struct StagedSubtable: Sendable {
    let type: LookupType
    let start: Offset<Subtable>
    var glyphs = GlyphDigest()
    /// The coverage of the first glyph, if the subtable is a context with a single rule.
    var coverage = Offset<Coverage>()
    /// The index of this rule in the stage, or -1 for none.
    var rule: Int32 = -1

    init(_ type: LookupType, _ start: Offset<Subtable>) {
        self.type = type
        self.start = start
    }
}

/// A set that contains certain glyphs, and other glyphs with the same bits.
struct GlyphDigest: Sendable {
    /// The last six bits of the glyphs.
    private var low: UInt64 = 0
    /// The six bits before.
    private var high: UInt64 = 0

    /// The set of all glyphs.
    static let all = GlyphDigest(low: .max, high: .max)

    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    init() {}

    mutating func insert(_ glyphs: ClosedRange<UInt16>) {
        low |= Self.bits(UInt64(glyphs.lowerBound), UInt64(glyphs.upperBound))
        high |= Self.bits(UInt64(glyphs.lowerBound &>> 6), UInt64(glyphs.upperBound &>> 6))
    }

    @inline(__always)
    func mayContain(_ glyph: UInt16) -> Bool {
        low &>> UInt64(glyph) & high &>> UInt64(glyph &>> 6) & 1 != 0
    }

    /// Returns a bit for the last six bits of each number in a range.
    private static func bits(_ first: UInt64, _ last: UInt64) -> UInt64 {
        guard last - first < 63 else { return .max }
        let bits: UInt64 = 1 &<< (last - first + 1) &- 1
        let shift = first & 63
        return shift == 0 ? bits : bits &<< shift | bits &>> (64 - shift)
    }
}
