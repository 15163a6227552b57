extension ScriptShaper {
    /// The shaper for [Khmer](https://learn.microsoft.com/typography/script-development/khmer).
    static let khmer = ScriptShaper(
        engine: .khmer,
        classify: { .init(category: KhmerCategory($0).rawValue) },
        marks: .kept,
        usesFallbackPositions: false,
        normalization: .composed,
        stages: { _ in
            [
                FeatureStage([], then: .findSyllables),
                FeatureStage([], then: .reorder),
                FeatureStage(
                    [
                        StagedFeature("locl", .global, .perSyllable),
                        StagedFeature("ccmp", .global, .perSyllable),
                        StagedFeature("pref", .pref, [.manualJoiners, .perSyllable]),
                        StagedFeature("blwf", .blwf, [.manualJoiners, .perSyllable]),
                        StagedFeature("abvf", .abvf, [.manualJoiners, .perSyllable]),
                        StagedFeature("pstf", .pstf, [.manualJoiners, .perSyllable]),
                        StagedFeature("cfar", .cfar, [.manualJoiners, .perSyllable]),
                    ],
                    then: .clearSyllables
                ),
                FeatureStage(
                    ["pres", "abvs", "blws", "psts"].map {
                        StagedFeature($0, .global, .manualJoiners)
                    }
                ),
            ]
        },
        omitted: ["liga"],
        decompose: { character in
            // The part before the base is a vowel sign of its own.
            switch character {
            case 0x17BE...0x17C0, 0x17C4...0x17C5: (0x17C1, character)
            default: nil
            }
        },
        allowsComposition: { first, _ in !MarkTable.isMark(first) },
        pause: { pause, glyphs, _, glyph in
            switch pause {
            case .findSyllables:
                var syllables = KhmerSyllables(glyphs)
                glyphs.markSyllables { syllables.next() }
            case .reorder: glyphs.reorderKhmer(dottedCircle: glyph(DottedCircle.character)?.id)
            case .clearSyllables: glyphs.clearSyllables()
            default: break
            }
        }
    )
}

extension [GlyphInfo] {
    fileprivate mutating func reorderKhmer(dottedCircle: @autoclosure () -> UInt16?) {
        let role = DottedCircle.Role(category: KhmerCategory.placeholder.rawValue)
        insertDottedCircles(inSyllablesOf: BasicSyllable.broken, role, glyph: dottedCircle())
        forEachSyllable { glyphs, syllable in
            guard glyphs[syllable.lowerBound].syllableKind != BasicSyllable.other else { return }
            glyphs.reorderKhmer(syllable)
        }
    }

    /// Moves the subscript RO and the vowels that are drawn before the base to the start.
    private mutating func reorderKhmer(_ syllable: Range<Int>) {
        let start = syllable.lowerBound
        for index in syllable.dropFirst() {
            self[index].features.formUnion([.blwf, .abvf, .pstf])
        }
        /// The ranges to move, each to the start, so that the last becomes the first.
        var moved: [Range<Int>] = []
        var afterRo = syllable.upperBound
        // At most three subscripts in sequence can be RO.
        var subscripts = 0
        for index in syllable.dropFirst() {
            switch KhmerCategory(rawValue: self[index].category) {
            case .coeng where subscripts < 3 && index + 1 < syllable.upperBound:
                subscripts += 1
                guard self[index + 1].category == KhmerCategory.ro.rawValue else { continue }
                self[index].features.formUnion(.pref)
                self[index + 1].features.formUnion(.pref)
                moved.append(index..<(index + 2))
                afterRo = Swift.min(afterRo, index + 2)
                subscripts = 2
            case .vowelBefore: moved.append(index..<(index + 1))
            default: break
            }
        }
        guard let last = moved.last else { return }
        // The form of the characters after RO can differ.
        for index in afterRo..<syllable.upperBound { self[index].features.formUnion(.cfar) }
        mergeClusters(start..<last.upperBound)
        var ordered: [GlyphInfo] = []
        for range in moved.reversed() { ordered += self[range] }
        var end = start
        for range in moved {
            ordered += self[end..<range.lowerBound]
            end = range.upperBound
        }
        replaceSubrange(start..<end, with: ordered)
    }
}
