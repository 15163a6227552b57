extension ApplyContext {
    /// Applies a subtable of `GSUB` at a glyph; returns the index to continue at, `nil` if it does
    /// not apply.
    mutating func substitute(_ subtable: Int, _ type: LookupType, at index: Int) -> Int? {
        switch type {
        case .singleSubstitution: substituteSingle(subtable, at: index)
        case .multipleSubstitution: substituteMultiple(subtable, at: index)
        case .alternateSubstitution: substituteAlternate(subtable, at: index)
        case .ligatureSubstitution: substituteLigature(subtable, at: index)
        case .reverseChainedSubstitution: substituteReverseChained(subtable, at: index)
        default: nil
        }
    }

    /// The index of a glyph in the coverage of a subtable.
    func coverageIndex(_ index: Int, _ subtable: Int) -> Int? {
        bytes.follow(CoveredSubtable.coverageOffset, at: subtable).flatMap {
            bytes.coverageIndex(buffer[index].id, at: $0)
        }
    }

    private mutating func substituteSingle(_ subtable: Int, at index: Int) -> Int? {
        guard let coverageIndex = coverageIndex(index, subtable) else { return nil }
        switch bytes.uint16(CoveredSubtable.format, at: subtable) {
        case 1:
            guard let delta = bytes.int16(SingleSubst1.deltaGlyphID, at: subtable) else {
                return nil
            }
            let glyph = UInt16(truncatingIfNeeded: Int(buffer[index].id) + delta)
            return replace(index, with: glyph)
        case 2:
            guard let count = bytes.uint16(SingleSubst2.glyphCount, at: subtable),
                coverageIndex < count,
                let glyph = bytes.glyph(
                    SingleSubst2.substituteGlyphIDs,
                    coverageIndex,
                    at: subtable
                )
            else { return nil }
            return replace(index, with: glyph)
        default: return nil
        }
    }

    private mutating func substituteMultiple(_ subtable: Int, at index: Int) -> Int? {
        guard let sequence = sequence(subtable, at: index),
            let count = bytes.uint16(GlyphSequence.glyphCount, at: sequence),
            bytes.holds(2 * count, from: GlyphSequence.glyphIDs, at: sequence),
            buffer.count + count <= maximumBufferCount
        else { return nil }
        guard count > 0 else {
            remove(index)
            return index
        }
        let glyphs = (0..<count).compactMap {
            bytes.glyph(GlyphSequence.glyphIDs, $0, at: sequence)
        }
        guard glyphs.allSatisfy({ $0 < glyphCount }) else { return nil }
        remainingSteps -= count
        for (offset, glyph) in glyphs.enumerated() {
            if offset > 0 { buffer.insert(buffer[index], at: index + offset) }
            put(glyph, at: index + offset, properties: count == 1 ? nil : .base)
        }
        return index + count
    }

    /// Takes the first alternate.
    private mutating func substituteAlternate(_ subtable: Int, at index: Int) -> Int? {
        guard let set = sequence(subtable, at: index),
            let count = bytes.uint16(GlyphSequence.glyphCount, at: set), count > 0,
            let glyph = bytes.glyph(GlyphSequence.glyphIDs, 0, at: set)
        else { return nil }
        return replace(index, with: glyph)
    }

    private mutating func substituteLigature(_ subtable: Int, at index: Int) -> Int? {
        guard let set = sequence(subtable, at: index),
            let count = bytes.uint16(LigatureSet.ligatureCount, at: set)
        else { return nil }
        // Where nothing is skipped, only ligatures with the right second component are read further.
        let isNext = isPlain && properties.skipsOnlyMarks && index + 1 < buffer.count
        let second = isNext ? buffer[index + 1].id : nil
        for number in 0..<count {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            guard let ligature = bytes.follow(LigatureSet.ligatureOffsets, number, at: set)
            else { continue }
            let componentCount = bytes.uint16(Ligature.componentCount, at: ligature)
            if let second, let component = bytes.glyph(Ligature.componentGlyphIDs, at: ligature),
                component != second, componentCount != 1
            {
                continue
            }
            guard let glyph = bytes.glyph(Ligature.ligatureGlyph, at: ligature), glyph < glyphCount,
                let componentCount, 1...Self.maximumMatchLength ~= componentCount
            else { continue }
            if componentCount == 1 { return replace(index, with: glyph) }
            let base = matchPositions.count
            let rest = WordArray(
                offset: ligature + Ligature.componentGlyphIDs.offset,
                count: componentCount - 1
            )
            if match(rest, from: index) { join(base, index, glyph) }
            let isMatched = matchPositions.count > base
            matchPositions.removeLast(matchPositions.count - base)
            if isMatched { return index + 1 }
        }
        return nil
    }

    /// Finds components, and appends their positions if all are there.
    private mutating func match(_ components: WordArray, from index: Int) -> Bool {
        let base = matchPositions.count
        var last = index
        for number in 0..<components.count {
            let component = bytes.uint16(components, number)
            guard let next = nextMatch(after: last, isContext: false, { Int($0) == component })
            else {
                matchPositions.removeLast(matchPositions.count - base)
                return false
            }
            matchPositions.append(next)
            last = next
        }
        return true
    }

    /// Replaces the glyphs that were matched by a ligature.
    private mutating func join(_ base: Int, _ index: Int, _ glyph: UInt16) {
        guard let last = matchPositions.last else { return }
        mergeClusters(index...last)
        put(glyph, at: index, properties: .ligature)
        for position in matchPositions[base...].reversed() { buffer.remove(at: position) }
    }

    private mutating func substituteReverseChained(_ subtable: Int, at index: Int) -> Int? {
        let start = subtable + ReverseChainSingleSubst.backtrackGlyphCount.offset
        guard bytes.uint16(CoveredSubtable.format, at: subtable) == 1,
            let coverageIndex = coverageIndex(index, subtable),
            let backtrack = bytes.array(afterCountAt: start),
            let lookahead = bytes.array(afterCountAt: backtrack.end)
        else { return nil }
        let matcher = GlyphMatcher.coverages(origin: subtable)
        guard matchBacktrack(backtrack, matcher, before: index),
            matchLookahead(lookahead, matcher, after: index)
        else { return nil }
        guard let glyphs = bytes.array(afterCountAt: lookahead.end), coverageIndex < glyphs.count,
            let glyph = bytes.uint16(at: glyphs.offset + 2 * coverageIndex)
        else { return nil }
        return replace(index, with: glyph)
    }

    /// The table that a subtable has for a glyph.
    private func sequence(_ subtable: Int, at index: Int) -> Int? {
        guard bytes.uint16(CoveredSubtable.format, at: subtable) == 1,
            let coverageIndex = coverageIndex(index, subtable),
            let count = bytes.uint16(SequenceSubst.count, at: subtable), coverageIndex < count
        else { return nil }
        return bytes.follow(SequenceSubst.offsets, coverageIndex, at: subtable)
    }
}

extension ApplyContext {
    private mutating func replace(_ index: Int, with glyph: UInt16) -> Int? {
        guard glyph < glyphCount else { return nil }
        put(glyph, at: index, properties: nil)
        return index + 1
    }

    /// Replaces a glyph by another.
    ///
    /// Its properties are those of `GDEF`, else the given ones, else those of the glyph before.
    private mutating func put(_ glyph: UInt16, at index: Int, properties: GlyphProperties?) {
        let mask = accelerator.digest[glyph]
        // With a new glyph, its neighbors may start what they could not before.
        present = .max
        isChanged = true
        defer { if buffer[index].properties.isMark { isPlain = false } }
        let known = gdef.flatMap { $0.hasGlyphClasses ? $0.properties(glyph) : nil }
        buffer.update(index) { info in
            info.id = glyph
            info.mask = mask
            info.properties = known ?? properties ?? info.properties
            // What a lookup substituted is drawn.
            info.role = .usual
            // Looked up when all is replaced.
            info.advance = .nan
        }
    }

    private mutating func remove(_ index: Int) {
        isChanged = true
        if index == 0, buffer.count > 1 { mergeClusters(0...1) }
        buffer.remove(at: index)
    }

    /// Makes one cluster of some glyphs, and of those that share one with the outermost.
    private mutating func mergeClusters(_ range: ClosedRange<Int>) {
        var (low, high) = (range.lowerBound, range.upperBound)
        let (first, last) = (buffer[low].cluster, buffer[high].cluster)
        guard first != last else { return }
        while high + 1 < buffer.count, buffer[high + 1].cluster == last { high += 1 }
        while low > 0, buffer[low - 1].cluster == first { low -= 1 }
        remainingSteps -= high - low
        var minimum = first
        for index in low...high { minimum = min(minimum, buffer[index].cluster) }
        for index in low...high { buffer.update(index) { $0.cluster = minimum } }
    }
}
