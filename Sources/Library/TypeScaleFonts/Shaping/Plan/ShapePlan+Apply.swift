// The steps that apply the lookups of a plan.
extension ShapePlan {
    enum Outcome {
        case unchanged
        case changed
        /// The lookups exceeded the step limit.
        case overBudget
    }

    /// Substitutes glyphs by applying all stages, and returns `false` at the step limit.
    func substitute(
        _ buffer: inout GlyphBuffer,
        _ steps: inout Int,
        _ pause: (ShapingPause, inout [GlyphInfo]) -> Void
    ) -> Bool {
        for stage in substitutions {
            if let lookups = stage.lookups, apply(lookups, .max, &buffer, &steps) == .overBudget {
                return false
            }
            if let step = stage.pause { buffer.withGlyphs { pause(step, &$0) } }
        }
        return true
    }

    /// Positions glyphs, or returns `false` if the lookups exceed the step limit.
    ///
    /// The extents and the advances of the face's glyphs place marks if `GPOS` doesn't.
    func position(
        _ buffer: inout GlyphBuffer,
        _ steps: inout Int,
        unitsPerEm: Int,
        _ extents: (UInt16) -> InkBounds?,
        _ advance: (UInt16) -> Double
    ) -> Bool {
        if key.marks == .removedEarly { removeAdvancesOfMarks(&buffer) }
        if let positioning, apply(positioning, .max, &buffer, &steps) == .overBudget {
            return false
        }
        if let kern { split(kern, &buffer) }
        if key.marks == .removedLate { removeAdvancesOfMarks(&buffer) }
        let isRightToLeft = buffer.isRightToLeft
        buffer.withGlyphs { $0.resolveAttachments(isRightToLeft: isRightToLeft) }
        if placesMarks {
            let placement = MarkPlacement(
                unitsPerEm: unitsPerEm,
                isRightToLeft: isRightToLeft,
                movesMarks: !isRightToLeft && !hasMorx
            )
            buffer.withGlyphs { placement.place(&$0, extents, advance) }
        }
        return true
    }

    private func removeAdvancesOfMarks(_ buffer: inout GlyphBuffer) {
        // Without anchors, a mark is drawn over the glyph before it. As in HarfBuzz, it stays in
        // its place in fonts with Apple's tables.
        let movesMarks = isUnpositioned && !buffer.isRightToLeft && !hasMorx
        buffer.updateAll { glyph in
            guard glyph.properties.isMark else { return }
            if movesMarks { glyph.offset -= Float(glyph.advance) }
            glyph.advance = 0
        }
    }

    /// Whether marks are placed by the outlines of glyphs, because `GPOS` places none.
    var placesMarks: Bool { isUnpositioned && key.usesFallbackPositions }

    /// Applies the lookups of a stage that are in a bit mask, and subtracts the steps.
    ///
    /// The advances of new glyphs are not numbers.
    func apply(
        _ stage: LookupPass,
        _ bits: UInt64,
        _ buffer: inout GlyphBuffer,
        _ steps: inout Int
    ) -> Outcome {
        // Takes the buffer, so that the context changes it without a copy.
        var taken = GlyphBuffer()
        swap(&taken, &buffer)
        var context = ApplyContext(stage, bits, consume taken, steps: steps)
        var index = 0
        while index < stage.lookups.count {
            if let end = stage.lookups[index].endOfSingles {
                context.substituteSingles(index..<end)
                index = end
            } else {
                let lookup = stage.lookups[index]
                if context.present & lookup.bit != 0 { context.run(lookup) }
                index += 1
            }
        }
        swap(&buffer, &context.buffer)
        steps = context.remainingSteps
        return context.remainingSteps < 0 ? .overBudget : context.isChanged ? .changed : .unchanged
    }

    /// Applies the `kern` table, splitting each value between two glyphs, as in HarfBuzz.
    ///
    /// The table contains pairs as they are drawn, from left to right.
    private func split(_ kern: KernTable, _ buffer: inout GlyphBuffer) {
        for table in kern.subtables {
            var first: Int?
            for position in 0..<buffer.count {
                let second = buffer.isRightToLeft ? buffer.count - 1 - position : position
                let glyph = buffer[second]
                // Marks and invisible characters are skipped.
                if glyph.properties.isMark || glyph.role.isInvisible { continue }
                if glyph.features.isDisjoint(with: key.kernMask) {
                    first = nil
                    continue
                }
                if let first {
                    let value = table.value(buffer[first].id, glyph.id)
                    buffer.update(first) { $0.advance += Double(value >> 1) }
                    buffer.update(second) { glyph in
                        glyph.advance += Double(value - (value >> 1))
                        glyph.offset += Float(value - (value >> 1))
                    }
                }
                first = second
            }
        }
    }
}
