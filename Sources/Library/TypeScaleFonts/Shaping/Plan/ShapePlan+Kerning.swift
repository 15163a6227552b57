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

    /// Returns the kerning of two adjacent glyphs in font units.
    @inline(__always)
    func kerning(_ first: UInt16, _ second: UInt16, _ pairs: inout PairCache) -> Double {
        pairs.value(first, second) ?? lookUp(first, second, &pairs)
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

extension ApplyContext {
    /// Kerns adjacent glyphs, so that the lookups only kern the other pairs.
    ///
    /// Text with a single mark would otherwise search the lookups for each pair.
    mutating func kernAdjacentGlyphs(_ plan: ShapePlan, _ pairs: inout PairCache) {
        let kerns = pass.accelerator.kerns & present
        // A cursive attachment replaces the advance, so its place among the lookups matters.
        guard kerns != 0, plan.kern == nil, !pass.hasCursiveAttachment else { return }
        var rest: UInt64 = 0
        buffer.withGlyphs { glyphs in
            for index in glyphs.indices {
                let own = glyphs[index].mask & kerns
                guard own != 0 else { continue }
                if index + 1 < glyphs.count {
                    guard glyphs[index].isUsual, glyphs[index + 1].isUsual else {
                        rest |= own
                        continue
                    }
                    let (first, second) = (glyphs[index].id, glyphs[index + 1].id)
                    glyphs[index].advance += plan.kerning(first, second, &pairs)
                }
                glyphs[index].mask &= ~kerns
            }
        }
        present = present & ~kerns | rest
    }
}

extension GlyphInfo {
    /// Whether no lookup that kerns adjacent glyphs skips the glyph.
    fileprivate var isUsual: Bool { role == .usual && !properties.isMark }
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
