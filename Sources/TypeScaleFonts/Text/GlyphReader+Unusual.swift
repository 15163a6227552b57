// The characters that are rare, in functions of their own.
extension GlyphReader {
    /// Reads a character that is not usual; returns how many glyphs it has.
    @inline(never)
    mutating func readUnusual(
        _ scalar: UInt32,
        _ position: inout Position,
        _ glyphs: UnsafeMutableBufferPointer<Glyph>
    ) -> Int {
        guard let (index, entry) = pages.entry(scalar) else { return 0 }
        if entry.isSpecial {
            return unsafe readSpecial(scalar, index, &position, glyphs)
        }
        if isShaped, entry.script != ScriptTable.common { unsafe enter(entry.script, &position) }
        if entry.glyph == 0 { return unsafe readMissing(scalar, index, &position, glyphs) }
        let glyph = Glyph(id: entry.glyph, cluster: 0, advance: pages.advance(index))
        unsafe write(glyph, &position, glyphs)
        return 1
    }

    private func write(
        _ glyph: Glyph,
        _ position: inout Position,
        _ glyphs: UnsafeMutableBufferPointer<Glyph>
    ) {
        let cluster = unsafe UInt32(truncatingIfNeeded: position.offset)
        unsafe glyphs.initializeElement(
            at: position.count,
            to: Glyph(id: glyph.id, cluster: cluster, advance: glyph.advance)
        )
        unsafe position.sum += glyph.advance
    }

    /// Ends the run if it has a script and a character of another one comes, or the end of the text.
    mutating func enter(_ script: UInt8, _ position: inout Position) {
        let current = unsafe position.script
        if current == script, script != ScriptTable.common { return }
        // Characters of no script at the start of a text take that of the first that has one.
        if current != ScriptTable.common || script == ScriptTable.common {
            let end = unsafe (glyph: position.count, offset: position.offset)
            runs.append(ScriptRun(script: current, end: end.glyph, endOffset: end.offset))
        }
        unsafe position.script = script
    }

    /// Reads a character that needs shaping, selects a variation, or is invisible; returns how many
    /// glyphs it has.
    private mutating func readSpecial(
        _ scalar: UInt32,
        _ index: Int,
        _ position: inout Position,
        _ glyphs: UnsafeMutableBufferPointer<Glyph>
    ) -> Int {
        let script = ScriptTable.script(scalar)
        if isShaped, script != ScriptTable.common { unsafe enter(script, &position) }
        let (offset, count) = unsafe (position.offset, position.count)
        if script == ScriptTable.unshaped || ComplexScripts.contains(scalar) {
            needsShaping.join(offset..<(offset + 1))
        }
        if CmapFormat14.isSelector(scalar) {
            if count > 0, unsafe glyphs[count - 1].cluster == offset - 1,
                let previous = unsafe position.scalars.previous,
                let glyph = table.glyph(previous, selector: scalar)
            {
                isUneven = true
                unsafe glyphs[count - 1] = Glyph(
                    id: glyph.id,
                    cluster: UInt32(truncatingIfNeeded: offset - 1),
                    advance: glyph.advance
                )
            }
            return 0
        }
        let role = isShaped ? CharacterClass.role(scalar) : .usual
        guard let (_, entry) = pages.entry(scalar) else { return 0 }
        if entry.glyph == 0, !role.isInvisible {
            return unsafe readMissing(scalar, index, &position, glyphs)
        }
        if role != .usual { roles.append((count, role)) }
        let glyph = Glyph(id: entry.glyph, cluster: 0, advance: pages.advance(index))
        unsafe write(glyph, &position, glyphs)
        return 1
    }

    /// Reads a character that the face has no glyph for; returns how many glyphs it has.
    private mutating func readMissing(
        _ scalar: UInt32,
        _ index: Int,
        _ position: inout Position,
        _ glyphs: UnsafeMutableBufferPointer<Glyph>
    ) -> Int {
        var glyph = Glyph(id: 0, cluster: 0, advance: pages.advance(index))
        if isShaped, SpaceFallback.mayExist(for: scalar), let space = fallback(scalar) {
            glyph = space
        } else if pages.entry(scalar)?.entry.isListed == false, let scalar = Unicode.Scalar(scalar)
        {
            // Without features there is a glyph for each character, or the box for missing ones.
            if !isShaped, scalar.properties.isDefaultIgnorableCodePoint { return 0 }
            pages.list(index)
            listed.append(index)
            missing.append(scalar)
        }
        unsafe write(glyph, &position, glyphs)
        return 1
    }

    mutating func fallback(_ scalar: UInt32) -> Glyph? {
        SpaceFallback.glyph(for: scalar, unitsPerEm: face.unitsPerEm) { glyph($0) }
    }
}
