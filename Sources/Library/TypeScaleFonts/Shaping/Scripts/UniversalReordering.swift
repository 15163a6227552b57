// The reordering of glyphs in the syllables of the Universal Shaping Engine.
extension [GlyphInfo] {
    /// Moves each repha after its base, and the vowels that are drawn before a base before it.
    mutating func reorderUniversalSyllables() {
        forEachSyllable { glyphs, syllable in
            guard glyphs[syllable.lowerBound].universalSyllable != .independent else { return }
            glyphs.moveRepha(syllable)
            glyphs.moveVowels(syllable)
        }
    }

    /// Moves a repha at the start of a syllable before the marks of its base.
    private mutating func moveRepha(_ range: Range<Int>) {
        guard self[range.lowerBound].universalCategory == .repha else { return }
        let mark = range.dropFirst().first {
            self[$0].universalCategory.isPostBase || self[$0].isUniversalHalant
        }
        let target = (mark ?? range.upperBound) - 1
        mergeClusters(range.lowerBound..<(target + 1))
        moveGlyph(from: range.lowerBound, to: target)
    }

    /// Moves the vowels of each base in a syllable before the base.
    private mutating func moveVowels(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let halant = (start..<range.upperBound).first { self[$0].isUniversalHalant }
            let end = halant ?? range.upperBound
            moveVowels(toStartOf: start..<end)
            start = end + 1
        }
    }

    /// Moves the vowels in a range to its start, the last vowel first.
    ///
    /// Moving all vowels at once takes linear time.
    private mutating func moveVowels(toStartOf range: Range<Int>) {
        guard let last = range.last(where: { self[$0].isMovable }), last > range.lowerBound
        else { return }
        let moved = range.lowerBound..<(last + 1)
        mergeClusters(moved)
        // The glyphs are changed in place, because a slice would make each change copy the array.
        let ordered =
            moved.reversed().filter { self[$0].isMovable }.map { self[$0] }
            + moved.filter { !self[$0].isMovable }.map { self[$0] }
        for (index, glyph) in zip(moved, ordered) { self[index] = glyph }
    }
}

extension GlyphInfo {
    /// The class in the Universal Shaping Engine.
    var universalCategory: UniversalCategory {
        UniversalCategory(rawValue: category) ?? .other
    }

    var universalSyllable: UniversalSyllable {
        UniversalSyllable(rawValue: syllableKind) ?? .independent
    }

    /// Whether the glyph is a sign after which vowels stay.
    var isUniversalHalant: Bool {
        universalCategory.isHalant && !changes.contains(.ligated)
    }

    /// Whether the glyph is a vowel to move, but not a further part of a split glyph.
    fileprivate var isMovable: Bool {
        switch universalCategory {
        case .vowelPre, .vowelModifierPre: ligature.component == 0
        default: false
        }
    }
}
