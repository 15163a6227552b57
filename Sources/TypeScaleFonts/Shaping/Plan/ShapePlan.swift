/// The lookups that some features of a face apply in a script, as HarfBuzz's shape plan.
///
/// Immutable, so that any number of threads can use it.
final class ShapePlan: Sendable {
    let substitution: LookupStage?
    let positioning: LookupStage?
    /// The table `kern`, where `GPOS` has no kerning.
    let kern: KernTable?
    let gdef: GdefTable?
    /// The glyphs that are marks, where no stage has them among its own.
    let marks: LookupDigest?
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
        kern = key.hasKern ? tables.kern : nil
        let marks = tables.gdef?.marks ?? []
        substitution = tables.substitution.flatMap {
            key.substitutions.isEmpty
                ? nil : LookupStage($0, key.substitutions, face, tables.gdef)
        }
        positioning = tables.positioning.flatMap {
            LookupStage($0, key.positions, face, tables.gdef)
        }
        guard positioning == nil, !marks.isEmpty else {
            self.marks = nil
            return
        }
        var digest = LookupDigest(glyphCount: face.glyphCount)
        for glyphs in marks { digest.insert(LookupStage.markBit, glyphs) }
        self.marks = digest
    }

    /// Creates a plan that shares its tables with another one.
    ///
    /// To count references to one object from several threads costs as much as a lock, so each lane
    /// has a copy.
    init(copying other: ShapePlan) {
        substitution = other.substitution.map(LookupStage.init(copying:))
        positioning = other.positioning.map(LookupStage.init(copying:))
        kern = other.kern
        gdef = other.gdef
        marks = other.marks
        key = other.key
    }

    /// Whether the plan does nothing.
    var isEmpty: Bool {
        substitution == nil && positioning == nil && kern == nil && marks == nil
    }
}

extension ShapePlan.Key {
    /// The lookups of some features in a script.
    init(_ script: UInt8, _ features: FontFeatures, _ tables: LayoutTables, _ face: FaceData) {
        var tags = features.tags
        // As in HarfBuzz, and before it in Windows: fonts have substitutions for jamo in `calt`.
        if script == ScriptTable.hangul { tags.remove("calt") }
        let scripts =
            script == ScriptTable.common ? [] : ScriptTable.tags[Int(script)...].prefix(1)
        func lookups(
            _ table: LayoutTable,
            _ tags: Set<FontTag>,
            requires: (FontTag) -> Bool
        ) -> (lookups: [Int], features: Set<FontTag>) {
            Self.lookups(table, Array(scripts), tags, face.coordinates, requires: requires)
        }
        // Required variation alternates come before all other features.
        let later = tags.subtracting(["rvrn"])
        let first = tables.substitution.map { table in
            lookups(table, tags.intersection(["rvrn"])) { !later.contains($0) }
        }
        let rest = tables.substitution.map { lookups($0, later) { later.contains($0) } }
        let positioning = tables.positioning.map { lookups($0, tags) { _ in true } }
        substitutions = (first?.lookups ?? []) + (rest?.lookups ?? [])
        positions = positioning?.lookups ?? []
        hasKern =
            tables.kern != nil && tags.contains("kern")
            && positioning?.features.contains("kern") != true
    }

    /// The lookups of features, in the order of their table, and the features that the script has.
    ///
    /// The script's required feature is on whatever the tags; `requires` returns whether it is
    /// applied now.
    private static func lookups(
        _ table: LayoutTable,
        _ scripts: [FontTag],
        _ tags: Set<FontTag>,
        _ coordinates: NormalizedCoordinates,
        requires: (FontTag) -> Bool
    ) -> (lookups: [Int], features: Set<FontTag>) {
        guard let system = table.defaultLanguageSystem(of: scripts) else { return ([], []) }
        let alternates = table.alternateFeatures(at: coordinates)
        var lookups: Set<Int> = []
        var features: Set<FontTag> = []
        if let required = system.required, let tag = table.tag(required), requires(tag) {
            lookups.formUnion(table.lookups(required, alternates))
        }
        for feature in system.features {
            guard let tag = table.tag(feature), features.insert(tag).inserted,
                tags.contains(tag)
            else { continue }
            lookups.formUnion(table.lookups(feature, alternates))
        }
        return (lookups.sorted(), features)
    }
}
