// The first reordering of a syllable, before its letters take their forms.
//
// The script specifications describe the steps in the section "Reorder characters".
extension IndicPlan {
    /// Reorders the glyphs of all syllables, and sets the features that apply to them.
    mutating func reorder(_ glyphs: inout [GlyphInfo], circle: UInt16?) {
        exchangeKnown()
        defer { exchangeKnown() }
        placeConsonants(&glyphs)
        glyphs.insertDottedCircles(
            inSyllablesOf: IndicSyllable.broken.rawValue,
            .init(
                category: IndicCategory.dottedCircle.rawValue,
                position: IndicPosition.end.rawValue
            ),
            after: IndicCategory.repha.rawValue,
            glyph: circle
        )
        glyphs.forEachSyllable { glyphs, syllable in
            let start = syllable.lowerBound
            switch IndicSyllable(rawValue: glyphs[start].syllableKind) {
            case .consonant where syllable.count == 1 && glyphs[start].isOne(of: .consonants):
                // A lone consonant is the base.
                glyphs[start].position = IndicPosition.base.rawValue
            case .consonant, .vowel, .standalone, .broken: reorder(&glyphs, syllable)
            case .symbol, .other, nil: break
            }
        }
    }

    private mutating func reorder(_ glyphs: inout [GlyphInfo], _ syllable: Range<Int>) {
        if script == .kannada { glyphs.swapJoiner(afterReph: syllable) }
        let (base, hasReph) = findBase(glyphs, syllable)
        for index in syllable.lowerBound..<base {
            glyphs[index].position = min(glyphs[index].position, IndicPosition.beforeBase.rawValue)
        }
        if base < syllable.upperBound { glyphs[base].position = IndicPosition.base.rawValue }
        if hasReph { glyphs[syllable.lowerBound].position = IndicPosition.reph.rawValue }
        if isOld { moveHalant(&glyphs, after: base, syllable) }
        glyphs.placeMarks(syllable)
        glyphs.placeMarksOfLaterConsonants(base..<syllable.upperBound)
        let newBase = sort(&glyphs, syllable)
        setFeatures(&glyphs, syllable, base: newBase)
    }

    /// Finds the base of a syllable, and whether the syllable starts with reph.
    private mutating func findBase(
        _ glyphs: [GlyphInfo],
        _ syllable: Range<Int>
    ) -> (base: Int, hasReph: Bool) {
        let (start, end) = (syllable.lowerBound, syllable.upperBound)
        let reph = endOfReph(glyphs, syllable)
        var base = reph == nil ? end : start
        let limit = reph ?? start
        var hasFormBelow = false
        for index in (limit..<end).reversed() {
            let glyph = glyphs[index]
            if glyph.isOne(of: .consonants) {
                base = index
                // A consonant with a form below or after the base is not the base, but a form below
                // does not precede a form after it.
                let isBelow = glyph.isAt(.belowBase)
                if !isBelow, !glyph.isAt(.postBase) || hasFormBelow { break }
                if isBelow { hasFormBelow = true }
            } else if glyph.isIn(.joiner), index > start, glyphs[index - 1].isIn(.halant) {
                // A joiner after a halant asks for a half form.
                break
            }
        }
        // RA is the base of a syllable without other consonants.
        let isLone = reph != nil && base == start && limit - base <= 2
        return (base, reph != nil && !isLone)
    }

    /// Returns the index after the characters that form reph, if they do.
    private mutating func endOfReph(_ glyphs: [GlyphInfo], _ syllable: Range<Int>) -> Int? {
        let (start, end) = (syllable.lowerBound, syllable.upperBound)
        var limit: Int
        if script.reph == .letter, glyphs[start].isIn(.repha) {
            limit = start + 1
        } else {
            guard syllable.count >= 3 else { return nil }
            let third = glyphs[start + 2]
            switch script.reph {
            case .implicit: if third.isOne(of: .joiners) { return nil }
            case .explicit: if !third.isIn(.joiner) { return nil }
            case .letter: return nil
            }
            let last = script.reph == .explicit ? third.id : nil
            guard formsReph(glyphs[start].id, glyphs[start + 1].id, last) else { return nil }
            limit = start + 2
        }
        while limit < end, glyphs[limit].isOne(of: .joiners) { limit += 1 }
        return limit
    }

    /// Moves the first halant after the base to the last consonant, as old fonts expect it.
    private func moveHalant(
        _ glyphs: inout [GlyphInfo],
        after base: Int,
        _ syllable: Range<Int>
    ) {
        let later = (base + 1)..<max(base + 1, syllable.upperBound)
        guard let halant = later.first(where: { glyphs[$0].isIn(.halant) }) else { return }
        var target = syllable.upperBound - 1
        while target > halant, !glyphs[target].isOne(of: .consonants) {
            // In Kannada, a syllable that ends in a halant keeps both.
            if script == .kannada, glyphs[target].isIn(.halant) { break }
            target -= 1
        }
        if target > halant, !glyphs[target].isIn(.halant) {
            glyphs.moveGlyph(from: halant, to: target)
        }
    }

    /// Sorts the glyphs of a syllable by their places, and returns the index of the base.
    private mutating func sort(_ glyphs: inout [GlyphInfo], _ syllable: Range<Int>) -> Int {
        let (start, end) = (syllable.lowerBound, syllable.upperBound)
        var isSorted = true
        var matraCount = 0
        // A bit for each place.
        var places: UInt32 = 0
        for index in syllable {
            places |= 1 << UInt32(glyphs[index].position & 31)
            if index > start, glyphs[index - 1].position > glyphs[index].position {
                isSorted = false
            }
            if glyphs[index].isAt(.beforeBaseMatra) { matraCount += 1 }
        }
        if isSorted, matraCount < 2 {
            let base = syllable.first { glyphs[$0].isAt(.base) } ?? end
            if isOld || syllable.count > 127 { glyphs.mergeClusters(base..<end) }
            return base
        }
        makeRoom(for: syllable.count, glyphs[start])
        if isSorted {
            for offset in 0..<syllable.count { order[offset] = start + offset }
        } else {
            var offset = 0
            // The order is stable: glyphs with the same place stay in order.
            while places != 0 {
                let position = UInt8(truncatingIfNeeded: places.trailingZeroBitCount)
                places &= places &- 1
                for index in syllable where glyphs[index].position == position {
                    order[offset] = index
                    offset += 1
                }
            }
            for offset in 0..<syllable.count { unsorted[offset] = glyphs[start + offset] }
            for offset in 0..<syllable.count {
                glyphs[start + offset] = unsorted[order[offset] - start]
            }
        }
        if matraCount > 1 { reverseMatras(&glyphs, syllable) }
        let base = syllable.first { glyphs[$0].isAt(.base) } ?? end
        if isOld || syllable.count > 127 {
            glyphs.mergeClusters(base..<end)
        } else {
            mergePermutedClusters(&glyphs, syllable, after: base)
        }
        return base
    }

    /// Lets both arrays have memory for a number of glyphs, which is not freed between syllables.
    private mutating func makeRoom(for count: Int, _ glyph: GlyphInfo) {
        guard order.count < count else { return }
        order += repeatElement(0, count: count - order.count)
        unsorted += repeatElement(glyph, count: count - unsorted.count)
    }

    /// Reverses several matras before the base, each with its marks, so that they grow outward.
    private mutating func reverseMatras(_ glyphs: inout [GlyphInfo], _ syllable: Range<Int>) {
        guard let first = syllable.first(where: { glyphs[$0].isAt(.beforeBaseMatra) }),
            let last = syllable.last(where: { glyphs[$0].isAt(.beforeBaseMatra) }), first < last
        else { return }
        func reverse(_ range: ClosedRange<Int>) {
            glyphs[range].reverse()
            let offset = syllable.lowerBound
            order[(range.lowerBound - offset)...(range.upperBound - offset)].reverse()
        }
        reverse(first...last)
        var start = first
        for index in first...last where glyphs[index].isOne(of: .matras) {
            reverse(start...index)
            start = index + 1
        }
    }

    /// Merges the clusters of glyphs that the order exchanges after the base.
    ///
    /// The order is not needed afterward, so each of its indices that was visited becomes -1.
    private mutating func mergePermutedClusters(
        _ glyphs: inout [GlyphInfo],
        _ syllable: Range<Int>,
        after base: Int
    ) {
        let start = syllable.lowerBound
        for offset in (base - start)..<syllable.count {
            var (low, high) = (offset, offset)
            var next = offset
            while order[next] >= 0 {
                low = min(low, next)
                high = max(high, next)
                let visited = next
                next = order[visited] - start
                order[visited] = -1
            }
            let first = max(base, start + low)
            if first < start + high { glyphs.mergeClusters(first..<(start + high + 1)) }
        }
    }
}

extension [GlyphInfo] {
    /// Moves a joiner after RA and halant before the halant, as old texts in Kannada mean it.
    fileprivate mutating func swapJoiner(afterReph syllable: Range<Int>) {
        let start = syllable.lowerBound
        guard syllable.count >= 3, self[start].isIn(.ra), self[start + 1].isIn(.halant),
            self[start + 2].isIn(.joiner)
        else { return }
        mergeClusters((start + 1)..<(start + 3))
        swapAt(start + 1, start + 2)
    }

    /// Gives marks the place of the character before them, so that they stay together.
    ///
    /// `locl` may have joined a halant with the letters after it.
    fileprivate mutating func placeMarks(_ syllable: Range<Int>) {
        var last = IndicPosition.start.rawValue
        var owner: UInt8?
        for index in syllable {
            defer { if !self[index].isAt(.beforeBaseMatra) { owner = self[index].position } }
            if self[index].starts(with: .attached) {
                self[index].position = last
                // A halant does not move with a matra before the base.
                if self[index].isIn(.halant), self[index].isAt(.beforeBaseMatra), let owner {
                    self[index].position = owner
                }
            } else if !self[index].isAt(.modifier) {
                if self[index].isIn(.lateMatra), index > syllable.lowerBound,
                    self[index - 1].isIn(.modifier)
                {
                    self[index - 1].position = self[index].position
                }
                last = self[index].position
            }
        }
    }

    /// Gives the marks between consonants after the base the place of the later consonant.
    fileprivate mutating func placeMarksOfLaterConsonants(_ range: Range<Int>) {
        var last = range.lowerBound
        for index in range.dropFirst() {
            if self[index].isOne(of: .consonants) {
                let position = self[index].position
                let marks = (last + 1)..<Swift.max(index, last + 1)
                for mark in marks where self[mark].isBefore(.modifier) {
                    self[mark].position = position
                }
                last = index
            } else if self[index].isOne(of: .matras) {
                last = index
            }
        }
    }
}
