/// What some features of a face do in a script, worked out once.
///
/// Immutable, so that any number of threads can work by it.
final class ShapePlan: Sendable {
    let substitution: LookupStage?
    let positioning: LookupStage?
    /// The table `kern`, where it counts: where `GPOS` has no kerning.
    let kern: KernTable?
    let gdef: GdefTable?
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
        gdef = tables.gdef
        glyphCount = face.glyphCount
        roundsDeltas = face.roundsDeltas
        kern = key.hasKern ? tables.kern : nil
        let marks = tables.gdef?.marks ?? []
        substitution = tables.substitution.flatMap {
            key.substitutions.isEmpty ? nil : Self.stage($0, key.substitutions, face, marks)
        }
        positioning = tables.positioning.flatMap { Self.stage($0, key.positions, face, marks) }
        guard positioning == nil, !marks.isEmpty else {
            self.marks = nil
            return
        }
        var masks = LookupDigest(glyphCount: face.glyphCount)
        for glyphs in marks { masks.insert(LookupStage.markBit, glyphs) }
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
    ) -> LookupStage? {
        guard !lookups.isEmpty || !marks.isEmpty else { return nil }
        var starts = LookupAccelerator(glyphCount: face.glyphCount)
        for (place, index) in lookups.enumerated() {
            if let lookup = table.lookup(index) { starts.add(lookup, place, table) }
        }
        for glyphs in marks { starts.digest.insert(LookupStage.markBit, glyphs) }
        return LookupStage(table: table, lookups: lookups, accelerator: starts)
    }
}
