extension ScriptShaper {
    /// The [Universal Shaping Engine](https://learn.microsoft.com/typography/script-development/use),
    /// which shapes Tibetan, Sinhala, Javanese and 75 other scripts.
    static let universal = ScriptShaper(
        engine: .universal,
        classify: { character in
            .init(
                category: UniversalTable.category(character).rawValue,
                position: JoiningTable.type(character).rawValue
            )
        },
        marks: .removedEarly,
        usesFallbackPositions: false,
        normalization: .composed,
        stages: { _ in UniversalShaper.stages },
        prepare: { glyphs, _, _ in glyphs.separateConfusableVowels() },
        // The parts of a split vowel stay apart, because they belong to different sides of a base.
        allowsComposition: { first, _ in !MarkTable.isMark(first) },
        setMasks: { glyphs, plan, neighbors in
            if let script = plan.script, UniversalShaper.joiningScripts.contains(script.tag) {
                JoiningForms.assign(&glyphs, neighbors)
            }
        },
        pause: { pause, glyphs, plan, glyph in
            switch pause {
            case .findSyllables:
                glyphs.findUniversalSyllables()
                if plan.hasFeature("rphf") { glyphs.markStarts() }
                if let script = plan.script, !UniversalShaper.joiningScripts.contains(script.tag),
                    ShapingPause.forms.contains(where: plan.hasFeature)
                {
                    glyphs.markForms()
                }
            case .clearSubstitutions: glyphs.clearSubstitutions()
            case .recordRphf:
                glyphs.recordRphf()
                glyphs.clearSubstitutions()
            case .recordPref: glyphs.recordPref()
            case .reorder:
                glyphs.insertDottedCircles(
                    inSyllablesOf: UniversalSyllable.broken.rawValue,
                    .init(category: UniversalCategory.base.rawValue),
                    after: UniversalCategory.repha.rawValue,
                    glyph: glyph(DottedCircle.character)?.id
                )
                glyphs.reorderUniversalSyllables()
                glyphs.clearSyllables()
            default: break
            }
        }
    )
}

enum UniversalShaper {
    /// The scripts whose letters join as in Arabic.
    ///
    /// In other scripts, syllables have such forms.
    fileprivate static let joiningScripts: [FontTag] = [
        "Adlm", "Chrs", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp", "Rohg", "Sogd",
    ]

    fileprivate static let stages: [FeatureStage] = {
        let inSyllable: FeatureOptions = [.manualZWJ, .perSyllable]
        let orthographic: [FontTag] = ["rkrf", "abvf", "blwf", "half", "pstf", "vatu", "cjct"]
        let presentation: [FontTag] = ["abvs", "blws", "haln", "pres", "psts"]
        return [
            FeatureStage([], then: .findSyllables),
            FeatureStage(
                [
                    StagedFeature("locl", .global, .perSyllable),
                    StagedFeature("ccmp", .global, .perSyllable),
                    StagedFeature("nukt", .global, .perSyllable),
                    StagedFeature("akhn", .global, inSyllable),
                ],
                then: .clearSubstitutions
            ),
            FeatureStage([StagedFeature("rphf", .rphf, inSyllable)], then: .recordRphf),
            FeatureStage([StagedFeature("pref", .global, inSyllable)], then: .recordPref),
            FeatureStage(
                orthographic.map { StagedFeature($0, .global, inSyllable) },
                then: .reorder
            ),
            FeatureStage([
                StagedFeature("isol", .isol), StagedFeature("init", .`init`),
                StagedFeature("medi", .medi), StagedFeature("fina", .fina),
            ]),
            FeatureStage(presentation.map { StagedFeature($0, .global, .manualZWJ) }),
        ]
    }()
}

extension [GlyphInfo] {
    /// Finds the syllables of a run, whose glyphs have their categories.
    fileprivate mutating func findUniversalSyllables() {
        // The glyphs that are not ignored.
        var places: [Int] = []
        places.append(addingCapacity: count) { output in
            for index in indices where !isIgnored(index) { output.append(index) }
        }
        let categories = places.map { self[$0].universalCategory }
        let syllables = UniversalSyllables(categories)
        var number: UInt8 = 0
        var start = 0
        while start < categories.count {
            let (kind, end) = syllables.syllable(at: start)
            let next = end < places.count ? places[end] : count
            markSyllable(places[start]..<next, kind: kind.rawValue, after: &number)
            start = end
        }
    }

    /// Returns whether a glyph has no effect on syllables, such as a non-joiner before a mark.
    private func isIgnored(_ index: Int) -> Bool {
        guard self[index].universalCategory == .nonJoiner else {
            return self[index].universalCategory == .ignored
        }
        var next = index + 1
        while next < count, self[next].universalCategory == .ignored { next += 1 }
        return next < count && self[next].flags.contains(.mark)
    }

    /// Gives the letters that can form a repha the feature `rphf`.
    fileprivate mutating func markStarts() {
        forEachSyllable { glyphs, syllable in
            // A letter, a halant, and a joiner that is part of the repha.
            let length = glyphs[syllable.lowerBound].universalCategory == .repha ? 1 : 3
            for index in syllable.prefix(length) { glyphs[index].features.insert(.rphf) }
        }
    }

    /// Gives the glyphs the feature of their syllable's form in a word.
    fileprivate mutating func markForms() {
        var joinsBefore = false
        forEachSyllable { glyphs, syllable in
            let (start, end) = (syllable.lowerBound, syllable.upperBound)
            let joins = glyphs[start].universalSyllable != .independent
            let joinsAfter =
                end < glyphs.count && glyphs[end].universalSyllable != .independent
            if joins {
                let form: FeatureMask =
                    joinsBefore ? joinsAfter ? .medi : .fina : joinsAfter ? .`init` : .isol
                for index in syllable { glyphs[index].features.insert(form) }
            }
            joinsBefore = joins
        }
    }

    fileprivate mutating func clearSubstitutions() {
        for index in indices { self[index].changes.remove(.substituted) }
    }

    /// Makes the first glyph of a syllable that `rphf` replaced a repha.
    fileprivate mutating func recordRphf() {
        forEachSyllable { glyphs, syllable in
            let index = syllable.first {
                !glyphs[$0].features.contains(.rphf) || glyphs[$0].changes.contains(.substituted)
            }
            if let index, glyphs[index].features.contains(.rphf) {
                glyphs[index].category = UniversalCategory.repha.rawValue
            }
        }
    }

    /// Makes the first glyph of a syllable that `pref` replaced a vowel before the base.
    fileprivate mutating func recordPref() {
        forEachSyllable { glyphs, syllable in
            if let index = syllable.first(where: { glyphs[$0].changes.contains(.substituted) }) {
                glyphs[index].category = UniversalCategory.vowelPre.rawValue
            }
        }
    }
}
