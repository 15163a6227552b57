// The kerning of adjacent glyphs, which needs no buffer.
extension ShapePlan {
    /// Returns the positioning lookups that may start at any of the glyphs.
    func positions(of glyphs: [Glyph], from start: Int) -> UInt64 {
        if let positioning {
            return positioning.globalBits
                & positioning.accelerator.masks.lookups(of: glyphs, from: start)
        }
        return marks?.lookups(of: glyphs, from: start) ?? 0
    }

    /// Returns whether lookups only kern adjacent glyphs, so that the values can be cached.
    func isOfPairs(_ bits: UInt64) -> Bool {
        bits & ~(positioning?.accelerator.kerns ?? 0) == 0 && kern?.subtables.count ?? 1 == 1
    }

    func kern(_ glyphs: inout [Glyph], from start: Int, _ pairs: inout PairCache) {
        let stage = positioning?.accelerator.kerns == 0 ? nil : positioning
        let isSplit = kern != nil
        guard stage != nil || isSplit, glyphs.count - start > 1 else { return }
        for index in start..<(glyphs.count - 1) {
            let first = glyphs[index].id
            if !isSplit, let stage, stage.accelerator.masks[first] == 0 { continue }
            let second = glyphs[index + 1].id
            let value = pairs.value(first, second) ?? lookUp(first, second, &pairs)
            guard value != 0 else { continue }
            if isSplit {
                // As in HarfBuzz, half of the value is added to each glyph.
                let half = (value / 2).roundedDown
                glyphs[index].advance += half
                glyphs[index + 1].advance += value - half
                glyphs[index + 1].xOffset += value - half
            } else {
                glyphs[index].advance += value
            }
        }
    }

    @inline(never)
    private func lookUp(_ first: UInt16, _ second: UInt16, _ pairs: inout PairCache) -> Double {
        var value = 0.0
        if let positioning {
            let table = positioning.table
            for lookup in positioning.lookups
            where positioning.accelerator.kerns & lookup.bit != 0 {
                let lookup = lookup.lookup
                value += xAdvance(lookup, table.bytes, positioning.values, first, second) ?? 0
            }
        }
        if let kern { for table in kern.subtables { value += Double(table.value(first, second)) } }
        pairs.insert(value, first, second)
        return value
    }

    /// Returns the kerning of a pair from the lookup's first subtable that contains the pair.
    private func xAdvance(
        _ lookup: Lookup,
        _ bytes: TableBytes,
        _ reader: ValueRecordReader,
        _ first: UInt16,
        _ second: UInt16
    ) -> Double? {
        for index in 0..<lookup.subtableCount {
            if let (_, subtable) = lookup.subtable(index, bytes),
                let pair = reader.pair(subtable, first, second)
            {
                return pair.first.xAdvance
            }
        }
        return nil
    }
}
