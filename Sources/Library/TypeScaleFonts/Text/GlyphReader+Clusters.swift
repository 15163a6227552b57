// Characters that combine with the characters before them.
extension GlyphReader {
    /// Returns whether a character is a mark that is read together with its base.
    func isCombining(_ scalar: UInt32) -> Bool {
        scalar >= 0x300 && MarkTable.isCombining(scalar) && !CmapFormat14.isSelector(scalar)
            && !ComplexScripts.contains(scalar)
    }

    /// Reads the marks at the position, after the glyph of their base.
    @inline(never)
    mutating func readMarks(_ position: inout Position) {
        let last = unsafe position.count - 1
        guard last >= 0 else {
            // At the start of the text, a mark is the base of the marks after it.
            guard let (mark, length) = unsafe position.scalars.next else { return }
            if unsafe readMarks(afterMissing: mark, length, &position) { return }
            if glyph(mark) == nil, unsafe readParts(of: mark, &position) { return }
            let role = CharacterClass.role(mark)
            unsafe write(mark, role, position.cluster, &position)
            return
        }
        let glyph = unsafe position.glyphs[last]
        // A character that belongs to the cluster before it does not compose.
        guard unsafe glyph.cluster == position.offset - 1,
            let base = unsafe position.scalars.previous, !CharacterClass.role(base).isInvisible
        else {
            let cluster = UInt32(truncatingIfNeeded: glyph.cluster)
            unsafe readMarks(after: nil, glyph: nil, cluster: cluster, &position)
            return
        }
        unsafe position.count = last
        isUneven = true
        let cluster = UInt32(truncatingIfNeeded: glyph.cluster)
        unsafe readMarks(after: base, glyph: glyph, cluster: cluster, &position)
    }

    /// Reads the marks after a base that has no glyph in the face, and returns whether there are
    /// any.
    mutating func readMarks(
        afterMissing base: UInt32,
        _ length: Int,
        _ position: inout Position
    ) -> Bool {
        var rest = unsafe position.scalars
        unsafe rest.skip(length)
        guard let (mark, _) = unsafe rest.next, isCombining(mark) else { return false }
        let cluster = unsafe position.cluster
        unsafe position.skip(length)
        unsafe readMarks(after: base, glyph: nil, cluster: cluster, &position)
        return true
    }

    /// Reads the marks at the position, and writes them with their base, normalized.
    ///
    /// The glyph of the base is written unchanged if the base is.
    private mutating func readMarks(
        after base: UInt32?,
        glyph known: Glyph?,
        cluster: UInt32,
        _ position: inout Position
    ) {
        // Takes the sequence, so that closures can change the reader.
        var sequence = CombiningSequence()
        swap(&sequence, &self.sequence)
        sequence.removeAll()
        // As in HarfBuzz, Hangul is not normalized beyond what the face needs.
        let isHangul = unsafe position.script == ScriptTable.hangul
        if let base { sequence.append(base, keepsWhole: isHangul) { glyph($0) != nil } }
        while let (scalar, length) = unsafe position.scalars.next, isCombining(scalar) {
            if unsafe position.script == ScriptTable.common {
                // Common characters at the start of the text belong to the script of the mark.
                let script = ScriptTable.script(scalar)
                if script != ScriptTable.common { unsafe enter(script, &position) }
            }
            sequence.append(scalar, keepsWhole: isHangul) { glyph($0) != nil }
            unsafe position.skip(length)
        }
        sequence.order()
        if !isHangul { sequence.compose { glyph($0) != nil } }
        for (index, element) in sequence.elements.enumerated() {
            let character = element.character
            if index == 0, character == base, let known {
                unsafe position.write(known.id, advance: known.advance, cluster)
                continue
            }
            let isSkipped = character == 0x034F && !sequence.separatesMarks(at: index)
            let role = isSkipped ? .defaultIgnorable : CharacterClass.role(character)
            unsafe write(character, role, cluster, &position)
        }
        swap(&sequence, &self.sequence)
    }

    /// Writes the parts of a character that has no glyph in the face, or returns `false` if the
    /// face doesn't support the parts.
    mutating func readParts(of scalar: UInt32, _ position: inout Position) -> Bool {
        var parts: [UInt32] = []
        let isDecomposed = Normalizer.decompose(scalar, stopsEarly: true, into: &parts) {
            glyph($0) != nil
        }
        guard isDecomposed else { return false }
        if parts.count > 2, unsafe position.script != ScriptTable.hangul,
            unsafe hasMarks(&position)
        {
            // The face may support the base with the second mark, such as an A with a circumflex.
            var sequence = CombiningSequence(parts: parts)
            sequence.compose { glyph($0) != nil }
            parts = sequence.characters
        }
        let cluster = unsafe position.cluster
        for part in parts { unsafe write(part, CharacterClass.role(part), cluster, &position) }
        return true
    }

    /// Returns whether a mark follows a character in the current run.
    ///
    /// As in HarfBuzz, missing characters compose only in such runs.
    private func hasMarks(_ position: inout Position) -> Bool {
        if let known = unsafe position.hasMarks { return known }
        var rest = unsafe position.runStart
        var isFirst = true
        var found = false
        while !found, let (scalar, length) = unsafe rest.next {
            let script = ScriptTable.script(scalar)
            if unsafe script != position.script, script != ScriptTable.common { break }
            found = !isFirst && MarkTable.isMark(scalar)
            isFirst = false
            unsafe rest.skip(length)
        }
        unsafe position.hasMarks = found
        return found
    }

    private mutating func write(
        _ character: UInt32,
        _ role: CharacterRole,
        _ cluster: UInt32,
        _ position: inout Position
    ) {
        if role != .usual { source.roles.append((unsafe position.count, role)) }
        let known = glyph(character)
        if known == nil, !role.isInvisible { list(character) }
        let advance = known?.advance ?? table.advance(0)
        unsafe position.write(known?.id ?? 0, advance: advance, cluster)
    }
}

extension GlyphReader {
    /// The digits around a fraction slash, as offsets in Unicode scalars.
    struct Fraction {
        let start: Int
        let slash: Int
        let end: Int
    }

    /// Adds a fraction if there are digits on both sides of the fraction slash at the position.
    mutating func readFraction(_ length: Int, _ position: inout Position) {
        let slash = unsafe position.offset
        var start = slash
        var before = unsafe position.scalars
        while let digit = unsafe before.back(), NormalizationTable.isDigit(digit) { start -= 1 }
        var end = slash + 1
        var after = unsafe position.scalars
        unsafe after.skip(length)
        while let (digit, length) = unsafe after.next, NormalizationTable.isDigit(digit) {
            unsafe after.skip(length)
            end += 1
        }
        guard start < slash, slash + 1 < end else { return }
        source.fractions.append(Fraction(start: start, slash: slash, end: end))
    }
}
