/// The lookups that a set of features applies to a script, as in a shape plan of HarfBuzz.
///
/// A plan is immutable, so any number of threads can use it.
final class ShapePlan: Sendable {
    let substitution: LookupStage?
    let positioning: LookupStage?
    /// The `kern` table, if `GPOS` contains no `kern` feature for the script.
    let kern: KernTable?
    let gdef: GdefTable?
    /// The mark glyphs, if no positioning stage contains them.
    let marks: LookupDigest?
    /// The lookups to apply, which are the same for all scripts that share the plan.
    let key: Key

    struct Key: Hashable, Sendable {
        let substitutions: [Int]
        let positions: [Int]
        let hasKern: Bool
    }

    init(_ key: Key, _ tables: LayoutTables, _ face: FaceData) {
        self.key = key
        let gdef = tables.gdef
        self.gdef = gdef
        kern = key.hasKern ? tables.kern : nil
        substitution = tables.substitution.flatMap {
            key.substitutions.isEmpty ? nil : LookupStage($0, key.substitutions, face, gdef)
        }
        positioning = tables.positioning.flatMap { LookupStage($0, key.positions, face, gdef) }
        guard positioning == nil, let marks = gdef?.marks, !marks.isEmpty else {
            self.marks = nil
            return
        }
        var digest = LookupDigest(glyphCount: face.glyphCount)
        for glyphs in marks { digest.insert(LookupStage.markBit, glyphs) }
        self.marks = digest
    }

    /// Creates a copy of a plan that shares the same tables.
    ///
    /// Counting references to one object on several threads costs as much as a lock, so each lane
    /// uses a copy.
    init(copying other: ShapePlan) {
        substitution = other.substitution.map(LookupStage.init(copying:))
        positioning = other.positioning.map(LookupStage.init(copying:))
        kern = other.kern
        gdef = other.gdef
        marks = other.marks
        key = other.key
    }

    /// Whether the plan has no effect.
    var isEmpty: Bool {
        substitution == nil && positioning == nil && kern == nil && marks == nil
    }
}

extension ShapePlan.Key {
    /// Finds the lookups that features apply to a script.
    init(_ script: UInt8, _ features: FontFeatures, _ tables: LayoutTables, _ face: FaceData) {
        var tags = features.tags
        // As in HarfBuzz and Windows, `calt` is ignored in Hangul, because fonts use it for jamo.
        if script == ScriptTable.hangul { tags.remove("calt") }
        let scripts = script == ScriptTable.common ? [] : [ScriptTable.tags[Int(script)]]
        func applied(_ table: LayoutTable?, _ isOn: (FontTag) -> Bool) -> LayoutTable.Applied {
            table?.applied(scripts, tags, face.coordinates, isOn) ?? ([], [])
        }
        // Required variation alternates come before all other features.
        let first = applied(tables.substitution) { $0 == "rvrn" || !tags.contains($0) }
        let rest = applied(tables.substitution) { $0 != "rvrn" && tags.contains($0) }
        let positioning = applied(tables.positioning) { _ in true }
        substitutions = first.lookups + rest.lookups
        positions = positioning.lookups
        hasKern =
            tables.kern != nil && tags.contains("kern") && !positioning.features.contains("kern")
    }
}

extension LayoutTable {
    /// The sorted lookups of the applied features, and the tags of all features for the script.
    fileprivate typealias Applied = (lookups: [Int], features: Set<FontTag>)

    /// Finds the lookups of the features in `tags` for which `isOn` returns `true`.
    ///
    /// The required feature of the script is applied even if `tags` doesn't contain it.
    fileprivate func applied(
        _ scripts: [FontTag],
        _ tags: Set<FontTag>,
        _ coordinates: NormalizedCoordinates,
        _ isOn: (FontTag) -> Bool
    ) -> Applied? {
        guard let system = defaultLanguageSystem(of: scripts) else { return nil }
        let alternates = alternateFeatures(at: coordinates)
        var isApplied = Array(repeating: false, count: lookupCount)
        func apply(_ feature: Int) {
            for lookup in lookups(feature, alternates) where lookup < lookupCount {
                isApplied[lookup] = true
            }
        }
        if let required = system.required, let tag = tag(required), isOn(tag) { apply(required) }
        var features: Set<FontTag> = []
        for feature in system.features {
            guard let tag = tag(feature), features.insert(tag).inserted, tags.contains(tag),
                isOn(tag)
            else { continue }
            apply(feature)
        }
        return (isApplied.indices.filter { isApplied[$0] }, features)
    }
}
