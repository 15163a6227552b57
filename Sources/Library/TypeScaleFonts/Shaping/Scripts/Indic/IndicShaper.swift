extension ScriptShaper {
    /// The shaper of Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and
    /// Malayalam.
    ///
    /// It supports both versions of the
    /// [specification](https://learn.microsoft.com/typography/script-development/devanagari).
    static let indic = ScriptShaper(
        engine: .indic,
        classify: { character in
            let entry = IndicTable.entry(character)
            return .init(category: entry.category, position: entry.position)
        },
        marks: .kept,
        usesFallbackPositions: false,
        normalization: .composed,
        stages: { _ in indicStages },
        omitted: ["liga"],
        prepare: { glyphs, _, _ in glyphs.separateConfusableVowels() },
        // These letters have decompositions, but are letters of their own.
        decompose: { [0x0931, 0x09DC, 0x09DD, 0x0B94].contains($0) ? ($0, 0) : nil },
        allowsComposition: { first, _ in
            !MarkTable.isCombining(first)
                && IndicTable.entry(first).category != IndicCategory.matra.rawValue
        },
        compose: { first, second, _ in first == 0x09AF && second == 0x09BC ? 0x09DF : nil },
        pause: { pause, glyphs, plan, glyph in
            guard let script = plan.script else { return }
            switch pause {
            case .findSyllables: IndicSyllableParser.markSyllables(&glyphs)
            case .reorder:
                var indic = IndicPlan(plan, script, glyph)
                indic.reorder(&glyphs, circle: glyph(DottedCircle.character)?.id)
            case .finishReordering:
                IndicPlan(plan, script, glyph).finishReordering(&glyphs)
            default: break
            }
        }
    )

    private static let indicStages: [FeatureStage] = {
        let options: FeatureOptions = [.perSyllable, .manualJoiners]
        func form(_ tag: FontTag, _ mask: FeatureMask = .global) -> FeatureStage {
            FeatureStage([StagedFeature(tag, mask, options)])
        }
        return [
            FeatureStage([], then: .findSyllables),
            FeatureStage(
                [
                    StagedFeature("locl", .global, .perSyllable),
                    StagedFeature("ccmp", .global, .perSyllable),
                ],
                then: .reorder
            ),
            form("nukt"), form("akhn"), form("rphf", .rphf), form("rkrf"), form("pref", .pref),
            form("blwf", .blwf), form("abvf", .abvf), form("half", .half), form("pstf", .pstf),
            form("vatu"),
            FeatureStage([StagedFeature("cjct", .global, options)], then: .finishReordering),
            FeatureStage(
                [StagedFeature("init", .`init`, options)]
                    + ["pres", "abvs", "blws", "psts", "haln"].map {
                        StagedFeature($0, .global, options)
                    }
            ),
        ]
    }()
}
