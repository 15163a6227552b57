extension FeatureMask {
    /// The glyphs to which `calt` applies in Hangul, all except jamo.
    fileprivate static let contextual = FeatureMask(rawValue: 1 << 31)
}

extension ScriptShaper {
    /// The shaper for [Hangul](https://learn.microsoft.com/typography/script-development/hangul).
    static let hangul = ScriptShaper(
        marks: .kept,
        normalization: .none,
        stages: { _ in
            [
                FeatureStage([
                    StagedFeature("ljmo", .ljmo), StagedFeature("vjmo", .vjmo),
                    StagedFeature("tjmo", .tjmo), StagedFeature("calt", .contextual),
                ])
            ]
        },
        prepare: { glyphs, _, glyph in
            var syllables = HangulSyllables(glyphs)
            glyphs = syllables.composed(glyph)
        },
        setMasks: { glyphs, _, _ in
            // Fonts such as Noto Sans CJK apply all lookups for jamo in `calt` too.
            for index in glyphs.indices where !Jamo.contains(glyphs[index].character) {
                glyphs[index].features.formUnion(.contextual)
            }
        }
    )
}
