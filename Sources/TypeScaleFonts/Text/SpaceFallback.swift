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
        guard character == 0xA0 || 0x2000...0x205F ~= character || character == 0x3000,
            let space = look(0x20)
        else { return nil }
        let em = Double(unitsPerEm)
        /// Returns an em divided by an integer, rounded to a whole font unit.
        func share(_ part: Int) -> Double {
            ((em + Double(part / 2)) / Double(part)).rounded(.down)
        }
        let advance: Double
        switch character {
        case 0x00A0: advance = space.advance
        case 0x2000, 0x2002: advance = share(2)
        case 0x2001, 0x2003, 0x3000: advance = share(1)
        case 0x2004: advance = share(3)
        case 0x2005: advance = share(4)
        case 0x2006: advance = share(6)
        case 0x2007:
            let digits = 0x30...0x39 as ClosedRange<UInt32>
            advance = digits.lazy.compactMap(look).first?.advance ?? space.advance
        case 0x2008: advance = look(0x2E)?.advance ?? space.advance
        case 0x2009: advance = share(5)
        case 0x200A: advance = share(16)
        case 0x202F: advance = (space.advance / 2).rounded(.down)
        case 0x205F: advance = (em * 4 / 18).rounded(.down)
        default: return nil
        }
        return Glyph(id: space.id, cluster: 0, advance: advance)
    }
}
