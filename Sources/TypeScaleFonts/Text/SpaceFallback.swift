/// Replacements for spaces and hyphens that have no glyph in a face, as in HarfBuzz.
enum SpaceFallback {
    /// Returns the replacement for a character and its advance in font units, or `nil` if none
    /// exists.
    static func glyph(
        for character: UInt32,
        unitsPerEm: Int,
        look: (UInt32) -> Glyph?
    ) -> Glyph? {
        if character == 0x2011 { return look(0x2010) }
        // U+2000 and U+2001 are equivalent to U+2002 and U+2003.
        if 0x2000...0x2001 ~= character, let space = look(character + 2) { return space }
        guard let width = width(character), let space = look(0x20) else { return nil }
        let em = Double(unitsPerEm)
        let advance: Double
        switch width {
        case .space: advance = space.advance
        case .share(let part): advance = ((em + Double(part / 2)) / Double(part)).rounded(.down)
        case .mathematical: advance = (em * 4 / 18).rounded(.down)
        case .narrow: advance = (space.advance / 2).rounded(.down)
        case .like(let characters):
            advance = characters.lazy.compactMap(look).first?.advance ?? space.advance
        }
        return Glyph(id: space.id, cluster: 0, advance: advance)
    }

    private enum Width {
        case space
        /// A fraction of an em with the given denominator.
        case share(Int)
        case mathematical
        case narrow
        /// The width of the first character in the range that has a glyph.
        case like(ClosedRange<UInt32>)
    }

    private static func width(_ character: UInt32) -> Width? {
        switch character {
        case 0x00A0: .space
        case 0x2000, 0x2002: .share(2)
        case 0x2001, 0x2003, 0x3000: .share(1)
        case 0x2004: .share(3)
        case 0x2005: .share(4)
        case 0x2006: .share(6)
        case 0x2007: .like(0x30...0x39)
        case 0x2008: .like(0x2E...0x2E)
        case 0x2009: .share(5)
        case 0x200A: .share(16)
        case 0x202F: .narrow
        case 0x205F: .mathematical
        default: nil
        }
    }
}
