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
        let next = partitionPoint(rangeCount) {
            classes.hexadecimal(at: 7 * $0, count: 6) <= character
        }
        let letter = next > 0 ? classes.byte(at: 7 * next - 1) : firstClass
        return BidiClass(rawValue: letter &- firstClass) ?? .leftToRight
    }

    /// Returns the bracket pair of a character, or `nil` if the character is not a paired bracket.
    static func bracket(_ character: UInt32) -> Bracket? {
        let character = character == 0x2329 ? 0x3008 : character == 0x232A ? 0x3009 : character
        for pair in 0..<bracketCount {
            let opening = brackets.hexadecimal(at: 8 * pair, count: 4)
            if opening == character { return Bracket(opening: opening, isOpening: true) }
            let closing = brackets.hexadecimal(at: 8 * pair + 4, count: 4)
            if closing == character { return Bracket(opening: opening, isOpening: false) }
        }
        return nil
    }
}
