// Unusual characters are read by separate functions, which are not inlined into the main loop.
extension GlyphMapper {
    /// Reads an unusual character in a page that has been added.
    @inline(never)
    mutating func readUnusual(
        _ scalar: UInt32,
        _ length: Int,
        _ bytes: Span<UInt8>,
        _ glyphs: inout OutputSpan<Glyph>,
        _ position: inout Position
    ) {
        guard let (index, entry) = pages.entry(scalar) else { return }
        let start = position.offset
        if entry.isSpecial {
            readSpecial(scalar, length, index, entry, bytes, &glyphs, &position)
        } else {
            if isShaped {
                let script =
                    entry.isPaired && context.isStarted
                    ? context.script(of: scalar, in: position.script) : entry.script
                if script != ScriptTable.common { enter(script, bytes, glyphs.count, &position) }
            }
            if entry.glyph == 0 {
                readMissing(scalar, length, bytes, &glyphs, &position)
            } else {
                let cluster = position.cluster(glyphs)
                position.write(entry.glyph, advance: pages.advance(index), cluster, &glyphs)
            }
        }
        position.isJoined = false
        // Marks are read together with their base.
        if position.offset == start { position.skip(length) }
        if scalar == 0x200D, isShaped, let (next, _) = position.scalars.next(bytes) {
            position.isJoined = NormalizationTable.isPictograph(next)
        }
    }

    /// Ends the run before a character in another script, or at the end of the text.
    mutating func enter(
        _ script: UInt8,
        _ bytes: Span<UInt8>,
        _ glyphCount: Int,
        _ position: inout Position
    ) {
        // All characters have the fixed script, so that the only run ends with the text.
        if context.fixedScript != nil, script != ScriptTable.common { return }
        let current = position.script
        if current == script, script != ScriptTable.common { return }
        if current != ScriptTable.common, script != ScriptTable.common, !context.isStarted {
            startContext(bytes, position)
        }
        // Common characters at the start of the text belong to the first script.
        if position.offset > 0, current != ScriptTable.common || script == ScriptTable.common {
            let end = (glyph: glyphCount, offset: position.offset)
            source.runs.append(
                ScriptRun(
                    script: current,
                    end: end.glyph,
                    endOffset: end.offset,
                    characters: endCharacters(bytes, &position)
                )
            )
        }
        position.script = script
        position.hasMarks = nil
        // Common characters need the same shaper as the text before them.
        if context.isStarted { position.isComplex = ScriptTable.isComplex(script) }
    }

    /// Reads the brackets of the first run again, because they matter only in text of two scripts.
    private mutating func startContext(_ bytes: Span<UInt8>, _ position: Position) {
        context.isStarted = true
        var characters = position.runStart
        while characters.offset < position.scalars.offset,
            let (character, length) = characters.next(bytes)
        {
            _ = context.script(of: character, in: position.script)
            characters.skip(length)
        }
    }

    /// Copies the characters of the current run if they need the shaper of the script, and returns
    /// their indices.
    private mutating func endCharacters(
        _ bytes: Span<UInt8>,
        _ position: inout Position
    ) -> Range<Int>? {
        var characters = position.runStart
        position.runStart = position.scalars
        guard position.isComplex || isDirected else { return nil }
        position.isComplex = false
        let start = source.characters.count
        let end = position.scalars.offset
        let count = position.offset - (source.runs.last?.endOffset ?? 0)
        source.characters.append(addingCapacity: count) { output in
            while characters.offset < end, let (character, length) = characters.next(bytes) {
                output.append(character)
                characters.skip(length)
            }
        }
        return start..<source.characters.count
    }

    /// Reads a character that needs shaping, selects a variation or has a special role.
    private mutating func readSpecial(
        _ scalar: UInt32,
        _ length: Int,
        _ index: Int,
        _ entry: CharacterPages.Entry,
        _ bytes: Span<UInt8>,
        _ glyphs: inout OutputSpan<Glyph>,
        _ position: inout Position
    ) {
        let script =
            scalar == ScriptTable.tatweel
            ? position.scalars.scriptOfTatweel(after: position.script, bytes) : entry.script
        let isComplex = entry.isComplex
        let isMark = isShaped && !isComplex && isCombining(scalar)
        // A mark belongs to the run of its base.
        if isShaped, script != ScriptTable.common,
            !isMark || position.script == ScriptTable.common
        {
            enter(script, bytes, glyphs.count, &position)
        }
        let (offset, last) = (position.offset, glyphs.count - 1)
        if isShaped, isComplex || position.isComplex {
            // The characters become glyphs when the whole run is known.
            position.isComplex = true
            if scalar == CharacterClass.fractionSlash {
                readFraction(length, bytes, &position)
            } else {
                position.skip(length)
                skipComplex(bytes, &position)
            }
            return
        } else if isComplex {
            needsShaping.join(offset..<(offset + 1))
        } else if isMark {
            readMarks(bytes, &glyphs, &position)
            return
        }
        if CmapFormat14.isSelector(scalar) {
            if last >= 0, glyphs[last].cluster == offset - 1,
                let previous = position.scalars.previous(bytes),
                let glyph = pages.table.glyph(previous, selector: scalar)
            {
                isUneven = true
                glyphs[last] = Glyph(
                    id: glyph.id,
                    cluster: UInt32(truncatingIfNeeded: offset - 1),
                    advance: glyph.advance
                )
            }
            if isShaped, last < 0 {
                // The selector belongs to the first cluster.
                source.roles.append((0, .defaultIgnorable, scalar))
                position.write(0, advance: 0, position.cluster(glyphs), &glyphs)
            }
            return
        }
        if isShaped { joinCluster(scalar, &position) }
        if scalar == CharacterClass.fractionSlash, isShaped {
            readFraction(length, bytes, &position)
        }
        let role = isShaped ? CharacterClass.role(scalar) : .usual
        if role != .usual || isShaped && MarkTable.isMark(scalar) {
            source.roles.append((last + 1, role, scalar))
        }
        if entry.glyph == 0, !role.isInvisible {
            readMissing(scalar, length, bytes, &glyphs, &position)
        } else {
            let cluster = position.cluster(glyphs)
            position.write(entry.glyph, advance: pages.advance(index), cluster, &glyphs)
        }
    }

    /// Skips characters of the current run, which needs the shaper of its script.
    ///
    /// The function is mutating so that a call does not copy the mapper.
    private mutating func skipComplex(_ bytes: Span<UInt8>, _ position: inout Position) {
        // The loop keeps local variables in registers.
        var scalars = position.scalars
        var count = 0
        let script = position.script
        let isStarted = context.isStarted
        while let (scalar, length) = scalars.next(bytes), let (_, entry) = pages.entry(scalar),
            entry.glyph != 0 || entry.isSpecial,
            entry.script == ScriptTable.common || entry.script == script,
            !isStarted || !entry.isPaired, scalar != CharacterClass.fractionSlash
        {
            scalars.skip(length)
            count &+= 1
        }
        position.scalars = scalars
        position.offset += count
    }

    /// Adds a character to the cluster before it if the character extends or ends this cluster.
    private func joinCluster(_ scalar: UInt32, _ position: inout Position) {
        if CharacterClass.isRegionalIndicator(scalar) {
            let isSecond = position.indicator == position.offset &- 1
            position.isJoined = isSecond
            position.indicator = isSecond ? Int.min : position.offset
        } else if scalar != 0x200C, MarkTable.extendsClusters(scalar) {
            position.isJoined = true
        }
    }

    private mutating func readMissing(
        _ scalar: UInt32,
        _ length: Int,
        _ bytes: Span<UInt8>,
        _ glyphs: inout OutputSpan<Glyph>,
        _ position: inout Position
    ) {
        let em = face.unitsPerEm
        let cluster = position.cluster(glyphs)
        if isShaped {
            if let space = SpaceFallback.glyph(for: scalar, unitsPerEm: em, { glyph($0) }) {
                // A lookup that replaces the glyph does not change the width of the space.
                if SpaceFallback.isSpace(scalar) {
                    source.roles.append((glyphs.count, .usual, scalar))
                }
                position.write(space.id, advance: space.advance, cluster, &glyphs)
                return
            }
            if keepsSyllables(position.script), Jamo.isSyllable(scalar),
                Jamo.decomposition(scalar).allSatisfy({ glyph($0) != nil })
            {
                // The shaper of Hangul divides the syllable.
                position.isComplex = true
                position.skip(length)
                skipComplex(bytes, &position)
                return
            }
            if readMarks(afterMissing: scalar, length, bytes, &glyphs, &position) { return }
            if readParts(of: scalar, bytes, &glyphs, &position) { return }
        } else if CharacterClass.isDefaultIgnorable(scalar) {
            // Without features, invisible characters are read here too. They are not listed as
            // missing.
            return
        }
        list(scalar)
        position.write(0, advance: pages.table.advance(0), cluster, &glyphs)
    }

    /// Adds a character in a known page to the list of missing characters.
    mutating func list(_ character: UInt32) {
        guard let (index, entry) = pages.entry(character), !entry.isListed,
            let scalar = Unicode.Scalar(character)
        else { return }
        pages.list(index)
        listed.append(index)
        missing.append(scalar)
    }
}

/// Replacements for spaces and hyphens that have no glyph in a face, as in HarfBuzz.
enum SpaceFallback {
    /// Returns the replacement for a character, or `nil` if none exists.
    static func glyph(
        for character: UInt32,
        unitsPerEm: Int,
        _ look: (UInt32) -> Glyph?
    ) -> Glyph? {
        if character == 0x2011 { return look(0x2010) }
        // U+2000 and U+2001 are equivalent to U+2002 and U+2003.
        if 0x2000...0x2001 ~= character, let space = look(character + 2) { return space }
        guard isSpace(character), let space = look(0x20),
            let advance = advance(of: character, from: space.advance, unitsPerEm, look)
        else { return nil }
        return Glyph(id: space.id, cluster: 0, advance: advance)
    }

    /// Returns whether a character may be a space other than U+0020.
    static func isSpace(_ character: UInt32) -> Bool {
        character == 0xA0 || 0x2000...0x205F ~= character || character == 0x3000
    }

    /// Returns the advance of a space, or `nil` for another character.
    ///
    /// The advance of the glyph for U+0020 determines the width of some spaces.
    static func advance(
        of character: UInt32,
        from space: Double,
        _ unitsPerEm: Int,
        _ look: (UInt32) -> Glyph?
    ) -> Double? {
        let em = Double(unitsPerEm)
        /// Returns an em divided by an integer, rounded to a whole font unit.
        func share(_ part: Int) -> Double {
            ((em + Double(part / 2)) / Double(part)).roundedDown
        }
        switch character {
        case 0x00A0: return space
        case 0x2000, 0x2002: return share(2)
        case 0x2001, 0x2003, 0x3000: return share(1)
        case 0x2004: return share(3)
        case 0x2005: return share(4)
        case 0x2006: return share(6)
        case 0x2007:
            let digits = 0x30...0x39 as ClosedRange<UInt32>
            return digits.lazy.compactMap(look).first?.advance ?? space
        case 0x2008: return look(0x2E)?.advance ?? space
        case 0x2009: return share(5)
        case 0x200A: return share(16)
        case 0x202F: return (space / 2).roundedDown
        case 0x205F: return (em * 4 / 18).roundedDown
        default: return nil
        }
    }
}
