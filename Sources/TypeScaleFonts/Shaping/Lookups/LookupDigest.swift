/// For each glyph, the lookups that may start at it, a bit for each: the union of their coverages.
///
/// Most glyphs of a text start nothing, and are finished after one read.
struct LookupDigest: Sendable {
    /// For each 256 glyphs, the start of their masks; 0 for those that start nothing.
    private var starts: [UInt32]
    /// The masks, of which the first 256 are empty.
    private var masks: [UInt64]

    init(glyphCount: Int) {
        starts = Array(repeating: 0, count: (glyphCount + 255) / 256)
        masks = Array(repeating: 0, count: 256)
    }

    /// The lookups that may start at a glyph.
    @inline(__always)
    subscript(glyph: UInt16) -> UInt64 {
        let page = Int(glyph >> 8)
        guard page < starts.count else { return 0 }
        return masks[Int(starts[page]) + Int(glyph & 0xFF)]
    }

    /// The lookups that some glyph may start.
    func lookups(of glyphs: [Glyph], from start: Int) -> UInt64 {
        var bits: UInt64 = 0
        for index in start..<glyphs.count { bits |= self[glyphs[index].id] }
        return bits
    }

    /// Records that a lookup may start at some glyphs.
    mutating func insert(_ bit: UInt64, _ glyphs: ClosedRange<UInt16>) {
        var glyph = Int(glyphs.lowerBound)
        while glyph <= Int(glyphs.upperBound) {
            let page = glyph >> 8
            guard page < starts.count else { return }
            if starts[page] == 0 {
                starts[page] = UInt32(masks.count)
                masks.append(contentsOf: repeatElement(0, count: 256))
            }
            let last = min(Int(glyphs.upperBound), page << 8 | 0xFF)
            for glyph in glyph...last { masks[Int(starts[page]) + (glyph & 0xFF)] |= bit }
            glyph = last + 1
        }
    }
}

/// A Bloom filter of pairs of glyphs: 8 KB, however many are in it.
struct GlyphPairFilter: Sendable {
    private var words: [UInt64] = []

    private static func bit(_ first: UInt16, _ second: UInt16) -> Int {
        Int(((UInt32(first) << 16 | UInt32(second)) &* 0x9E37_79B1) >> 16)
    }

    mutating func insert(_ first: UInt16, _ second: UInt16) {
        if words.isEmpty { words = Array(repeating: 0, count: 1024) }
        let bit = Self.bit(first, second)
        words[bit >> 6] |= 1 << UInt64(bit & 63)
    }

    @inline(__always)
    func mayContain(_ first: UInt16, _ second: UInt16) -> Bool {
        guard !words.isEmpty else { return false }
        let bit = Self.bit(first, second)
        return words[bit >> 6] & 1 << UInt64(bit & 63) != 0
    }
}
