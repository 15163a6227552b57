extension ScriptShaper {
    /// The shaper for [Myanmar](https://learn.microsoft.com/typography/script-development/myanmar).
    static let myanmar = ScriptShaper(
        engine: .myanmar,
        classify: { .init(category: MyanmarCategory($0).rawValue) },
        marks: .removedEarly,
        usesFallbackPositions: false,
        normalization: .composed,
        stages: { _ in
            let first = ["locl", "ccmp"] as [FontTag]
            let basic = ["rphf", "pref", "blwf", "pstf"] as [FontTag]
            let last = ["pres", "abvs", "blws", "psts"] as [FontTag]
            return [
                FeatureStage([], then: .findSyllables),
                FeatureStage(
                    first.map { StagedFeature($0, .global, .perSyllable) },
                    then: .reorder
                ),
            ]
                + basic.map { tag in
                    let options: FeatureOptions = [.manualZWJ, .perSyllable]
                    return FeatureStage(
                        [StagedFeature(tag, .global, options)],
                        then: tag == "pstf" ? .clearSyllables : nil
                    )
                } + [FeatureStage(last.map { StagedFeature($0, .global, .manualZWJ) })]
        },
        pause: { pause, glyphs, _, glyph in
            switch pause {
            case .findSyllables:
                var syllables = MyanmarSyllables(glyphs)
                glyphs.markSyllables { syllables.next() }
            case .reorder: glyphs.reorderMyanmar(dottedCircle: glyph(DottedCircle.character)?.id)
            case .clearSyllables: glyphs.clearSyllables()
            default: break
            }
        }
    )
}

/// The places of characters in a syllable, in the order in which they are drawn.
private enum MyanmarPosition: UInt8, CaseIterable {
    case vowelBefore, beforeBase, base, afterBase, beforeBelow, below, afterBelow
}

extension [GlyphInfo] {
    fileprivate mutating func reorderMyanmar(dottedCircle: @autoclosure () -> UInt16?) {
        let role = DottedCircle.Role(category: MyanmarCategory.placeholder.rawValue)
        insertDottedCircles(inSyllablesOf: BasicSyllable.broken, role, glyph: dottedCircle())
        forEachSyllable { glyphs, syllable in
            guard glyphs[syllable.lowerBound].syllableKind != BasicSyllable.other else { return }
            glyphs.findPlaces(in: syllable)
            glyphs.sortByPlace(syllable)
            glyphs.reverseVowels(in: syllable)
        }
    }

    private func myanmar(_ index: Int) -> MyanmarCategory {
        MyanmarCategory(rawValue: self[index].category) ?? .other
    }

    /// Sets the place of each character in a syllable.
    private mutating func findPlaces(in syllable: Range<Int>) {
        let start = syllable.lowerBound
        let hasKinzi =
            syllable.count >= 3 && myanmar(start) == .kinzi && myanmar(start + 1) == .asat
            && myanmar(start + 2) == .virama
        let afterKinzi = hasKinzi ? start + 3 : start
        let base =
            (afterKinzi..<syllable.upperBound).first { myanmar($0).isBase }
            ?? afterKinzi
        var position = MyanmarPosition.afterBase
        for index in syllable {
            let category = myanmar(index)
            if index < afterKinzi {
                self[index].position = MyanmarPosition.afterBase.rawValue
            } else if index <= base {
                let isBase = index == base
                self[index].position = (isBase ? MyanmarPosition.base : .beforeBase).rawValue
            } else if category == .medialRa {
                self[index].position = MyanmarPosition.beforeBase.rawValue
            } else if category == .vowelBefore {
                self[index].position = MyanmarPosition.vowelBefore.rawValue
            } else if category == .variationSelector {
                self[index].position = self[index - 1].position
            } else if position == .below, category == .anusvara {
                self[index].position = MyanmarPosition.beforeBelow.rawValue
            } else {
                switch (position, category) {
                case (.afterBase, .vowelBelow): position = .below
                case (.below, .vowelBelow): break
                case (.below, _): position = .afterBelow
                default: break
                }
                self[index].position = position.rawValue
            }
        }
    }

    /// Sorts the characters of a syllable by place, and merges the clusters over which they move.
    private mutating func sortByPlace(_ syllable: Range<Int>) {
        var counts = [Int](repeating: 0, count: MyanmarPosition.allCases.count)
        /// The ranges over which characters move, none of which overlap.
        var moved: [Range<Int>] = []
        for (distance, index) in syllable.enumerated() {
            let position = Int(self[index].position)
            let later = counts.dropFirst(position + 1).reduce(0, +)
            counts[position] += 1
            guard later > 0 else { continue }
            var range = (syllable.lowerBound + distance - later)..<(index + 1)
            while let last = moved.last, last.upperBound > range.lowerBound {
                range = Swift.min(last.lowerBound, range.lowerBound)..<range.upperBound
                moved.removeLast()
            }
            moved.append(range)
        }
        guard !moved.isEmpty else { return }
        for range in moved { mergeClusters(range) }
        let source = Array(self[syllable])
        var target = syllable.lowerBound
        for position in MyanmarPosition.allCases {
            for glyph in source where glyph.position == position.rawValue {
                self[target] = glyph
                target += 1
            }
        }
    }

    /// Reverses the vowels before the base, each of which keeps its variation selector.
    private mutating func reverseVowels(in syllable: Range<Int>) {
        var end = syllable.lowerBound
        while end < syllable.upperBound,
            self[end].position == MyanmarPosition.vowelBefore.rawValue
        {
            end += 1
        }
        guard end - syllable.lowerBound > 1 else { return }
        self[syllable.lowerBound..<end].reverse()
        var start = syllable.lowerBound
        for index in syllable.lowerBound..<end where myanmar(index) == .vowelBefore {
            self[start..<(index + 1)].reverse()
            start = index + 1
        }
    }
}
