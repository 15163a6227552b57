extension ShapePlan {
    /// Whether pairs of neighbours are all that is moved by the lookups that some glyph of a text may
    /// start, so that each pair can be looked up alone.
    func isOfPairs(_ bits: UInt64) -> Bool {
        bits & ~(positioning?.accelerator.kerns ?? 0) == 0 && kern?.subtables.count ?? 1 == 1
    }

    /// Kerns neighbours.
    func kern(_ glyphs: inout [Glyph], from start: Int, _ pairs: inout PairCache) {
        let masks = positioning.flatMap { $0.accelerator.kerns == 0 ? nil : $0.accelerator.digest }
        let isSplit = kern != nil
        guard masks != nil || isSplit, glyphs.count - start > 1 else { return }
        for place in start..<(glyphs.count - 1) {
            let first = glyphs[place].id
            if !isSplit, let masks, masks[first] == 0 { continue }
            let second = glyphs[place + 1].id
            let value = pairs.value(first, second) ?? look(up: first, second, &pairs)
            guard value != 0 else { continue }
            if isSplit {
                // One half before the gap and one behind it, as HarfBuzz has it.
                let half = (value / 2).rounded(.down)
                glyphs[place].advance += half
                glyphs[place + 1].advance += value - half
            } else {
                glyphs[place].advance += value
            }
        }
    }

    @inline(never)
    private func look(up first: UInt16, _ second: UInt16, _ pairs: inout PairCache) -> Double {
        var value = 0.0
        if let positioning {
            let numbers = ValueRecordReader(positioning.table.bytes, self)
            for (place, index) in positioning.lookups.enumerated()
            where positioning.accelerator.kerns & LookupStage.bit(place) != 0 {
                guard let lookup = positioning.table.lookup(index) else { continue }
                value += movement(lookup, numbers, first, second) ?? 0
            }
        }
        if let kern { for table in kern.subtables { value += Double(table.value(first, second)) } }
        pairs.insert(value, first, second)
        return value
    }

    /// What the first subtable of a lookup that knows two glyphs moves the first by.
    private func movement(
        _ lookup: Lookup,
        _ numbers: ValueRecordReader,
        _ first: UInt16,
        _ second: UInt16
    ) -> Double? {
        for index in 0..<lookup.subtableCount {
            if let (_, place) = lookup.subtable(index),
                let pair = numbers.pair(place, first, second)
            {
                return pair.first.advance
            }
        }
        return nil
    }
}
