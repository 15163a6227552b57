/// The characters whose shapes mirror each other, from the property
/// [Bidi_Mirroring_Glyph](https://www.unicode.org/reports/tr9/#L4).
enum MirrorTable {
    /// Returns the character whose shape mirrors a character, or the character if there is none.
    ///
    /// Both characters have the same number of UTF-8 bytes.
    static func mirrored(_ character: UInt32) -> UInt32 {
        // All pairs are between these characters.
        guard character >= 0x28, character <= 0xFF63, character <= 0xBB || character >= 0xF3A
        else { return character }
        let pair = partitionPoint(pairCount) { first($0) < character }
        guard pair < pairCount, first(pair) == character else { return character }
        return pairs.hexadecimal(at: 8 * pair + 4, count: 4)
    }

    private static func first(_ pair: Int) -> UInt32 { pairs.hexadecimal(at: 8 * pair, count: 4) }
}
