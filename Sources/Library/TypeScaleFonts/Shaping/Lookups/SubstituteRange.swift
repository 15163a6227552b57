/// A range of glyphs whose substitutes are stored in a pass.
///
/// With it, Arabic text in Lemonada takes 9% fewer instructions.
struct SubstituteRange: Sendable {
    private var first: UInt16 = 0
    private var count: UInt16 = 0
    /// The index of the first glyph's substitute in the pass.
    private var start: Int32 = 0

    /// The maximum number of substitutes in a pass, which take 256 KB.
    private static let maximumCount = 1 << 16

    /// The number of glyphs, or 0 if the substitutes are not stored.
    var glyphCount: Int { Int(count) }

    /// Returns the substitute for a glyph, or `nil` if there is none.
    func substitute(for glyph: UInt16, _ all: [Int32]) -> UInt16? {
        let index = Int(glyph) &- Int(first)
        guard index >= 0, index < Int(count) else { return nil }
        return UInt16(exactly: all[Int(start) &+ index])
    }
}

extension SubstituteRange {
    /// Stores the substitutes of a subtable, or stores none if they would take too much memory.
    ///
    /// A substitute of -1 means that the glyph is not covered.
    init(
        _ subtable: CompiledSubtable,
        _ bytes: TableBytes,
        in all: inout [Int32]
    ) {
        // The ranges of other coverages are not in order.
        guard subtable.coverage.words.count > 0 else { return }
        let coverage = subtable.coverage.table
        let rangeCount = bytes.coveredRangeCount(at: coverage)
        guard let first = bytes.coveredRange(0, at: coverage)?.glyphs.lowerBound,
            let last = bytes.coveredRange(rangeCount - 1, at: coverage)?.glyphs.upperBound,
            first <= last, last - first < .max, all.count + Int(last - first) < Self.maximumCount
        else { return }
        self.first = first
        count = last - first + 1
        start = Int32(truncatingIfNeeded: all.count)
        all += repeatElement(-1, count: Int(count))
        for number in 0..<rangeCount {
            guard let (glyphs, index) = bytes.coveredRange(number, at: coverage) else { continue }
            for glyph in glyphs {
                let covered = index + Int(glyph - glyphs.lowerBound)
                if let substitute = bytes.substitute(for: glyph, subtable.start, covered) {
                    all[Int(start) + Int(glyph - first)] = Int32(substitute)
                }
            }
        }
    }
}

extension TableBytes {
    /// Returns the glyph that a single substitution replaces a glyph with, or `nil` for none.
    func substitute(
        for glyph: UInt16,
        _ subtable: Offset<Subtable>,
        _ coverageIndex: Int
    ) -> UInt16? {
        switch self[subtable, .format] {
        case 1:
            let delta = self[Offset<SingleSubst1>(subtable.value), .deltaGlyphID]
            return glyph &+ UInt16(truncatingIfNeeded: delta)
        case 2:
            let table = Offset<SingleSubst2>(subtable.value)
            guard coverageIndex < self[table, .glyphCount] else { return nil }
            return self.glyph(table, .substituteGlyphIDs, coverageIndex)
        default: return nil
        }
    }
}
