extension ShapePlan {
    /// The lookups that a plan applies, which are the same for all scripts that share the plan.
    struct Key: Equatable, Sendable {
        /// Lookups that are applied in order, and the step that follows.
        struct Stage: Equatable, Sendable {
            var lookups: [MappedLookup] = []
            var pause: ShapingPause?

            /// The stage in parts whose lookups have bits of their own.
            ///
            /// The last part contains all lookups that remain, so that their number is bounded.
            /// With one part, Fira Code, which has 403 lookups, takes 2.8 times as long.
            fileprivate var parts: [Stage] {
                var parts: [Stage] = []
                var rest = lookups[...]
                while rest.count > LookupPass.lastBit, parts.count < 7 {
                    parts.append(Stage(lookups: Array(rest.prefix(LookupPass.lastBit))))
                    rest.removeFirst(LookupPass.lastBit)
                }
                return parts + [Stage(lookups: Array(rest), pause: pause)]
            }
        }

        /// The stages of `GSUB`.
        let stages: [Stage]
        let positions: [MappedLookup]
        let hasKern: Bool
        /// The glyphs that the `kern` table kerns.
        let kernMask: FeatureMask
        /// The step at which marks lose their width.
        let marks: ScriptShaper.MarkAdvance
        /// Whether the script's shaper accepts the script that `GPOS` has for it.
        let appliesGPOS: Bool
        /// Whether the script has more lookups than a plan may apply.
        let hasTooManyLookups: Bool
        /// Whether marks are drawn over their bases if the face cannot position them.
        let usesFallbackPositions: Bool
        /// The script, or `nil` if the script needs no shaper of its own.
        let script: PlanScript?
        /// The features of `GSUB`, if the script needs a shaper.
        let features: [AppliedFeature]
    }
}

extension ShapePlan.Key {
    /// Finds the lookups that options apply to a script.
    ///
    /// With `usesScriptShaper`, the steps of the script's shaper are included.
    init(
        _ script: UInt8,
        usesScriptShaper: Bool,
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
        let shaper = usesScriptShaper ? ScriptShaper.shaper(planScript) : .standard
        let stages = FeatureStage.all(planScript, shaper, options)
        let system = (tags: tags, languages: options.languages)
        let substitution = tables.substitution?.applied(stages, system, face.coordinates)
        let needed = shaper.positioningTag
        appliesGPOS = needed == nil || tables.positioning?.scriptTag(of: tags) == needed
        let positioning =
            appliesGPOS
            ? tables.positioning?.applied(stages, system, face.coordinates) : nil
        hasTooManyLookups =
            substitution?.hasTooManyLookups ?? false || positioning?.hasTooManyLookups ?? false
        func isApplied(_ tag: FontTag) -> Bool {
            positioning?.features.contains { $0.tag == tag } ?? false
        }
        planScript.positionsMarks = isApplied("mark")
        // A fraction needs its own feature, or the features of both parts.
        func isKnown(_ tag: FontTag) -> Bool {
            isApplied(tag) || substitution?.features.contains { $0.tag == tag } ?? false
        }
        let hasFractions = isKnown("frac") || isKnown("numr") && isKnown("dnom")
        func used(_ lookups: [MappedLookup]) -> [MappedLookup] {
            hasFractions
                ? lookups : lookups.filter { !$0.features.isSubset(of: .anyFraction) }
        }
        /// Returns whether a pause changes glyphs, given whether its stage has lookups.
        func isNeeded(_ pause: ShapingPause, _ isFilled: Bool) -> Bool {
            switch pause {
            case .recordStretch, .recordPref: isFilled
            case .recordRphf, .clearSubstitutions:
                hasLookups(of: "rphf") || hasLookups(of: "pref")
            case .useFallbackForms: !ShapingPause.forms.contains(where: hasLookups(of:))
            default: true
            }
        }
        func hasLookups(of tag: FontTag) -> Bool {
            substitution?.features.contains { $0.tag == tag && !$0.lookups.isEmpty } ?? false
        }
        // Stages without a pause between them are joined, because their lookups stay in order.
        var joined = [Stage()]
        for (index, stage) in stages.enumerated() {
            if let lookups = substitution?.stages[index] {
                joined[joined.count - 1].lookups += used(lookups)
            }
            guard let pause = stage.pause,
                isNeeded(pause, substitution?.stages[index].isEmpty == false)
            else { continue }
            joined[joined.count - 1].pause = pause
            joined.append(Stage())
        }
        self.stages = joined.flatMap { $0.parts }
        var positions: [MappedLookup] = []
        for lookups in positioning?.stages ?? [] { positions += used(lookups) }
        self.positions = positions.merged
        marks = script == ScriptTable.hangul ? .kept : shaper.marks
        usesFallbackPositions = shaper.usesFallbackPositions
        hasKern =
            tables.kern != nil && shaper.usesFallbackPositions
            && options.contains("kern") && !isApplied("kern")
        kernMask = options.ranged.mask(of: "kern") ?? .global
        self.script = usesScriptShaper ? planScript : nil
        features = usesScriptShaper ? substitution?.features ?? [] : []
    }
}

extension [MappedLookup] {
    /// The lookups in the order of the lookup list, each listed once.
    fileprivate var merged: [MappedLookup] {
        var merged = MappedLookups()
        for lookup in self { merged.add(lookup) }
        return merged.lookups
    }
}

extension FeatureStage {
    /// Returns the stages of a script, from the required variation alternates to the features that
    /// are common to all scripts.
    fileprivate static func all(
        _ script: PlanScript,
        _ shaper: ScriptShaper,
        _ options: ShapingOptions
    ) -> [FeatureStage] {
        let features = options.features
        let ranged = options.ranged
        let tags =
            ranged.isEmpty
            ? features.list : features.list + ranged.tags.filter { !features.contains($0) }
        let isRightToLeft = script.isRightToLeft
        var first: [StagedFeature] = []
        if tags.contains("ltra") { first.append(StagedFeature(isRightToLeft ? "rtla" : "ltra")) }
        if tags.contains("ltrm") {
            first.append(isRightToLeft ? StagedFeature("rtlm", .unmirrored) : StagedFeature("ltrm"))
        }
        if features.hasFractions {
            for (tag, mask) in FeatureMask.fractions where !features.contains(tag) {
                first.append(StagedFeature(tag, mask.union(ranged.mask(of: tag) ?? [])))
            }
        }
        var stages = [FeatureStage([StagedFeature("rvrn")])]
        let own = shaper.stages(script)
        let omitted = FontFeatures.default.list.filter { !tags.contains($0) }
        if omitted.isEmpty {
            stages += own
        } else {
            for stage in own {
                let used = stage.features.filter { !omitted.contains($0.tag) }
                stages.append(FeatureStage(used, then: stage.pause))
            }
        }
        // The last features of a script are applied together with the common features.
        if own.isEmpty || stages[stages.count - 1].pause != nil { stages.append(FeatureStage([])) }
        // As in HarfBuzz, directional forms and fractions join the stage after them.
        stages[1].features.insert(contentsOf: first, at: 0)
        for tag in tags where !isEarly(tag) && !shaper.omitted.contains(tag) {
            // As in HarfBuzz, a joiner keeps a mark from its base, except above and below letters.
            let options: FeatureOptions = tag == "mark" || tag == "mkmk" ? .manualZWJ : []
            stages[stages.count - 1].features.append(StagedFeature(tag, .global, options))
        }
        if features.hasValues || !ranged.isEmpty {
            for stage in stages.indices {
                stages[stage].features = stages[stage].features.map { feature in
                    feature.with(features, ranged, isOwn: own.contains(feature.tag))
                }
            }
        }
        return stages
    }

    /// Returns whether a default feature is applied before the features of a script, if at all.
    private static func isEarly(_ tag: FontTag) -> Bool {
        tag == "rvrn" || tag == "ltra" || tag == "ltrm"
    }
}

extension StagedFeature {
    /// Returns the feature with the values that were set.
    ///
    /// A script's own features stay on, as they do without ranges.
    fileprivate func with(
        _ features: FontFeatures,
        _ ranged: RangedFeatures,
        isOwn: Bool
    ) -> StagedFeature {
        var feature = self
        feature.alternate = max(1, features.value(of: tag))
        if mask == .global, !isOwn || FontFeatures.default.contains(tag),
            let ranges = ranged.mask(of: tag)
        {
            feature.mask = ranges
        }
        return feature
    }
}

extension [FeatureStage] {
    fileprivate func contains(_ tag: FontTag) -> Bool {
        contains { $0.features.contains { $0.tag == tag } }
    }
}

extension LayoutTable {
    /// The lookups of stages, and the features that a language system contains.
    fileprivate struct Applied {
        var stages: [[MappedLookup]]
        var features: [AppliedFeature] = []
        /// Whether the features have too many lookups, so that none is applied.
        var hasTooManyLookups = false
    }

    /// The maximum number of lookups that a plan applies.
    ///
    /// Of 2,700 real faces, none has more than 351.
    private static let maximumAppliedCount = 4096

    /// Finds the lookups for stages, each of which lists a lookup once, in the font's order.
    ///
    /// The required feature of a language system is applied even if no stage contains it. A lookup
    /// counts once for each feature.
    fileprivate func applied(
        _ stages: [FeatureStage],
        _ system: (tags: [FontTag], languages: [FontTag]),
        _ coordinates: NormalizedCoordinates
    ) -> Applied {
        var result = Applied(stages: Array(repeating: [], count: stages.count))
        guard let system = languageSystem(of: system.tags, system.languages) else { return result }
        let alternates = alternateFeatures(at: coordinates)
        func position(_ tag: FontTag) -> (stage: Int, feature: StagedFeature)? {
            for (index, stage) in stages.enumerated() {
                if let found = stage.features.first(where: { $0.tag == tag }) {
                    return (index, found)
                }
            }
            return nil
        }
        var applied = Array(repeating: MappedLookups(), count: stages.count)
        var remaining = Self.maximumAppliedCount
        func apply(_ feature: Int, _ stage: Int, _ compiled: StagedFeature) -> AppliedFeature {
            let lookups = lookups(feature, alternates).filter { $0 < lookupCount }
            remaining -= lookups.count
            for lookup in lookups where remaining >= 0 {
                applied[stage].add(
                    MappedLookup(
                        index: lookup,
                        features: compiled.mask,
                        options: compiled.options,
                        alternate: compiled.alternate
                    )
                )
            }
            return AppliedFeature(tag: compiled.tag, lookups: lookups)
        }
        if let required = system.required, let tag = tag(required) {
            let (stage, feature) = position(tag) ?? (0, StagedFeature(tag))
            let compiled = StagedFeature(tag, .global, feature.options)
            result.features.append(apply(required, stage, compiled))
        }
        let required = result.features.count
        for feature in system.features {
            guard let tag = tag(feature), let position = position(tag),
                !result.features.dropFirst(required).contains(where: { $0.tag == tag }),
                remaining >= 0
            else { continue }
            result.features.append(apply(feature, position.stage, position.feature))
        }
        guard remaining >= 0 else {
            result.features = []
            result.hasTooManyLookups = true
            return result
        }
        result.stages = applied.map { $0.lookups }
        return result
    }
}
