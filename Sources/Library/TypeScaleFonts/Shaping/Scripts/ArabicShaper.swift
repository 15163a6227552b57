extension ScriptShaper {
    /// The shaper of Arabic and Syriac.
    static let arabic = ScriptShaper(
        engine: .arabic,
        classify: { .init(position: JoiningTable.type($0).rawValue) },
        stages: { ArabicFeatures.stages($0) },
        reorderMarks: { glyphs, range in ArabicMarks.reorder(&glyphs, range) },
        setMasks: { glyphs, _, neighbors in JoiningForms.assign(&glyphs, neighbors) },
        pause: { pause, glyphs, plan, glyph in
            switch pause {
            case .recordStretch: StretchedGlyphs.record(&glyphs)
            case .useFallbackForms: FallbackForms.apply(&glyphs, plan, glyph)
            default: break
            }
        },
        finish: { glyphs, plan, advance in
            if plan.hasFeature("stch") { StretchedGlyphs.stretch(&glyphs, advance) }
        }
    )
}

/// The features of [Arabic](https://learn.microsoft.com/typography/script-development/arabic).
private enum ArabicFeatures {
    private static let forms: [StagedFeature] = [
        StagedFeature("isol", .isol, .manualZWJ), StagedFeature("fina", .fina, .manualZWJ),
        StagedFeature("fin2", .fin2, .manualZWJ), StagedFeature("fin3", .fin3, .manualZWJ),
        StagedFeature("medi", .medi, .manualZWJ), StagedFeature("med2", .med2, .manualZWJ),
        StagedFeature("init", .`init`, .manualZWJ),
    ]

    static func stages(_ script: PlanScript) -> [FeatureStage] {
        var stages = [
            FeatureStage([StagedFeature("stch")], then: .recordStretch),
            FeatureStage(features("ccmp", "locl")),
        ]
        for form in forms { stages.append(FeatureStage([form])) }
        if script.tag == "Arab" {
            stages.append(FeatureStage(features("rlig"), then: .useFallbackForms))
            stages.append(FeatureStage(features("calt")))
        } else {
            stages.append(FeatureStage(features("rlig", "calt")))
        }
        stages.append(FeatureStage(features("rclt", "liga", "clig", "mset")))
        return stages
    }

    private static func features(_ tags: FontTag...) -> [StagedFeature] {
        tags.map { StagedFeature($0, .global, .manualZWJ) }
    }
}

/// The order of marks on Arabic letters.
private enum ArabicMarks {
    /// Moves modifier marks to the start of a series, as in
    /// [UTR 53](https://www.unicode.org/reports/tr53/).
    ///
    /// These marks are a part of the letter. They move only from the start of the marks that are
    /// below the letter, or of those that are above.
    static func reorder(_ glyphs: inout [GlyphInfo], _ range: Range<Int>) {
        guard range.lowerBound >= 0, range.upperBound <= glyphs.count else { return }
        // Most texts have no modifier marks.
        var position = range.lowerBound
        while position < range.upperBound, !isModifier(glyphs[position].character) { position += 1 }
        guard position < range.upperBound else { return }
        var target = range.lowerBound
        for value in [220, 230] as [UInt8] {
            // A slice would share the array, so that the first write below copies all glyphs.
            guard let first = range.first(where: { glyphs[$0].combiningClass == value }) else {
                continue
            }
            var end = first
            while end < range.upperBound, glyphs[end].combiningClass == value,
                isModifier(glyphs[end].character)
            {
                end += 1
            }
            guard first < end else { continue }
            glyphs.mergeClusters(target..<end)
            let moved = Array(glyphs[first..<end])
            for index in (target..<first).reversed() {
                glyphs[index + moved.count] = glyphs[index]
            }
            for (index, mark) in moved.enumerated() {
                glyphs[target + index] = mark
                // The mark doesn't keep marks of its former class from being composed.
                glyphs[target + index].combiningClass = value == 220 ? 25 : 26
            }
            target += moved.count
        }
    }

    private static func isModifier(_ character: UInt32) -> Bool {
        switch character {
        case 0x654, 0x655, 0x658, 0x6DC, 0x6E3, 0x6E7, 0x6E8, 0x8CA, 0x8CB, 0x8CD...0x8CF, 0x8D3,
            0x8F3:
            true
        default: false
        }
    }
}
