// Unusual characters are read by separate functions, which are not inlined into the main loop.
extension GlyphReader {
    /// Reads an unusual character in a page that has been added.
    @inline(never)
    mutating func readUnusual(_ scalar: UInt32, _ position: inout Position) {
        guard let (index, entry) = pages.entry(scalar) else { return }
        if entry.isSpecial {
            unsafe readSpecial(scalar, index, entry, &position)
            return
        }
        if isShaped, entry.script != ScriptTable.common { unsafe enter(entry.script, &position) }
        if entry.glyph == 0 {
            unsafe readMissing(scalar, index, entry, &position)
        } else {
            unsafe position.write(entry.glyph, advance: pages.advance(index))
        }
    }

    /// Ends the run before a character in another script, or at the end of the text.
    mutating func enter(_ script: UInt8, _ position: inout Position) {
        let current = unsafe position.script
        if current == script, script != ScriptTable.common { return }
        // Common characters at the start of the text belong to the first script.
        if current != ScriptTable.common || script == ScriptTable.common {
            let end = unsafe (glyph: position.count, offset: position.offset)
            runs.append(ScriptRun(script: current, end: end.glyph, endOffset: end.offset))
        }
        unsafe position.script = script
    }

    /// Reads a character that needs shaping, selects a variation or has a special role.
    private mutating func readSpecial(
        _ scalar: UInt32,
        _ index: Int,
        _ entry: CharacterPages.Entry,
        _ position: inout Position
    ) {
        let script = ScriptTable.script(scalar)
        if isShaped, script != ScriptTable.common { unsafe enter(script, &position) }
        let (offset, last) = unsafe (position.offset, position.count - 1)
        if script == ScriptTable.unshaped || ComplexScripts.contains(scalar) {
            needsShaping.join(offset..<(offset + 1))
        }
        if CmapFormat14.isSelector(scalar) {
            if last >= 0, unsafe position.glyphs[last].cluster == offset - 1,
                let previous = unsafe position.scalars.previous,
                let glyph = table.glyph(previous, selector: scalar)
            {
                isUneven = true
                unsafe position.glyphs[last] = Glyph(
                    id: glyph.id,
                    cluster: UInt32(truncatingIfNeeded: offset - 1),
                    advance: glyph.advance
                )
            }
            return
        }
        let role = isShaped ? CharacterClass.role(scalar) : .usual
        if entry.glyph == 0, !role.isInvisible {
            unsafe readMissing(scalar, index, entry, &position)
            return
        }
        if role != .usual { roles.append((last + 1, role)) }
        unsafe position.write(entry.glyph, advance: pages.advance(index))
    }

    private mutating func readMissing(
        _ scalar: UInt32,
        _ index: Int,
        _ entry: CharacterPages.Entry,
        _ position: inout Position
    ) {
        let em = face.unitsPerEm
        if isShaped, let space = SpaceFallback.glyph(for: scalar, unitsPerEm: em, { glyph($0) }) {
            unsafe position.write(space.id, advance: space.advance)
            return
        }
        if !entry.isListed, let scalar = Unicode.Scalar(scalar) {
            // Without features, invisible characters are read here too. They are not listed as
            // missing.
            if !isShaped, CharacterClass.isDefaultIgnorable(scalar.value) { return }
            pages.list(index)
            listed.append(index)
            missing.append(scalar)
        }
        unsafe position.write(0, advance: pages.advance(index))
    }
}
