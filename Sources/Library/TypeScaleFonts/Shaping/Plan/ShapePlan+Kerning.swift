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
            for lookup in positioning.lookups
            where positioning.accelerator.kerns & lookup.bit != 0 {
                value += positioning.xAdvance(lookup.subtables ?? 0..<0, first, second)
            }
        }
        if let kern { for table in kern.subtables { value += Double(table.value(first, second)) } }
        pairs.insert(value, first, second)
        return value
    }
}

extension LookupPass {
    /// Returns the kerning of a pair from the first subtable that contains the pair, or 0.
    fileprivate func xAdvance(
        _ subtables: Range<Int>,
        _ first: UInt16,
        _ second: UInt16
    ) -> Double {
        for subtable in subtables {
            if let index = coverageIndex(first, self.subtables[subtable].coverage),
                let pair = pair(self.subtables[subtable], index, first, second)
            {
                return pair.first.xAdvance
            }
        }
        return 0
    }
}
