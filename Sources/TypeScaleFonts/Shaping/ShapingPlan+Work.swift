extension ShapingPlan {
    /// Does everything that the lookups of both tables ask for.
    ///
    /// - Parameters:
    ///   - buffer: The glyphs of a stretch of one script.
    ///   - advance: The advance of a glyph.
    /// - Returns: The glyphs that are drawn; `nil` if the font asks for more than is done.
    func set(
        _ buffer: consuming GlyphBuffer,
        advance: (UInt16) -> Double
    ) -> [Glyph]? {
        if let substitution {
            var work = LookupWork(self, substitution, buffer)
            work.run(substitution)
            guard !work.isExhausted else { return nil }
            buffer = work.buffer
        }
        for place in 0..<buffer.count where buffer[place].advance.isNaN {
            let value = advance(buffer[place].id)
            buffer.update(place) { $0.advance = value }
        }
        if let positioning {
            var work = LookupWork(self, positioning, buffer)
            work.run(positioning)
            guard !work.isExhausted else { return nil }
            buffer = work.buffer
        }
        if let kern { split(kern, &buffer) }
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(buffer.count)
        for place in 0..<buffer.count where !buffer[place].role.isInvisible {
            let glyph = buffer[place]
            let isMark = glyph.kind.isMark
            glyphs.append(
                Glyph(id: glyph.id, cluster: glyph.cluster, advance: isMark ? 0 : glyph.advance)
            )
        }
        return glyphs
    }

    /// Kerns by the table `kern`: one half before the gap and one behind it, as HarfBuzz has it.
    private func split(_ kern: KernTable, _ buffer: inout GlyphBuffer) {
        for table in kern.subtables {
            var first: Int?
            for second in 0..<buffer.count {
                let glyph = buffer[second]
                // Over marks and invisible characters neighbours are kerned all the same.
                if glyph.kind.isMark || glyph.role == .ignorable || glyph.role == .nonJoiner {
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

extension LookupWork {
    /// Goes through the row with each lookup that some glyph in it may start.
    fileprivate mutating func run(_ stage: ShapingPlan.Stage) {
        for (place, index) in stage.lookups.enumerated() {
            let bit = ShapingPlan.Stage.bit(place)
            guard stepsLeft >= 0 else { return }
            run(index, bit: bit)
        }
    }
}
