import TypeScaleFonts

/// The tables of the bidirectional algorithm.
enum BidiTable {
    /// The characters of a paired bracket, both replaced by the canonically equivalent ones.
    struct Bracket: Equatable {
        /// The opening bracket of the pair.
        let opening: UInt32
        let isOpening: Bool
    }

    /// Returns the class of a character.
    static func bidiClass(_ character: UInt32) -> BidiClass {
        character < 0x800 ? common[Int(character)] : search(character)
    }

    /// The classes in Latin, Greek, Cyrillic, Hebrew and Arabic text.
    private static let common = (0..<0x800).map { search($0) }

    /// The first character of each range in ``classes``.
    private static let starts = (0..<rangeCount).map { classes.hexadecimal(at: 7 * $0, count: 6) }

    private static func search(_ character: UInt32) -> BidiClass {
        let next = partitionPoint(rangeCount) { starts[$0] <= character }
        let letter = next > 0 ? classes.byte(at: 7 * next - 1) : firstClass
        return BidiClass(rawValue: letter &- firstClass) ?? .leftToRight
    }

    /// Returns the bracket pair of a character, or `nil` if the character is not a paired bracket.
    static func bracket(_ character: UInt32) -> Bracket? {
        let character = character == 0x2329 ? 0x3008 : character == 0x232A ? 0x3009 : character
        guard let index = ends.firstIndex(of: character) else { return nil }
        return Bracket(opening: ends[index & ~1], isOpening: index % 2 == 0)
    }

    /// The opening and the closing bracket of each pair in ``brackets``.
    private static let ends = (0..<(2 * bracketCount)).map {
        brackets.hexadecimal(at: 4 * $0, count: 4)
    }
}
