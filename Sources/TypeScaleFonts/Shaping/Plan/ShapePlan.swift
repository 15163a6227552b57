/// The lookups that some features of a face apply in a script, as HarfBuzz's shape plan.
///
/// A plan is immutable, so any number of threads can use it.
final class ShapePlan: Sendable {
    let substitution: LookupStage?
    let positioning: LookupStage?
    /// The table `kern`, if `GPOS` has no kerning.
    let kern: KernTable?
    let gdef: GdefTable?
    /// The glyphs that are marks, if no positioning stage has them.
    let marks: LookupDigest?
    /// The lookups, by which scripts with the same plan are found.
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

    /// Creates a plan that shares its tables with another one.
    ///
    /// Counting references to one object on several threads costs as much as a lock, so each lane
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
    /// Finds the lookups of some features in a script.
    init(_ script: UInt8, _ features: FontFeatures, _ tables: LayoutTables, _ face: FaceData) {
        var tags = features.tags
        // HarfBuzz does the same, as Windows did before: fonts have jamo substitutions in `calt`.
        if script == ScriptTable.hangul { tags.remove("calt") }
        let scripts = script == ScriptTable.common ? [] : [ScriptTable.tags[Int(script)]]
        func applied(_ table: LayoutTable?, _ isOn: (FontTag) -> Bool) -> Applied {
            table.map { Applied($0, scripts, tags, face.coordinates, isOn) } ?? Applied()
        }
        // Required variation alternates come before all other features.
        let first = applied(tables.substitution) { $0 == "rvrn" || !tags.contains($0) }
        let rest = applied(tables.substitution) { $0 != "rvrn" && tags.contains($0) }
        let positioning = applied(tables.positioning) { _ in true }
        substitutions = first.lookups.sorted() + rest.lookups.sorted()
        positions = positioning.lookups.sorted()
        hasKern =
            tables.kern != nil && tags.contains("kern") && !positioning.features.contains("kern")
    }

    /// The lookups of some features, and all features that the script has.
    fileprivate struct Applied {
        var lookups: Set<Int> = []
        var features: Set<FontTag> = []
    }
}

extension ShapePlan.Key.Applied {
    /// Finds the lookups of the features that are on, among some tags.
    ///
    /// The required feature of the script is applied even if the tags do not have it.
    init(
        _ table: LayoutTable,
        _ scripts: [FontTag],
        _ tags: Set<FontTag>,
        _ coordinates: NormalizedCoordinates,
        _ isOn: (FontTag) -> Bool
    ) {
        guard let system = table.defaultLanguageSystem(of: scripts) else { return }
        let alternates = table.alternateFeatures(at: coordinates)
        if let required = system.required, let tag = table.tag(required), isOn(tag) {
            lookups.formUnion(table.lookups(required, alternates))
        }
        for feature in system.features {
            guard let tag = table.tag(feature), features.insert(tag).inserted,
                tags.contains(tag), isOn(tag)
            else { continue }
            lookups.formUnion(table.lookups(feature, alternates))
        }
    }
}
