/// What some features of a face do in a script, worked out once.
///
/// Immutable, so that any number of threads can work by it.
final class ShapingPlan: Sendable {
    /// The lookups of a table, in the order in which they go through a text.
    struct Stage: Sendable {
        let table: LayoutTable
        let lookups: [Int]
        /// For each glyph, which of the lookups may start at it; see ``bit(_:)``.
        let masks: GlyphMasks
        /// The bits of the lookups that do nothing but kern pairs of neighbours.
        let pairBits: UInt64

        /// The bit of a lookup by its place among the others; the last is shared by all that follow.
        static func bit(_ place: Int) -> UInt64 { 1 << UInt64(min(place, 62)) }

        /// The bit that marks a glyph as a mark.
        static let mark: UInt64 = 1 << 63
    }

    let substitution: Stage?
    let positioning: Stage?
    /// The table `kern`, where it counts: where `GPOS` has no kerning.
    let kern: KernTable?
    let definitions: GlyphDefinitions?
    let glyphCount: Int
    /// Whether what variations add is rounded number by number.
    let roundsDeltas: Bool
    /// The lookups of both stages, by which plans of different scripts are found to be one.
    let key: Key

    struct Key: Hashable, Sendable {
        let substitutions: [Int]
        let positions: [Int]
        let hasKern: Bool
    }

    /// How many glyphs of coverages are looked at for all lookups of a stage.
    ///
    /// Of lookups past that, which no sound font has, any glyph may be the start.
    private static let mostCovered = 1 << 22

    init(_ key: Key, _ tables: LayoutTables, _ face: Typeface) {
        self.key = key
        definitions = tables.definitions
        glyphCount = face.glyphCount
        roundsDeltas = face.roundsDeltas
        kern = key.hasKern ? tables.kern : nil
        substitution = tables.substitution.flatMap { Self.stage($0, key.substitutions, face, []) }
        positioning = tables.positioning.flatMap {
            Self.stage($0, key.positions, face, tables.definitions?.marks ?? [])
        }
    }

    /// Whether nothing is to be done in the script.
    var isEmpty: Bool { substitution == nil && positioning == nil && kern == nil }

    private static func stage(
        _ table: LayoutTable,
        _ lookups: [Int],
        _ face: Typeface,
        _ marks: [ClosedRange<UInt16>]
    ) -> Stage? {
        guard !lookups.isEmpty || !marks.isEmpty else { return nil }
        var masks = GlyphMasks(glyphCount: face.glyphCount)
        var left = mostCovered
        var pairBits: UInt64 = 0
        for (place, index) in lookups.enumerated() {
            guard let lookup = table.lookup(index) else { continue }
            let bit = Stage.bit(place)
            var isOfPairs = table.isPositioning && lookup.passing.isAboutMarksAlone && place < 62
            for subtable in 0..<lookup.subtableCount {
                left -= 1
                guard left > 0 else {
                    if place < 63 { masks.insert(bit, 0...UInt16.max) }
                    break
                }
                guard let (type, start) = lookup.subtable(subtable) else { continue }
                isOfPairs = isOfPairs && type == 2 && table.bytes.uint16(at: start + 6) == 0
                // What attaches marks moves no advance.
                if table.isPositioning, 4...6 ~= type { continue }
                guard let coverage = table.firstCoverage(type, start) else { continue }
                for glyphs in table.bytes.coveredGlyphs(at: coverage) {
                    left -= glyphs.count
                    masks.insert(bit, glyphs)
                    guard left > 0 else { break }
                }
            }
            if isOfPairs { pairBits |= bit }
        }
        for glyphs in marks { masks.insert(Stage.mark, glyphs) }
        return Stage(table: table, lookups: lookups, masks: masks, pairBits: pairBits)
    }
}

extension LayoutTable {
    /// Where the coverage stands of the glyphs that a subtable may start at.
    fileprivate func firstCoverage(_ type: Int, _ start: Int) -> Int? {
        let isContext = type == (isPositioning ? 7 : 5)
        let isChained = type == (isPositioning ? 8 : 6)
        guard isContext || isChained, bytes.uint16(at: start) == 3 else {
            return bytes.offset16(at: start + 2, from: start)
        }
        if isContext { return bytes.offset16(at: start + 6, from: start) }
        guard let before = bytes.uint16(at: start + 2) else { return nil }
        return bytes.offset16(at: start + 6 + 2 * Int(before), from: start)
    }
}
