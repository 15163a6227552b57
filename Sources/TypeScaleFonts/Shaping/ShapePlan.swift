/// What some features of a face do in a script, worked out once.
///
/// Immutable, so that any number of threads can work by it.
final class ShapePlan: Sendable {
    /// The lookups of a table, in the order in which they go through a text.
    struct Stage: Sendable {
        let table: LayoutTable
        let lookups: [Int]
        /// Where the lookups may start; their bits are those of ``bit(_:)``.
        let starts: LookupAccelerator

        /// The bit of a lookup by its place among the others; the last is shared by all that follow.
        static func bit(_ place: Int) -> UInt64 { 1 << UInt64(min(place, 62)) }

        /// The bit that marks a glyph as a mark.
        static let mark: UInt64 = 1 << 63
    }

    let substitution: Stage?
    let positioning: Stage?
    /// The table `kern`, where it counts: where `GPOS` has no kerning.
    let kern: KernTable?
    let definitions: GdefTable?
    /// The glyphs that are marks, where no table that moves glyphs has them among its own.
    let marks: LookupDigest?
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

    init(_ key: Key, _ tables: LayoutTables, _ face: FaceData) {
        self.key = key
        definitions = tables.definitions
        glyphCount = face.glyphCount
        roundsDeltas = face.roundsDeltas
        kern = key.hasKern ? tables.kern : nil
        let marks = tables.definitions?.marks ?? []
        substitution = tables.substitution.flatMap {
            key.substitutions.isEmpty ? nil : Self.stage($0, key.substitutions, face, marks)
        }
        positioning = tables.positioning.flatMap { Self.stage($0, key.positions, face, marks) }
        guard positioning == nil, !marks.isEmpty else {
            self.marks = nil
            return
        }
        var masks = LookupDigest(glyphCount: face.glyphCount)
        for glyphs in marks { masks.insert(Stage.mark, glyphs) }
        self.marks = masks
    }

    /// Whether nothing is to be done in the script.
    var isEmpty: Bool {
        substitution == nil && positioning == nil && kern == nil && marks == nil
    }

    private static func stage(
        _ table: LayoutTable,
        _ lookups: [Int],
        _ face: FaceData,
        _ marks: [ClosedRange<UInt16>]
    ) -> Stage? {
        guard !lookups.isEmpty || !marks.isEmpty else { return nil }
        var starts = LookupAccelerator(glyphCount: face.glyphCount)
        for (place, index) in lookups.enumerated() {
            if let lookup = table.lookup(index) { starts.add(lookup, place, table) }
        }
        for glyphs in marks { starts.masks.insert(Stage.mark, glyphs) }
        return Stage(table: table, lookups: lookups, starts: starts)
    }
}
