// Characters that combine with the characters before them.
extension GlyphMapper {
    /// Returns whether a character is a mark that is read together with its base.
    func isCombining(_ scalar: UInt32) -> Bool {
        scalar >= 0x300 && MarkTable.isCombining(scalar) && !CmapFormat14.isSelector(scalar)
            && !ComplexScripts.contains(scalar)
    }

    /// Reads the marks at the position, after the glyph of their base.
    @inline(never)
    mutating func readMarks(
        _ bytes: Span<UInt8>,
        _ glyphs: inout OutputSpan<Glyph>,
        _ position: inout Position
    ) {
        let last = glyphs.count - 1
        guard last >= 0 else {
            // At the start of the text, a mark is the base of the marks after it.
            guard let (mark, length) = position.scalars.next(bytes) else { return }
            if readMarks(afterMissing: mark, length, bytes, &glyphs, &position) { return }
            if glyph(mark) == nil, readParts(of: mark, bytes, &glyphs, &position) { return }
            let role = CharacterClass.role(mark)
            write(mark, role, position.cluster(glyphs), &glyphs, &position)
            return
        }
        let glyph = glyphs[last]
        // A character that belongs to the cluster before it does not compose.
        guard glyph.cluster == position.offset - 1,
            let base = position.scalars.previous(bytes), !CharacterClass.role(base).isInvisible
        else {
            let cluster = UInt32(truncatingIfNeeded: glyph.cluster)
            readMarks(after: nil, glyph: nil, cluster: cluster, bytes, &glyphs, &position)
            return
        }
        glyphs.removeLast(1)
        isUneven = true
        let cluster = UInt32(truncatingIfNeeded: glyph.cluster)
        readMarks(after: base, glyph: glyph, cluster: cluster, bytes, &glyphs, &position)
    }

    /// Reads the marks after a base that has no glyph in the face, and returns whether there are
    /// any.
    mutating func readMarks(
        afterMissing base: UInt32,
        _ length: Int,
        _ bytes: Span<UInt8>,
        _ glyphs: inout OutputSpan<Glyph>,
        _ position: inout Position
    ) -> Bool {
        var rest = position.scalars
        rest.skip(length)
        guard let (mark, _) = rest.next(bytes), isCombining(mark) else { return false }
        let cluster = position.cluster(glyphs)
        position.skip(length)
        readMarks(after: base, glyph: nil, cluster: cluster, bytes, &glyphs, &position)
        return true
    }

    /// Reads the marks at the position, and writes them with their base, normalized.
    ///
    /// The glyph of the base is written unchanged if the base is.
    private mutating func readMarks(
        after base: UInt32?,
        glyph known: Glyph?,
        cluster: UInt32,
        _ bytes: Span<UInt8>,
        _ glyphs: inout OutputSpan<Glyph>,
        _ position: inout Position
    ) {
        // Takes the sequence, so that closures can change the mapper.
        var sequence = CombiningSequence()
        swap(&sequence, &self.sequence)
        sequence.removeAll()
        let isHangul = keepsSyllables(position.script)
        if let base { sequence.append(base, keepsWhole: isHangul) { glyph($0) != nil } }
        while let (scalar, length) = position.scalars.next(bytes), isCombining(scalar) {
            if position.script == ScriptTable.common {
                // Common characters at the start of the text belong to the script of the mark.
                let script = ScriptTable.script(scalar)
                if script != ScriptTable.common { enter(script, bytes, glyphs.count, &position) }
            }
            sequence.append(scalar, keepsWhole: isHangul) { glyph($0) != nil }
            position.skip(length)
        }
        sequence.order()
        if !isHangul { sequence.compose { glyph($0) != nil } }
        for (index, element) in sequence.elements.enumerated() {
            let character = element.character
            if index == 0, character == base, let known {
                position.write(known.id, advance: known.advance, cluster, &glyphs)
                continue
            }
            let isSkipped = character == 0x034F && !element.separatesMarks
            let role = isSkipped ? .defaultIgnorable : CharacterClass.role(character)
            write(character, role, cluster, &glyphs, &position)
        }
        swap(&sequence, &self.sequence)
    }

    /// Returns whether a run is Hangul that is not normalized beyond what the face needs.
    ///
    /// As in HarfBuzz, a face with `morx` or `mort` has no shaper for Hangul.
    func keepsSyllables(_ script: UInt8) -> Bool {
        script == ScriptTable.hangul && caches.first?.hasAppleSubstitutions != true
    }

    /// Writes the parts of a character that has no glyph in the face, or returns `false` if the
    /// face doesn't support the parts.
    mutating func readParts(
        of scalar: UInt32,
        _ bytes: Span<UInt8>,
        _ glyphs: inout OutputSpan<Glyph>,
        _ position: inout Position
    ) -> Bool {
        var parts: [UInt32] = []
        let isDecomposed = Normalizer.decompose(scalar, stopsEarly: true, into: &parts) {
            glyph($0) != nil
        }
        guard isDecomposed else { return false }
        if parts.count > 2, !keepsSyllables(position.script),
            hasMarks(bytes, &position)
        {
            // The face may support the base with the second mark, such as an A with a circumflex.
            var sequence = CombiningSequence(parts: parts)
            sequence.compose { glyph($0) != nil }
            parts = sequence.characters
        }
        let cluster = position.cluster(glyphs)
        for part in parts { write(part, CharacterClass.role(part), cluster, &glyphs, &position) }
        return true
    }

    /// Returns whether a mark follows a character in the current run.
    ///
    /// As in HarfBuzz, missing characters compose only in such runs.
    private func hasMarks(_ bytes: Span<UInt8>, _ position: inout Position) -> Bool {
        if let known = position.hasMarks { return known }
        var rest = position.runStart
        var isFirst = true
        var found = false
        while !found, let (scalar, length) = rest.next(bytes) {
            let script = ScriptTable.script(scalar)
            if script != position.script, script != ScriptTable.common { break }
            found = !isFirst && MarkTable.isMark(scalar)
            isFirst = false
            rest.skip(length)
        }
        position.hasMarks = found
        return found
    }

    private mutating func write(
        _ character: UInt32,
        _ role: CharacterRole,
        _ cluster: UInt32,
        _ glyphs: inout OutputSpan<Glyph>,
        _ position: inout Position
    ) {
        if role != .usual || MarkTable.isMark(character) {
            source.roles.append((glyphs.count, role, character))
        }
        let known = glyph(character)
        if known == nil, !role.isInvisible { list(character) }
        let advance = known?.advance ?? pages.table.advance(0)
        position.write(known?.id ?? 0, advance: advance, cluster, &glyphs)
    }
}

extension GlyphMapper {
    /// The digits around a fraction slash, as offsets in Unicode scalars.
    struct Fraction {
        let start: Int
        let slash: Int
        let end: Int
    }

    /// Adds a fraction if there are digits on both sides of the fraction slash at the position.
    mutating func readFraction(_ length: Int, _ bytes: Span<UInt8>, _ position: inout Position) {
        let slash = position.offset
        var start = slash
        var before = position.scalars
        while let digit = before.back(bytes), NormalizationTable.isDigit(digit) { start -= 1 }
        var end = slash + 1
        var after = position.scalars
        after.skip(length)
        while let (digit, length) = after.next(bytes), NormalizationTable.isDigit(digit) {
            after.skip(length)
            end += 1
        }
        guard start < slash, slash + 1 < end else { return }
        source.fractions.append(Fraction(start: start, slash: slash, end: end))
    }
}
