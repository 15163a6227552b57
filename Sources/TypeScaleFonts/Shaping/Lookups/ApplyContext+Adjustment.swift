extension ApplyContext {
    /// Applies a `GPOS` subtable at a glyph, and returns the index at which to continue, or `nil`
    /// if the subtable doesn't apply.
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
            glyph.offset += Float(record.xPlacement)
            glyph.yOffset += Float(record.yPlacement)
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
}
