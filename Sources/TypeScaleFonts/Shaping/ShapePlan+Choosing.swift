extension ShapePlan.Key {
    /// The lookups of some features in a script.
    init(_ script: UInt8, _ features: FontFeatures, _ tables: LayoutTables, _ face: FaceData) {
        var wanted = features.tags
        // As in HarfBuzz, and before it in Windows: fonts have in `calt` what is for jamo.
        if script == ScriptTable.hangul { wanted.remove("calt") }
        let tags =
            script == ScriptTable.common ? [] : ScriptTable.tags[Int(script)...].prefix(1)
        let later = wanted.subtracting(["rvrn"])
        let first = tables.substitution.map { table in
            Self.lookups(table, Array(tags), wanted.intersection(["rvrn"]), face) { tag in
                !later.contains(tag)
            }
        }
        let rest = tables.substitution.map { table in
            Self.lookups(table, Array(tags), later, face) { later.contains($0) }
        }
        substitutions = (first?.lookups ?? []) + (rest?.lookups ?? [])
        let positioning = tables.positioning.map { table in
            Self.lookups(table, Array(tags), wanted, face) { _ in true }
        }
        positions = positioning?.lookups ?? []
        hasKern =
            tables.kern != nil && wanted.contains("kern")
            && positioning?.features.contains("kern") != true
    }

    /// The lookups of features, in the order of their table, and the features that the script has.
    ///
    /// The feature that the script requires is on whatever is wanted; `requires` answers whether it
    /// comes now.
    private static func lookups(
        _ table: LayoutTable,
        _ script: [FontTag],
        _ wanted: Set<FontTag>,
        _ face: FaceData,
        requires: (FontTag) -> Bool
    ) -> (lookups: [Int], features: Set<FontTag>) {
        guard let language = table.language(of: script) else { return ([], []) }
        let replaced = table.replacedFeatures(at: face.coordinates)
        var lookups: Set<Int> = []
        var features: Set<FontTag> = []
        if let required = language.required, let tag = table.tag(required), requires(tag) {
            lookups.formUnion(table.lookups(required, replaced))
        }
        for feature in language.features {
            guard let tag = table.tag(feature), features.insert(tag).inserted,
                wanted.contains(tag)
            else { continue }
            lookups.formUnion(table.lookups(feature, replaced))
        }
        return (lookups.sorted(), features)
    }
}
