extension ApplyContext {
    /// Applies a subtable of `GPOS` at a glyph; returns the index to continue at, `nil` if it does
    /// not apply.
    ///
    /// Marks are not attached, since no advance depends on that.
    mutating func position(_ subtable: Int, _ type: LookupType, at index: Int) -> Int? {
        switch type {
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

    private mutating func adjustSingle(_ subtable: Int, at index: Int) -> Int? {
        guard let coverageIndex = coverageIndex(index, subtable),
            let valueFormat = values.format(SinglePos1.valueFormat, at: subtable)
        else { return nil }
        var record = subtable + SinglePos1.valueRecord.offset
        if bytes.uint16(CoveredSubtable.format, at: subtable) == 2 {
            guard let count = bytes.uint16(SinglePos2.valueCount, at: subtable),
                coverageIndex < count
            else { return nil }
            record =
                subtable + SinglePos2.valueRecords.offset + valueFormat.recordByteCount
                * coverageIndex
        }
        adjust(index, by: values.record(valueFormat, at: record, from: subtable))
        return index + 1
    }

    private mutating func adjustPair(_ subtable: Int, at index: Int) -> Int? {
        guard coverageIndex(index, subtable) != nil, let second = nextUnskipped(after: index),
            let pair = values.pair(subtable, buffer[index].id, buffer[second].id)
        else { return nil }
        adjust(index, by: pair.first)
        adjust(second, by: pair.second)
        return pair.endsPair ? second + 1 : second
    }

    /// The next glyph that is never skipped.
    private mutating func nextUnskipped(after index: Int) -> Int? {
        var index = index + 1
        while index < buffer.count {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            if skip(index, isContext: false) == .no { return index }
            index += 1
        }
        return nil
    }

    /// Moves a glyph's entry anchor onto the exit anchor of the glyph before it.
    private mutating func attachCursive(_ subtable: Int, at index: Int) -> Int? {
        guard bytes.uint16(CoveredSubtable.format, at: subtable) == 1,
            let entry = anchor(.entryAnchorOffset, subtable, at: index)
        else { return nil }
        var before = index - 1
        while before >= 0, skip(before, isContext: false) != .no {
            remainingSteps -= 1
            guard remainingSteps >= 0 else { return nil }
            before -= 1
        }
        guard before >= 0,
            let exit = anchor(.exitAnchorOffset, subtable, at: before)
        else { return nil }
        buffer.update(before) { $0.advance = exit + $0.offset }
        buffer.update(index) { glyph in
            let shift = entry + glyph.offset
            glyph.advance -= shift
            glyph.offset -= shift
        }
        return index + 1
    }

    private func anchor(_ field: EntryExitRecord, _ subtable: Int, at index: Int) -> Double? {
        guard let coverageIndex = coverageIndex(index, subtable),
            let count = bytes.uint16(CursivePos.entryExitCount, at: subtable),
            coverageIndex < count,
            let anchor = bytes.follow(
                field,
                at: EntryExitRecord.offset(
                    coverageIndex,
                    in: CursivePos.entryExitRecords,
                    at: subtable
                ),
                from: subtable
            )
        else { return nil }
        return values.anchor(at: anchor)
    }
}
