// The final reordering of a syllable, after its letters have taken their forms.
extension IndicPlan {
    /// Reorders the glyphs of all syllables.
    func finishReordering(_ glyphs: inout [GlyphInfo]) {
        glyphs.forEachSyllable { finishReordering(&$0, $1) }
    }

    private func finishReordering(_ glyphs: inout [GlyphInfo], _ syllable: Range<Int>) {
        for index in syllable where glyphs[index].id == halant {
            // A halant that was joined and split again is a halant.
            guard glyphs[index].changes.isSuperset(of: [.ligated, .multiplied]) else { continue }
            glyphs[index].category = IndicCategory.halant.rawValue
            glyphs[index].changes.subtract([.ligated, .multiplied])
        }
        if syllable.count > 1 {
            var pref = hasPref
            var base = findBase(&glyphs, syllable, &pref)
            moveMatras(&glyphs, syllable, base)
            moveReph(&glyphs, syllable, &base)
            if pref { movePref(&glyphs, syllable, base) }
        }
        // Only the matras before the base have initial forms.
        let start = syllable.lowerBound
        if hasInit, glyphs[start].isAt(.beforeBaseMatra),
            start == 0 || !glyphs[start - 1].isInWord
        {
            glyphs[start].features.insert(.`init`)
        }
    }

    /// Finds the base, which may have become a part of a ligature or lost its form.
    ///
    /// Clears `pref` if the consonant to reorder is the base.
    private func findBase(
        _ glyphs: inout [GlyphInfo],
        _ syllable: Range<Int>,
        _ pref: inout Bool
    ) -> Int {
        let (start, end) = (syllable.lowerBound, syllable.upperBound)
        var base = syllable.first { !glyphs[$0].isBefore(.base) } ?? end
        if base < end {
            base = skipUnformed(&glyphs, base, end, &pref)
            if base < end, start < base, glyphs[base].position > IndicPosition.base.rawValue {
                base -= 1
            }
        }
        if base == end, start < base, glyphs[base - 1].isIn(.joiner) { base -= 1 }
        while base < end, start < base,
            glyphs[base].isOne(of: [IndicCategories(.nukta), .halant])
        {
            base -= 1
        }
        return base
    }

    /// Returns the consonant that is the base because it did not take the form it could have.
    private func skipUnformed(
        _ glyphs: inout [GlyphInfo],
        _ first: Int,
        _ end: Int,
        _ pref: inout Bool
    ) -> Int {
        var base = first
        if pref {
            let candidate = (base + 1..<max(base + 1, end))
                .first { glyphs[$0].features.contains(.pref) }
            if let candidate, !glyphs[candidate].isFormed {
                base = candidate
                while base < end, glyphs[base].isOne(of: .halant) { base += 1 }
                if base < end { glyphs[base].position = IndicPosition.base.rawValue }
                pref = false
                if base == end { return base }
            }
        }
        guard script == .malayalam else { return base }
        // In Malayalam, a consonant without its form below becomes the base.
        var index = base + 1
        while index < end {
            while index < end, glyphs[index].isOne(of: .joiners) { index += 1 }
            guard index < end, glyphs[index].isOne(of: .halant) else { break }
            index += 1
            while index < end, glyphs[index].isOne(of: .joiners) { index += 1 }
            if index < end, glyphs[index].isOne(of: .consonants), glyphs[index].isAt(.belowBase) {
                base = index
                glyphs[base].position = IndicPosition.base.rawValue
            }
            index += 1
        }
        return base
    }

    /// Moves matras before the base after the consonants that have no half form.
    private func moveMatras(
        _ glyphs: inout [GlyphInfo],
        _ syllable: Range<Int>,
        _ base: Int
    ) {
        let (start, end) = (syllable.lowerBound, syllable.upperBound)
        guard syllable.count > 1, start < base else { return }
        var target = base == end ? base - 2 : base - 1
        if script.hasHalfForms { target = halantTarget(glyphs, from: target, start, end) }
        if start < target, !glyphs[target].isAt(.beforeBaseMatra) {
            var index = target
            while index > start {
                defer { index -= 1 }
                let old = index - 1
                guard glyphs[old].isAt(.beforeBaseMatra) else { continue }
                // The base stays in place, because the target is always before it.
                glyphs.moveGlyph(from: old, to: target)
                glyphs.mergeClusters(target..<min(end, base + 1))
                target -= 1
            }
        } else if let matra = (start..<base).first(where: { glyphs[$0].isAt(.beforeBaseMatra) }) {
            glyphs.mergeClusters(matra..<min(end, base + 1))
        }
    }

    /// Returns the last visible halant that is not part of a matra, or the start if there is none.
    private func halantTarget(
        _ glyphs: [GlyphInfo],
        from index: Int,
        _ start: Int,
        _ end: Int
    ) -> Int {
        var target = index
        while true {
            while target > start, !glyphs[target].isOne(of: [.matras, .halant]) { target -= 1 }
            guard target >= start, glyphs[target].isOne(of: .halant),
                !glyphs[target].isAt(.beforeBaseMatra)
            else { return start }
            // A half form that a joiner asks for stays after the matra.
            guard target + 1 < end, glyphs[target + 1].isIn(.joiner), target > start else {
                return target
            }
            target -= 1
        }
    }

    /// Moves reph from the start of the syllable to its place.
    private func moveReph(
        _ glyphs: inout [GlyphInfo],
        _ syllable: Range<Int>,
        _ base: inout Int
    ) {
        let start = syllable.lowerBound
        // The letter for reph moves unless it was joined; RA and halant move if they were joined.
        guard syllable.count > 1, glyphs[start].isAt(.reph),
            glyphs[start].isIn(.repha) != glyphs[start].isLigature
        else { return }
        let target = rephTarget(glyphs, syllable, base)
        glyphs.mergeClusters(start..<(target + 1))
        glyphs.moveGlyph(from: start, to: target)
        if start < base, base <= target { base -= 1 }
    }

    private func rephTarget(_ glyphs: [GlyphInfo], _ syllable: Range<Int>, _ base: Int) -> Int {
        let (start, end) = (syllable.lowerBound, syllable.upperBound)
        // Reph follows the first visible halant before the base.
        let before = (start + 1)..<max(start + 1, base)
        if script.rephPlace != .afterPostBase,
            let halant = before.first(where: { glyphs[$0].isOne(of: .halant) })
        {
            let next = halant + 1
            return next < base && glyphs[next].isOne(of: .joiners) ? next : halant
        }
        if script.rephPlace == .afterBase {
            var target = base
            while target + 1 < end, glyphs[target + 1].position <= IndicPosition.afterBase.rawValue
            {
                target += 1
            }
            if target < end { return target }
        }
        if script.rephPlace == .afterBelowBase {
            var target = base
            while target + 1 < end, !glyphs[target + 1].isAt(.postBase),
                !glyphs[target + 1].isAt(.afterPostBase), !glyphs[target + 1].isAt(.modifier)
            {
                target += 1
            }
            if target < end { return target }
        }
        if let halant = before.first(where: { glyphs[$0].isOne(of: .halant) }) {
            let next = halant + 1
            return next < base && glyphs[next].isOne(of: .joiners) ? next : halant
        }
        return lastTarget(glyphs, syllable, base)
    }

    /// Returns the end of the syllable, before its modifiers.
    private func lastTarget(_ glyphs: [GlyphInfo], _ syllable: Range<Int>, _ base: Int) -> Int {
        var target = syllable.upperBound - 1
        while target > syllable.lowerBound, glyphs[target].isAt(.modifier) { target -= 1 }
        // Reph precedes a halant that follows a matra, so that it can join the matra. As in
        // HarfBuzz, it moves one glyph for each matra.
        guard glyphs[target].isOne(of: .halant) else { return target }
        var index = base + 1
        while index < target {
            if glyphs[index].isOne(of: .matras) { target -= 1 }
            index += 1
        }
        return target
    }

    /// Moves a consonant with a form before the base there.
    private func movePref(_ glyphs: inout [GlyphInfo], _ syllable: Range<Int>, _ base: Int) {
        let later = (base + 1)..<max(base + 1, syllable.upperBound)
        guard let old = later.first(where: { glyphs[$0].features.contains(.pref) }),
            glyphs[old].isLigature
        else { return }
        let start = syllable.lowerBound
        var target = base
        if script.hasHalfForms {
            while target > start, !glyphs[target - 1].isOne(of: [.matras, .halant]) { target -= 1 }
        }
        if target > start, glyphs[target - 1].isOne(of: .halant), target < syllable.upperBound,
            glyphs[target].isOne(of: .joiners)
        {
            target += 1
        }
        glyphs.mergeClusters(target..<(old + 1))
        glyphs.moveGlyph(from: old, to: target)
    }
}

extension GlyphInfo {
    /// Whether a lookup replaced the glyph by a form of several glyphs.
    fileprivate var isFormed: Bool { changes.contains(.substituted) && isLigature }

    /// Whether the character is a letter, a mark, a format character or unassigned.
    fileprivate var isInWord: Bool {
        switch Unicode.Scalar(character)?.properties.generalCategory {
        case .lowercaseLetter, .modifierLetter, .otherLetter, .titlecaseLetter, .uppercaseLetter,
            .enclosingMark, .nonspacingMark, .spacingMark, .format, .privateUse, .unassigned:
            true
        default: false
        }
    }
}
