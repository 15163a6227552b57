/// For each glyph, the lookups that may start at it, a bit for each.
///
/// Most glyphs of a text start nothing, and are done with after a look here.
struct LookupDigest: Sendable {
    /// For each 256 glyphs, where their masks start; 0 for those that start nothing.
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

    /// Notes that a lookup may start at some glyphs.
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
