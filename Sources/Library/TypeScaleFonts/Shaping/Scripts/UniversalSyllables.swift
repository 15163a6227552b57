/// The kinds of syllables that the Universal Shaping Engine treats differently.
///
/// The leading characters without a syllable have the number of ``cluster``.
enum UniversalSyllable: UInt8 {
    /// A base or a symbol with its marks, or a series of joined numbers.
    case cluster
    /// Marks without a base, which get a dotted circle.
    case broken
    /// Joined hieroglyphs, or a character that takes no marks.
    case independent
}

/// The grammar of syllables in the
/// [Universal Shaping Engine](https://learn.microsoft.com/typography/script-development/use).
///
/// Each syllable has as many characters as the grammar allows. The next two characters decide
/// whether it continues, so all syllables of a text are found in linear time.
struct UniversalSyllables {
    private let categories: [UniversalCategory]

    init(_ categories: [UniversalCategory]) { self.categories = categories }

    private func category(_ index: Int) -> UniversalCategory? {
        index < categories.count ? categories[index] : nil
    }

    /// Returns the kind of the syllable that starts at an index, and the index after it.
    func syllable(at start: Int) -> (kind: UniversalSyllable, end: Int) {
        var (kind, end) = parse(start)
        guard categories[start] != .nonJoiner else { return (kind, end) }
        // A lone character does not take a non-joiner, except for superscripts.
        let isTaken = kind != .independent || categories[start] == .hieroglyph || end > start + 1
        if category(end) == .nonJoiner {
            if isTaken { end += 1 }
            if categories[start] == .finalModifierPost { (kind, end) = (.broken, start + 2) }
        }
        return (kind, end)
    }

    private func parse(_ start: Int) -> (kind: UniversalSyllable, end: Int) {
        let first = categories[start]
        switch first {
        case .repha, .stackingBase:
            switch category(start + 1) {
            case .base, .placeholder: return (.cluster, tail(start + 2))
            default: break
            }
        case .base: return (.cluster, tail(start + 1))
        case .other, .placeholder: return (.cluster, symbolTail(start + 1))
        case .segmentBegin:
            let end = hieroglyphs(start)
            return end > start ? (.independent, end) : (.cluster, symbolTail(start + 1))
        case .hieroglyph: return (.independent, hieroglyphs(start))
        case .number: return (.cluster, numbers(start + 1))
        case .nonJoiner: return (.broken, start + 1)
        case .finalModifierPost: return (.independent, start + 1)
        default: break
        }
        let marks = first == .repha ? start + 1 : start
        let end = category(marks) == .numberJoiner ? numbers(marks) : symbolTail(marks)
        return end > start ? (.broken, end) : (.independent, start + 1)
    }

    /// Returns the index after the marks of a symbol, or of a letter.
    private func symbolTail(_ start: Int) -> Int {
        let end = skip(.symbolModifierAbove, .symbolModifierBelow, start)
        return end > start ? end : tail(start)
    }

    /// Returns the index after the conjuncts and marks of a letter.
    private func tail(_ start: Int) -> Int {
        var index = start
        while true {
            index = skip(.consonantModifierAbove, .consonantModifierBelow, index)
            guard let next = category(index) else { return index }
            if next == .subjoined {
                index += 1
            } else if next.joinsLetters, category(index + 1) == .base {
                index += 2
            } else if next == .stacker || next == .reorderingKiller {
                return index + 1
            } else {
                break
            }
        }
        index = skip(.medialPre, .medialPost, index, repeats: false)
        if category(index) == .halant {
            index += 1
        } else {
            index = skip(.vowelPre, .vowelPost, index)
        }
        if category(index) == .halantOrVowelModifier { index += 1 }
        index = skip(.vowelModifierPre, .vowelModifierPost, index)
        while category(index) == .sakot {
            guard category(index + 1) == .base else { return index + 1 }
            index += 2
        }
        index = skip(.finalAbove, .finalPost, index)
        return skip(.finalModifierAbove, .finalModifierPost, index)
    }

    /// Returns the index after joiners of numbers, each followed by a number except for the last.
    private func numbers(_ start: Int) -> Int {
        var index = start
        while category(index) == .numberJoiner {
            guard category(index + 1) == .number else { return index + 1 }
            index += 2
        }
        return index
    }

    /// Returns the index after hieroglyphs and their joiners, or `start` if there are none.
    private func hieroglyphs(_ start: Int) -> Int {
        var index = start
        while category(index) == .segmentBegin { index += 1 }
        guard category(index) == .hieroglyph else { return start }
        while true {
            if category(index) == .hieroglyph {
                index += 1
                if category(index) == .hieroglyphMirror { index += 1 }
                if category(index) == .hieroglyphModifier { index += 1 }
                while category(index) == .segmentEnd { index += 1 }
            }
            guard category(index) == .hieroglyphJoiner else { return index }
            index += 1
            while category(index) == .segmentBegin { index += 1 }
        }
    }

    /// Returns the index after characters of ascending classes in a range.
    private func skip(
        _ first: UniversalCategory,
        _ last: UniversalCategory,
        _ start: Int,
        repeats: Bool = true
    ) -> Int {
        var least = first.rawValue
        var index = start
        while let next = category(index)?.rawValue, next >= least, next <= last.rawValue {
            least = repeats ? next : next + 1
            index += 1
        }
        return index
    }
}
