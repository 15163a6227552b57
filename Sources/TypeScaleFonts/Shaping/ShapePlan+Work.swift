extension ShapePlan {
    /// What became of glyphs that lookups were to work on.
    enum Outcome {
        case unchanged
        case changed
        /// The font asks for more than is done.
        case refused
    }

    /// Replaces glyphs.
    ///
    /// `bits` are those of the lookups that may start somewhere.
    func substitute(
        _ buffer: inout GlyphBuffer,
        _ bits: UInt64,
        advance: (UInt16) -> Double
    ) -> Outcome {
        let outcome = substitution.map { run($0, bits, &buffer) } ?? .unchanged
        guard outcome == .changed else { return outcome }
        for place in 0..<buffer.count where buffer[place].advance.isNaN {
            let value = advance(buffer[place].id)
            buffer.update(place) { $0.advance = value }
        }
        return .changed
    }

    /// Moves glyphs; answers whether the font asked for no more than is done.
    func position(_ buffer: inout GlyphBuffer) -> Bool {
        if let positioning, run(positioning, .max, &buffer) == .refused { return false }
        if let kern { split(kern, &buffer) }
        for place in 0..<buffer.count where buffer[place].properties.isMark {
            buffer.update(place) { $0.advance = 0 }
        }
        return true
    }

    /// Goes through the row with each lookup of a stage that some glyph in it may start.
    private func run(_ stage: LookupStage, _ bits: UInt64, _ buffer: inout GlyphBuffer) -> Outcome {
        var work = ApplyContext(self, stage, bits, buffer)
        // Held once, it is changed without a copy.
        buffer = GlyphBuffer()
        for (place, index) in stage.lookups.enumerated() {
            let bit = LookupStage.bit(place)
            if work.present & bit != 0 { work.run(index, bit: bit) }
        }
        buffer = work.buffer
        return work.isExhausted ? .refused : work.isChanged ? .changed : .unchanged
    }

    /// Kerns by the table `kern`: one half before the gap and one behind it, as HarfBuzz has it.
    private func split(_ kern: KernTable, _ buffer: inout GlyphBuffer) {
        for table in kern.subtables {
            var first: Int?
            for second in 0..<buffer.count {
                let glyph = buffer[second]
                // Over marks and invisible characters neighbours are kerned all the same.
                if glyph.properties.isMark || glyph.role == .defaultIgnorable
                    || glyph.role == .zeroWidthNonJoiner
                {
                    continue
                }
                if let first {
                    let value = table.value(buffer[first].id, glyph.id)
                    buffer.update(first) { $0.advance += Double(value >> 1) }
                    buffer.update(second) { $0.advance += Double(value - (value >> 1)) }
                }
                first = second
            }
        }
    }
}
