// The steps that apply the lookups of a plan.
extension ShapePlan {
    enum Outcome {
        case unchanged
        case changed
        /// The lookups exceeded the step limit.
        case overBudget
    }

    /// Substitutes glyphs by applying the lookups in a bit mask, and subtracts the steps.
    ///
    /// The advances of new glyphs are not numbers.
    func substitute(
        _ buffer: inout GlyphBuffer,
        _ bits: UInt64,
        _ steps: inout Int
    ) -> Outcome {
        substitution.map { apply($0, bits, &buffer, &steps) } ?? .unchanged
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
    func position(_ buffer: inout GlyphBuffer, _ steps: inout Int) -> Bool {
        if key.marks == .removedEarly { removeAdvancesOfMarks(&buffer) }
        if let positioning, apply(positioning, .max, &buffer, &steps) == .overBudget {
            return false
        }
        if let kern { split(kern, &buffer) }
        if key.marks != .removedEarly { removeAdvancesOfMarks(&buffer) }
        let isRightToLeft = buffer.isRightToLeft
        buffer.withGlyphs { $0.resolveAttachments(isRightToLeft: isRightToLeft) }
        return true
    }

    private func removeAdvancesOfMarks(_ buffer: inout GlyphBuffer) {
        let movesMarks = isUnpositioned && !buffer.isRightToLeft
        let removesMarks = key.marks != .kept
        guard removesMarks || isUnpositioned && key.usesFallbackPositions else { return }
        var hasBase = false
        buffer.updateAll { glyph in
            let isUnplaced = isUnplaced(glyph)
            if !isUnplaced { hasBase = true }
            guard isUnplaced && hasBase || removesMarks && glyph.properties.isMark else { return }
            // Without anchors, a mark is drawn over the glyph before it. As in HarfBuzz, a mark
            // without a base stays in its place in fonts with Apple's tables.
            if movesMarks, hasBase || !hasMorx { glyph.offset -= Float(glyph.advance) }
            glyph.advance = 0
        }
    }

    /// Returns whether a glyph is a mark that the face cannot position.
    ///
    /// As in HarfBuzz, such marks take no width after another character in most scripts, even if
    /// `GDEF` classifies their glyphs as bases. The tone marks of Hangul are spacing marks, but
    /// belong to them.
    func isUnplaced(_ glyph: GlyphInfo) -> Bool {
        isUnpositioned && key.usesFallbackPositions
            && (glyph.role == .mark || 0x302E...0x302F ~= glyph.character)
    }

    /// Applies the lookups in a stage that may start at a glyph in the buffer.
    private func apply(
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
