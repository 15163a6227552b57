extension ShapePlan {
    /// The lookups that a plan applies, which are the same for all scripts that share the plan.
    struct Key: Hashable, Sendable {
        /// Lookups that are applied in order, and the step that follows.
        struct Stage: Hashable, Sendable {
            var lookups: [PlannedLookup] = []
            var pause: ShapingPause?
        }

        /// The stages of `GSUB`.
        let stages: [Stage]
        let positions: [PlannedLookup]
        let hasKern: Bool
        /// The step at which marks lose their width.
        let marks: ScriptShaper.MarkAdvance
        /// Whether marks are drawn over their bases if the face cannot position them.
        let stacksMarks: Bool
        /// The script, or `nil` if the script needs no shaper of its own.
        let script: PlanScript?
        /// The lookups of `GSUB` by feature, if the script needs a shaper.
        let lookups: [FontTag: [Int]]
    }
}

extension ShapePlan.Key {
    /// Finds the lookups that options apply to a script.
    ///
    /// With `isSpecial`, the steps of the script's shaper are included.
    init(
        _ script: UInt8,
        isSpecial: Bool,
        _ options: ShapingOptions,
        _ tables: LayoutTables,
        _ face: FaceData
    ) {
        let tags = ScriptTable.openTypeTags(script)
        var planScript = PlanScript(
            script: script,
            tag: ScriptTable.tag(script),
            substitutionTag: tables.substitution?.scriptTag(of: tags) ?? PlanScript.noTag,
            isRightToLeft: options.isRightToLeft(script)
        )
        let shaper = isSpecial ? ScriptShaper.shaper(planScript) : .standard
        let stages = FeatureStage.all(planScript, shaper, options.features)
        let system = (tags: tags, languages: options.languages)
        let substitution = tables.substitution?.applied(stages, system, face.coordinates)
        let needed = shaper.positioningTag
        let isPositioned = needed == nil || tables.positioning?.scriptTag(of: tags) == needed
        let positioning =
            isPositioned
            ? tables.positioning?.applied(stages, system, face.coordinates) : nil
        let hasMarks = positioning?.features.contains("mark") ?? false
        planScript.positionsMarks = hasMarks && options.features.tags.contains("mark")
        // A fraction needs its own feature, or the features of both parts.
        let known = (substitution?.features ?? []).union(positioning?.features ?? [])
        let hasFractions = known.contains("frac") || known.isSuperset(of: ["numr", "dnom"])
        func used(_ lookups: [PlannedLookup]) -> [PlannedLookup] {
            hasFractions
                ? lookups : lookups.filter { !$0.features.isSubset(of: .anyFraction) }
        }
        // Stages without a pause between them are joined, because their lookups stay in order.
        var joined = [Stage()]
        for (index, stage) in stages.enumerated() {
            if let lookups = substitution?.stages[index] {
                joined[joined.count - 1].lookups += used(lookups)
            }
            guard let pause = stage.pause else { continue }
            joined[joined.count - 1].pause = pause
            joined.append(Stage())
        }
        self.stages = joined
        var positions: [PlannedLookup] = []
        for lookups in positioning?.stages ?? [] { positions += used(lookups) }
        self.positions = positions.merged
        marks = script == ScriptTable.hangul ? .kept : shaper.marks
        stacksMarks = shaper.stacksMarks
        let isKerned = positioning?.features.contains("kern") ?? false
        hasKern = tables.kern != nil && options.features.tags.contains("kern") && !isKerned
        self.script = isSpecial ? planScript : nil
        lookups = isSpecial ? substitution?.lookups ?? [:] : [:]
    }
}

extension [PlannedLookup] {
    /// The lookups in the order of the lookup list, each listed once.
    fileprivate var merged: [PlannedLookup] {
        var merged: [PlannedLookup] = []
        for lookup in sorted(by: { $0.index < $1.index }) {
            if let last = merged.last, last.index == lookup.index {
                merged[merged.count - 1].features.formUnion(lookup.features)
                merged[merged.count - 1].options.formUnion(lookup.options)
            } else {
                merged.append(lookup)
            }
        }
        return merged
    }
}

extension FeatureStage {
    /// Returns the stages of a script, from the required variation alternates to the features that
    /// are common to all scripts.
    fileprivate static func all(
        _ script: PlanScript,
        _ shaper: ScriptShaper,
        _ features: FontFeatures
    ) -> [FeatureStage] {
        let tags = features.tags
        var first =
            script.isRightToLeft
            ? [StagedFeature("rtla"), StagedFeature("rtlm", .unmirrored)]
            : [StagedFeature("ltra"), StagedFeature("ltrm")]
        if features.hasFractions {
            for (tag, mask) in FeatureMask.fractions where !tags.contains(tag) {
                first.append(StagedFeature(tag, mask))
            }
        }
        var stages = [FeatureStage([StagedFeature("rvrn")]), FeatureStage(first)]
        let known = FontFeatures.default.tags
        let own = shaper.stages(script)
        for stage in own {
            let used = stage.features.filter { !known.contains($0.tag) || tags.contains($0.tag) }
            stages.append(FeatureStage(used, then: stage.pause))
        }
        // The last features of a script are applied together with the common features.
        if own.isEmpty || stages[stages.count - 1].pause != nil { stages.append(FeatureStage([])) }
        for tag in tags.subtracting(shaper.omitted) where tag != "rvrn" {
            // As in HarfBuzz, a joiner keeps a mark from its base, except above and below letters.
            let options: FeatureOptions = tag == "mark" || tag == "mkmk" ? .manualZWJ : []
            stages[stages.count - 1].features.append(StagedFeature(tag, .global, options))
        }
        return stages
    }
}

extension LayoutTable {
    /// The lookups of stages, and the features that a language system contains.
    fileprivate struct Applied {
        var stages: [[PlannedLookup]]
        var features: Set<FontTag> = []
        /// The lookups of each applied feature.
        var lookups: [FontTag: [Int]] = [:]
    }

    /// Finds the lookups for stages, each of which lists a lookup once, in the font's order.
    ///
    /// The required feature of a language system is applied even if no stage contains it.
    fileprivate func applied(
        _ stages: [FeatureStage],
        _ system: (tags: [FontTag], languages: [FontTag]),
        _ coordinates: NormalizedCoordinates
    ) -> Applied {
        var result = Applied(stages: Array(repeating: [], count: stages.count))
        guard let system = languageSystem(of: system.tags, system.languages) else { return result }
        let alternates = alternateFeatures(at: coordinates)
        var places: [FontTag: (stage: Int, feature: StagedFeature)] = [:]
        for (index, stage) in stages.enumerated() {
            for feature in stage.features where places[feature.tag] == nil {
                places[feature.tag] = (index, feature)
            }
        }
        var applied: [[Int: PlannedLookup]] = Array(repeating: [:], count: stages.count)
        func apply(_ feature: Int, _ stage: Int, _ staged: StagedFeature) {
            for lookup in lookups(feature, alternates) where lookup < lookupCount {
                result.lookups[staged.tag, default: []].append(lookup)
                let empty = PlannedLookup(index: lookup, features: [])
                var planned = applied[stage][lookup] ?? empty
                planned.features.formUnion(staged.mask)
                planned.options.formUnion(staged.options)
                applied[stage][lookup] = planned
            }
        }
        if let required = system.required, let tag = tag(required) {
            let place = places[tag] ?? (0, StagedFeature(tag))
            apply(required, place.stage, StagedFeature(tag, .global, place.feature.options))
        }
        for feature in system.features {
            guard let tag = tag(feature), result.features.insert(tag).inserted,
                let place = places[tag]
            else { continue }
            apply(feature, place.stage, place.feature)
        }
        result.stages = applied.map { $0.values.sorted { $0.index < $1.index } }
        return result
    }
}
