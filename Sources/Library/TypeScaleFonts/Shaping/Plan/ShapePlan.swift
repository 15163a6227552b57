/// The lookups that a set of features applies to a script, as in a shape plan of HarfBuzz.
///
/// A plan is immutable, so any number of threads can use it.
final class ShapePlan: Sendable {
    /// The lookups of `GSUB`, in the stages that a script needs.
    let substitutions: [Substitution]
    let positioning: LookupPass?
    /// The `kern` table, if `GPOS` contains no `kern` feature for the script.
    let kern: KernTable?
    let gdef: GdefTable?
    /// Whether `GPOS` is missing or doesn't apply to the script, so that it positions no marks.
    let isUnpositioned: Bool
    /// Whether Apple's tables replace `GSUB`.
    let hasMorx: Bool
    /// Whether the script has the feature `pref`.
    let hasPref: Bool
    /// The mark glyphs, if no positioning stage contains them.
    let marks: LookupMaskTable?
    /// The lookups to apply, which are the same for all scripts that share the plan.
    let key: Key
    /// The steps of the script's shaper.
    let shaper: ScriptShaper
    /// The number of the shaper's engine.
    let engine: UInt8
    /// Properties of glyphs that the script's shaper found, which other runs use again.
    ///
    /// The shaper defines the numbers. The array is empty while a run uses it.
    let knownGlyphs = Guarded<[UInt8]>([])
    /// The table in which the shaper of a script tests lookups.
    private let substitutionTable: LayoutTable?

    /// A stage of `GSUB`, and the step of the script's shaper that follows.
    struct Substitution: Sendable {
        /// The lookups, or `nil` if the font has none for the stage.
        let lookups: LookupPass?
        let pause: ShapingPause?
    }

    /// Creates a plan that shares stages with other plans of the face.
    ///
    /// The plans of a script in both directions usually have the same lookups. A brief plan reads
    /// the rules of contexts each time it applies them, which saves time only for a short text.
    init(
        _ key: Key,
        _ tables: LayoutTables,
        _ face: FaceData,
        sharing others: [ShapePlan],
        isBrief: Bool
    ) {
        self.key = key
        shaper = key.script.map(ScriptShaper.shaper) ?? .standard
        engine = shaper.engine.rawValue
        let gdef = tables.gdef
        self.gdef = gdef
        kern = key.hasKern ? tables.kern : nil
        isUnpositioned = !tables.hasPositioning || !key.appliesGPOS
        hasPref = key.features.contains { $0.tag == "pref" && !$0.lookups.isEmpty }
        hasMorx = tables.morx != nil || tables.hasMort
        var budget = LookupBudget()
        budget.readsContexts = !isBrief
        substitutions = key.stages.map { stage in
            let lookups =
                others.stage(of: stage.lookups, &budget)
                ?? tables.substitution.flatMap {
                    stage.lookups.isEmpty
                        ? nil : LookupPass($0, stage.lookups, face, gdef, &budget)
                }
            return Substitution(lookups: lookups, pause: stage.pause)
        }
        substitutionTable = key.script == nil ? nil : tables.substitution
        let known = others.lazy.filter { $0.key.positions == key.positions }
            .compactMap { $0.positioning }.first { isBrief || !$0.hasUnreadContexts }
        positioning =
            known?.shared(&budget)
            ?? tables.positioning.flatMap {
                LookupPass($0, key.positions, face, gdef, &budget)
            }
        guard positioning == nil, let marks = gdef?.marks, !marks.isEmpty else {
            self.marks = nil
            return
        }
        var masks = LookupMaskTable()
        for glyphs in marks { masks.insert(LookupPass.markBit, glyphs) }
        self.marks = masks
    }

    /// Creates a copy of a plan that shares the same tables.
    ///
    /// Counting references to one object on several threads costs as much as a lock, so each mapper
    /// uses a copy. Without the copies, `.ci/long sharing` finds contention in Noto Sans CJK.
    init(copying other: ShapePlan) {
        substitutions = other.substitutions.map {
            Substitution(lookups: $0.lookups.map(LookupPass.init(copying:)), pause: $0.pause)
        }
        substitutionTable = other.substitutionTable
        positioning = other.positioning.map(LookupPass.init(copying:))
        kern = other.kern
        gdef = other.gdef
        marks = other.marks
        isUnpositioned = other.isUnpositioned
        hasMorx = other.hasMorx
        hasPref = other.hasPref
        key = other.key
        shaper = other.shaper
        engine = other.engine
    }

    /// Whether the plan has contexts whose rules are read each time they are applied.
    var isBrief: Bool {
        substitutions.contains { $0.lookups?.hasUnreadContexts ?? false }
            || positioning?.hasUnreadContexts ?? false
    }

    /// Whether the plan has no effect.
    var isEmpty: Bool {
        substitutions.allSatisfy { $0.lookups == nil } && positioning == nil && kern == nil
            && marks == nil && key.script == nil && !key.hasTooManyLookups
    }

    /// Returns the class of a glyph, derived from its character if `GDEF` defines no classes.
    func properties(_ glyph: UInt16, _ role: CharacterRole) -> GlyphProperties {
        if let gdef, gdef.hasGlyphClasses { return gdef.properties(glyph) }
        return role == .mark ? .mark(class: 0) : .base
    }

    /// The script, or `nil` if many scripts share the plan.
    var script: PlanScript? { key.script }
}

extension ShapePlan {
    /// Returns whether the font has substitutions for a feature of the script.
    func hasFeature(_ tag: FontTag) -> Bool {
        key.features.contains { $0.tag == tag && !$0.lookups.isEmpty }
    }

    /// Returns whether a feature of the script may replace a sequence that starts with a glyph.
    func maySubstitute(_ tag: FontTag, from glyph: UInt16) -> Bool {
        guard let table = substitutionTable else { return false }
        var remaining = 4096
        return lookups(of: tag).contains { table.mayStart($0, at: glyph, &remaining) }
    }

    /// Returns whether a feature of the script replaces exactly a sequence of glyphs.
    ///
    /// With `isWhole`, lookups that depend on glyphs around the sequence don't count.
    func wouldSubstitute(_ tag: FontTag, _ glyphs: [UInt16], isWhole: Bool) -> Bool {
        guard let table = substitutionTable else { return false }
        // Real fonts have a few rules for a sequence. A hostile font could have millions.
        var remaining = 4096
        return lookups(of: tag).contains {
            table.wouldSubstitute($0, glyphs, isWhole: isWhole, &remaining)
        }
    }

    private func lookups(of tag: FontTag) -> [Int] {
        let features = key.features.filter { $0.tag == tag }
        // Only a required feature can be in a language system twice.
        return features.count == 1 ? features[0].lookups : features.flatMap { $0.lookups }
    }
}

extension [ShapePlan] {
    /// Returns a stage of `GSUB` with the given lookups, or `nil` if no plan has it.
    fileprivate func stage(
        of lookups: [MappedLookup],
        _ budget: inout LookupBudget
    ) -> LookupPass? {
        for plan in self {
            if let index = plan.key.stages.firstIndex(where: { $0.lookups == lookups }),
                let pass = plan.substitutions[index].lookups,
                !budget.readsContexts || !pass.hasUnreadContexts
            {
                return pass.shared(&budget)
            }
        }
        return nil
    }
}
