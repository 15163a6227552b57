/// The characters whose shapes mirror each other, from the property
/// [Bidi_Mirroring_Glyph](https://www.unicode.org/reports/tr9/#L4).
enum MirrorTable {
    /// Returns the character whose shape mirrors a character, or the character if there is none.
    static func mirrored(_ character: UInt32) -> UInt32 {
        // No pair has a character before these, or between Latin and Tibetan.
        guard character >= 0x28, character <= 0xBB || character >= 0xF3A else { return character }
        let pair = partitionPoint(pairCount) { numbers[2 * $0] < character }
        guard pair < pairCount, numbers[2 * pair] == character else { return character }
        return numbers[2 * pair + 1]
    }

    /// The numbers in ``pairs``, which are read once.
    private static let numbers = [UInt32](pairs, digits: 5)
}
