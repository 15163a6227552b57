// The kerning of adjacent glyphs, whose values are cached.
extension ShapePlan {
    /// Returns the positioning lookups that may start at any of the glyphs.
    func positions(of glyphs: [Glyph], from start: Int) -> UInt64 {
        if let positioning {
            return positioning.globalBits
                & positioning.accelerator.masks.lookups(of: glyphs, from: start)
        }
        return marks?.lookups(of: glyphs, from: start) ?? 0
    }

    /// Returns whether lookups only kern adjacent glyphs, so that the glyphs need no buffer.
    func isOfPairs(_ bits: UInt64) -> Bool {
        bits & ~(positioning?.accelerator.kerns ?? 0) == 0 && (kern == nil || splitsPairs)
    }

    /// Whether all kerning of a pair is one value of a `kern` table.
    var splitsPairs: Bool {
        kern?.subtables.count == 1 && positioning?.accelerator.kerns ?? 0 == 0
    }

    func kern(_ glyphs: inout [Glyph], from start: Int, _ pairs: inout PairCache) {
        let stage = positioning?.accelerator.kerns == 0 ? nil : positioning
        let isSplit = kern != nil
        guard stage != nil || isSplit, glyphs.count - start > 1 else { return }
        for index in start..<(glyphs.count - 1) {
            let first = glyphs[index].id
            if !isSplit, let stage, stage.accelerator.masks[first] == 0 { continue }
            let second = glyphs[index + 1].id
            let value = kerning(first, second, &pairs)
            guard value != .zero else { continue }
            if isSplit {
                // As in HarfBuzz, half of the value is added to each glyph.
                let half = (value.advance / 2).roundedDown
                glyphs[index].advance += half
                glyphs[index + 1].advance += value.advance - half
                glyphs[index + 1].xOffset += value.advance - half
            } else {
                glyphs[index].advance += value.advance
                glyphs[index].xOffset += Double(value.offset)
            }
        }
    }

    /// Returns the kerning of two adjacent glyphs.
    @inline(__always)
    func kerning(_ first: UInt16, _ second: UInt16, _ pairs: inout PairCache) -> Kerning {
        pairs.value(first, second) ?? lookUp(first, second, &pairs)
    }

    @inline(never)
    private func lookUp(_ first: UInt16, _ second: UInt16, _ pairs: inout PairCache) -> Kerning {
        var value = Kerning.zero
        if let positioning {
            for lookup in positioning.lookups
            where positioning.accelerator.kerns & lookup.bit != 0 {
                let record = positioning.record(lookup.subtables ?? 0..<0, first, second)
                value.advance += record.xAdvance
                value.offset += Float(record.xPlacement)
            }
        }
        if let kern {
            for table in kern.subtables { value.advance += Double(table.value(first, second)) }
        }
        pairs.insert(value, first, second)
        return value
    }
}

extension ApplyContext {
    /// Kerns adjacent glyphs, so that the lookups only kern the other pairs.
    ///
    /// Text with a single mark would otherwise search the lookups for each pair.
    mutating func kernAdjacentGlyphs(_ plan: ShapePlan, _ pairs: inout PairCache) {
        let kerns = pass.accelerator.kerns & present
        // A cursive attachment replaces the advance, so its place among the lookups matters.
        guard kerns != 0, plan.kern == nil, !pass.hasCursiveAttachment else { return }
        var rest: UInt64 = 0
        var index = buffer.firstIndex(from: 0, kerns)
        while index < buffer.count {
            let mask = buffer.mask(index)
            let next = index + 1
            if next < buffer.count {
                guard buffer[index].isUsual, buffer[next].isUsual else {
                    rest |= mask & kerns
                    index = buffer.firstIndex(from: next, kerns)
                    continue
                }
                let value = plan.kerning(buffer[index].id, buffer[next].id, &pairs)
                if value != .zero {
                    buffer.update(index) { glyph in
                        glyph.advance += value.advance
                        glyph.offset += value.offset
                    }
                }
            }
            buffer.setMask(index, mask & ~kerns)
            index = buffer.firstIndex(from: next, kerns)
        }
        present = present & ~kerns | rest
    }
}

extension GlyphInfo {
    /// Whether the glyph is neither a mark nor invisible.
    var isUsual: Bool { role == .usual && !properties.isMark }
}

extension LookupPass {
    /// Returns the record of a pair's first glyph in the first subtable that contains the pair.
    fileprivate func record(
        _ subtables: Range<Int>,
        _ first: UInt16,
        _ second: UInt16
    ) -> ValueRecord {
        for subtable in subtables {
            if let index = coverageIndex(first, self.subtables[subtable].coverage),
                let pair = pair(self.subtables[subtable], index, first, second)
            {
                return pair.first
            }
        }
        return ValueRecord()
    }
}
