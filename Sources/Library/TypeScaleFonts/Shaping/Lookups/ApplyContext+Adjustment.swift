extension ApplyContext {
    private mutating func adjust(_ index: Int, by record: ValueRecord) {
        buffer.update(index) { glyph in
            glyph.advance += record.xAdvance
            glyph.offset += Float(record.xPlacement)
            glyph.yOffset += Float(record.yPlacement)
        }
    }

    mutating func adjustSingle(
        _ subtable: Offset<Subtable>,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int? {
        let table = Offset<SinglePos2>(subtable.value)
        let format = pass.values.format(table, .valueFormat)
        var record = Offset<SinglePos1>(subtable.value).of(.valueRecord)
        if bytes[table, .format] == 2 {
            guard coverageIndex < bytes[table, .valueCount] else { return nil }
            record = table.of(.valueRecords) + format.recordByteCount * coverageIndex
        }
        adjust(index, by: pass.values.record(format, at: record, from: subtable.value))
        return index + 1
    }

    mutating func adjustPair(
        _ subtable: CompiledSubtable,
        _ coverageIndex: Int,
        at index: Int
    ) -> Int? {
        guard let second = nextUnskipped(from: index) else { return nil }
        // Searching the sets and the classes of a pair takes as long as four steps.
        remainingSteps -= 4
        let glyphs = (buffer[index].id, buffer[second].id)
        guard let pair = pass.pair(subtable, coverageIndex, glyphs.0, glyphs.1) else {
            return nil
        }
        adjust(index, by: pair.first)
        adjust(second, by: pair.second)
        return pair.endsPair ? second + 1 : second
    }
}
