extension ApplyContext {
    /// Applies a `GSUB` subtable at a glyph, and returns the index at which to continue, or `nil`
    /// if the subtable doesn't apply.
    mutating func substitute(
        _ subtable: Offset<Subtable>,
        _ type: LookupType,
        at index: Int
    ) -> Int? {
        switch type {
        case .singleSubstitution: substituteSingle(subtable, at: index)
        case .multipleSubstitution: substituteMultiple(subtable, at: index)
        case .alternateSubstitution: substituteAlternate(subtable, at: index)
        case .ligatureSubstitution: substituteLigature(subtable, at: index)
        case .reverseChainedSubstitution: substituteReverseChained(subtable, at: index)
        default: nil
        }
    }

    func coverageIndex(_ index: Int, _ subtable: Offset<Subtable>) -> Int? {
        bytes.follow(subtable, .coverageOffset).flatMap {
            bytes.coverageIndex(buffer[index].id, at: $0)
        }
    }

    private mutating func substituteSingle(_ subtable: Offset<Subtable>, at index: Int) -> Int? {
        guard let coverageIndex = coverageIndex(index, subtable) else { return nil }
        switch bytes[subtable, .format] {
        case 1:
            let delta = bytes[Offset<SingleSubst1>(subtable.value), .deltaGlyphID]
            return replace(index, with: buffer[index].id &+ UInt16(truncatingIfNeeded: delta))
        case 2:
            let table = Offset<SingleSubst2>(subtable.value)
            guard coverageIndex < bytes[table, .glyphCount] else { return nil }
            return replace(index, with: bytes.glyph(table, .substituteGlyphIDs, coverageIndex))
        default: return nil
        }
    }

    private mutating func substituteMultiple(_ subtable: Offset<Subtable>, at index: Int) -> Int? {
        guard let sequence: Offset<GlyphSequence> = sequence(subtable, at: index),
            let array = bytes.array(afterCountAt: sequence.of(.glyphCount)),
            buffer.count + array.count <= maximumBufferCount
        else { return nil }
        guard array.count > 0 else {
            remove(index)
            return index
        }
        remainingSteps -= array.count
        let glyphs = (0..<array.count).map { bytes.glyph(sequence, .glyphIDs, $0) }
        guard glyphs.allSatisfy({ Int($0) < glyphCount }) else { return nil }
        for (offset, glyph) in glyphs.enumerated() {
            if offset > 0 { remainingSteps -= buffer.insert(buffer[index], at: index + offset) }
            put(glyph, at: index + offset, properties: array.count == 1 ? nil : .base)
        }
        return index + array.count
    }

    /// Replaces a glyph with its first alternate.
    private mutating func substituteAlternate(_ subtable: Offset<Subtable>, at index: Int) -> Int? {
        guard let set: Offset<GlyphSequence> = sequence(subtable, at: index),
            bytes[set, .glyphCount] > 0
        else { return nil }
        return replace(index, with: bytes.glyph(set, .glyphIDs))
    }

    private mutating func substituteLigature(_ subtable: Offset<Subtable>, at index: Int) -> Int? {
        guard let set: Offset<LigatureSet> = sequence(subtable, at: index) else { return nil }
        // If no glyph is skipped, ligatures with a different second component are rejected early.
        let isNext = isPlain && properties.skipsOnlyMarks && index + 1 < buffer.count
        let second = isNext ? buffer[index + 1].id : nil
        for number in 0..<bytes[set, .ligatureCount] {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            guard let ligature: Offset<Ligature> = bytes.follow(set, .ligatureOffsets, number)
            else { continue }
            let count = bytes[ligature, .componentCount]
            if let second, count != 1, bytes.glyph(ligature, .componentGlyphIDs) != second {
                continue
            }
            let glyph = bytes.glyph(ligature, .ligatureGlyph)
            guard Int(glyph) < glyphCount, 1...Self.maximumMatchLength ~= count else { continue }
            if count == 1 { return replace(index, with: glyph) }
            let base = matchPositions.count
            defer { matchPositions.removeLast(matchPositions.count - base) }
            let rest = WordArray(offset: ligature.of(.componentGlyphIDs), count: count - 1)
            guard matchInput(rest, .glyphs, after: index) != nil else { continue }
            join(base, index, glyph)
            return index + 1
        }
        return nil
    }

    private mutating func join(_ base: Int, _ index: Int, _ glyph: UInt16) {
        guard let last = matchPositions.last else { return }
        mergeClusters(index...last)
        put(glyph, at: index, properties: .ligature)
        for position in matchPositions[base...].reversed() {
            remainingSteps -= buffer.remove(at: position)
        }
    }

    private mutating func substituteReverseChained(
        _ subtable: Offset<Subtable>,
        at index: Int
    ) -> Int? {
        let table = Offset<ReverseChainSingleSubst>(subtable.value)
        let matcher = GlyphMatcher.coverages(origin: table.value)
        guard bytes[table, .format] == 1, let coverageIndex = coverageIndex(index, subtable),
            let backtrack = bytes.array(afterCountAt: table.of(.backtrackGlyphCount)),
            let lookahead = bytes.array(afterCountAt: backtrack.end),
            let glyphs = bytes.array(afterCountAt: lookahead.end), coverageIndex < glyphs.count,
            matchContext(backtrack, matcher, from: index, step: -1),
            matchContext(lookahead, matcher, from: index, step: 1)
        else { return nil }
        return replace(index, with: UInt16(truncatingIfNeeded: bytes[glyphs, coverageIndex]))
    }

    /// Returns the sequence, alternate set or ligature set for a glyph.
    private func sequence<Fields>(
        _ subtable: Offset<Subtable>,
        at index: Int
    ) -> Offset<Fields>? {
        let table = Offset<SequenceSubst>(subtable.value)
        guard bytes[table, .format] == 1, let coverageIndex = coverageIndex(index, subtable),
            coverageIndex < bytes[table, .count]
        else { return nil }
        return bytes.follow(table, .offsets, coverageIndex)
    }
}

extension ApplyContext {
    private mutating func replace(_ index: Int, with glyph: UInt16) -> Int? {
        guard Int(glyph) < glyphCount else { return nil }
        put(glyph, at: index, properties: nil)
        return index + 1
    }

    /// Replaces a glyph and updates its properties.
    ///
    /// The new properties come from `GDEF` or from the parameter. If neither provides properties,
    /// the glyph keeps its properties.
    private mutating func put(_ glyph: UInt16, at index: Int, properties: GlyphProperties?) {
        let mask = stage.accelerator.digest[glyph]
        // Other lookups may start next to the new glyph.
        present = .max
        isChanged = true
        defer { if buffer[index].properties.isMark { isPlain = false } }
        let known = gdef.flatMap { $0.hasGlyphClasses ? $0.properties(glyph) : nil }
        buffer.update(index) { info in
            info.id = glyph
            info.mask = mask
            info.properties = known ?? properties ?? info.properties
            // A substituted glyph is drawn, even if its character is invisible.
            if info.role.isInvisible { info.role = .usual }
            // The advance is looked up after all substitutions.
            info.advance = .nan
        }
    }

    private mutating func remove(_ index: Int) {
        isChanged = true
        if index == 0, buffer.count > 1 { mergeClusters(0...1) }
        remainingSteps -= buffer.remove(at: index)
    }

    /// Merges the clusters in a range, including the rest of the first and last cluster.
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

extension ApplyContext {
    /// Applies a `GPOS` subtable at a glyph, and returns the index at which to continue, or `nil`
    /// if the subtable doesn't apply.
    ///
    /// Marks aren't attached, because attachment doesn't change advances.
    mutating func position(
        _ subtable: Offset<Subtable>,
        _ type: LookupType,
        at index: Int
    ) -> Int? {
        remainingSteps -= values.steps
        return switch type {
        case .singleAdjustment: adjustSingle(subtable, at: index)
        case .pairAdjustment: adjustPair(subtable, at: index)
        case .cursiveAttachment: attachCursive(subtable, at: index)
        default: nil
        }
    }

    private mutating func adjust(_ index: Int, by record: ValueRecord) {
        buffer.update(index) { glyph in
            glyph.advance += record.xAdvance
            glyph.offset += record.xPlacement
        }
    }

    private mutating func adjustSingle(_ subtable: Offset<Subtable>, at index: Int) -> Int? {
        guard let coverageIndex = coverageIndex(index, subtable) else { return nil }
        let table = Offset<SinglePos2>(subtable.value)
        let format = values.format(table, .valueFormat)
        var record = Offset<SinglePos1>(subtable.value).of(.valueRecord)
        if bytes[table, .format] == 2 {
            guard coverageIndex < bytes[table, .valueCount] else { return nil }
            record = table.of(.valueRecords) + format.recordByteCount * coverageIndex
        }
        adjust(index, by: values.record(format, at: record, from: subtable.value))
        return index + 1
    }

    private mutating func adjustPair(_ subtable: Offset<Subtable>, at index: Int) -> Int? {
        guard coverageIndex(index, subtable) != nil, let second = nextUnskipped(from: index)
        else { return nil }
        // Searching the coverage, the sets and the classes of a pair takes as long as five steps.
        remainingSteps -= 4
        guard let pair = values.pair(subtable, buffer[index].id, buffer[second].id) else {
            return nil
        }
        adjust(index, by: pair.first)
        adjust(second, by: pair.second)
        return pair.endsPair ? second + 1 : second
    }

    /// Aligns a glyph's entry anchor with the exit anchor of the previous glyph.
    private mutating func attachCursive(_ subtable: Offset<Subtable>, at index: Int) -> Int? {
        guard let entry = anchor(.entryAnchorOffset, subtable, at: index),
            let previous = nextUnskipped(from: index, step: -1),
            let exit = anchor(.exitAnchorOffset, subtable, at: previous)
        else { return nil }
        buffer.update(previous) { $0.advance = exit + $0.offset }
        buffer.update(index) { glyph in
            let shift = entry + glyph.offset
            glyph.advance -= shift
            glyph.offset -= shift
        }
        return index + 1
    }

    private func anchor(
        _ field: EntryExitRecord,
        _ subtable: Offset<Subtable>,
        at index: Int
    ) -> Double? {
        let table = Offset<CursivePos>(subtable.value)
        guard bytes[table, .format] == 1, let coverageIndex = coverageIndex(index, subtable),
            coverageIndex < bytes[table, .entryExitCount]
        else { return nil }
        let record = Offset<EntryExitRecord>(table, .entryExitRecords, coverageIndex)
        return bytes.follow(record, field, from: table.value).map(values.x)
    }
}
