// The steps that apply the lookups of a plan.
extension ShapePlan {
    enum Outcome {
        case unchanged
        case changed
        /// The lookups exceeded the step limit.
        case overBudget
    }

    /// Substitutes glyphs by applying all stages, each with the pause that follows.
    func substitute(
        _ buffer: inout GlyphBuffer,
        _ steps: inout Int,
        _ pause: (ShapingPause, inout [GlyphInfo]) -> Void
    ) -> Outcome {
        if key.hasTooManyLookups { return .overBudget }
        var outcome = Outcome.unchanged
        for stage in substitutions {
            if let lookups = stage.lookups {
                switch apply(lookups, .max, &buffer, &steps) {
                case .overBudget: return .overBudget
                case .changed: outcome = .changed
                case .unchanged: break
                }
            }
            if let step = stage.pause {
                buffer.withGlyphs { pause(step, &$0) }
                buffer.isPlain = false
                outcome = .changed
            }
        }
        return outcome
    }

    /// Positions glyphs, or returns `false` if the lookups exceed the step limit.
    func position(
        _ buffer: inout GlyphBuffer,
        _ steps: inout Int,
        _ pairs: inout PairCache
    ) -> Bool {
        if key.marks == .removedEarly { removeAdvancesOfMarks(&buffer) }
        if let positioning {
            let outcome = apply(positioning, .max, &buffer, &steps) {
                $0.kernAdjacentGlyphs(self, &pairs)
            }
            if outcome == .overBudget { return false }
        }
        if let kern { split(kern, &buffer, &pairs) }
        if key.marks == .removedLate { removeAdvancesOfMarks(&buffer) }
        if buffer.isAttached {
            let isRightToLeft = buffer.isRightToLeft
            buffer.withGlyphs { $0.resolveAttachments(isRightToLeft: isRightToLeft) }
        }
        return true
    }

    /// Places marks by the extents and the advances of the face's glyphs.
    func placeMarks(
        _ buffer: inout GlyphBuffer,
        unitsPerEm: Int,
        _ extents: (UInt16) -> InkBounds?,
        _ advance: (UInt16) -> Double
    ) {
        let placement = MarkPlacement(
            unitsPerEm: unitsPerEm,
            isRightToLeft: buffer.isRightToLeft,
            movesMarks: !buffer.isRightToLeft && !hasMorx
        )
        buffer.withGlyphs { placement.place(&$0, extents, advance) }
    }

    private func removeAdvancesOfMarks(_ buffer: inout GlyphBuffer) {
        if buffer.isPlain { return }
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
    /// The advances of new glyphs are not numbers. The closure is called before the first lookup.
    func apply(
        _ stage: LookupPass,
        _ bits: UInt64,
        _ buffer: inout GlyphBuffer,
        _ steps: inout Int,
        _ prepare: (inout ApplyContext) -> Void = { _ in }
    ) -> Outcome {
        // Some passes only know which glyphs are marks.
        if stage.lookups.isEmpty { return .unchanged }
        let found = buffer.setMasks(stage)
        let bits = found.allowed & bits
        guard bits & ~LookupPass.markBit != 0 else { return .unchanged }
        // Takes the buffer, so that the context changes it without a copy.
        var taken = GlyphBuffer()
        swap(&taken, &buffer)
        var context = ApplyContext(stage, found.all, bits, consume taken, steps: steps)
        prepare(&context)
        var index = 0
        while let next = context.nextLookup(from: index) {
            if let end = stage.lookups[next].endOfSingles {
                context.substituteSingles(next..<end)
                index = end
            } else {
                context.run(stage.lookups[next])
                index = next + 1
            }
        }
        swap(&buffer, &context.buffer)
        steps = context.remainingSteps
        return context.remainingSteps < 0 ? .overBudget : context.isChanged ? .changed : .unchanged
    }

    /// Applies the `kern` table, splitting each value between two glyphs, as in HarfBuzz.
    ///
    /// The table contains pairs as they are drawn, from left to right.
    private func split(
        _ kern: KernTable,
        _ buffer: inout GlyphBuffer,
        _ pairs: inout PairCache
    ) {
        let isRightToLeft = buffer.isRightToLeft
        buffer.withGlyphs { glyphs in
            for table in kern.subtables {
                var first: Int?
                for position in glyphs.indices {
                    let second = isRightToLeft ? glyphs.count - 1 - position : position
                    // Marks and invisible characters are skipped.
                    if glyphs[second].properties.isMark || glyphs[second].role.isInvisible {
                        continue
                    }
                    if glyphs[second].features.isDisjoint(with: key.kernMask) {
                        first = nil
                        continue
                    }
                    if let first {
                        let (left, right) = (glyphs[first].id, glyphs[second].id)
                        let value =
                            splitsPairs
                            ? Int(kerning(left, right, &pairs).advance) : table.value(left, right)
                        if value != 0 {
                            let half = value >> 1
                            glyphs[first].advance += Double(half)
                            glyphs[second].advance += Double(value - half)
                            glyphs[second].offset += Float(value - half)
                        }
                    }
                    first = second
                }
            }
        }
    }
}
