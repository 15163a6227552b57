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
        let range = partitionPoint(rangeCount) { number(in: classes, 7 * $0, 6) <= character } - 1
        let letter = range >= 0 ? byte(in: classes, 7 * range + 6) : firstClass
        return BidiClass(rawValue: letter &- firstClass) ?? .leftToRight
    }

    /// Returns the bracket pair of a character, or `nil` if the character is not a paired bracket.
    static func bracket(_ character: UInt32) -> Bracket? {
        let character = character == 0x2329 ? 0x3008 : character == 0x232A ? 0x3009 : character
        for pair in 0..<bracketCount {
            let opening = number(in: brackets, 8 * pair, 4)
            if opening == character { return Bracket(opening: opening, isOpening: true) }
            let closing = number(in: brackets, 8 * pair + 4, 4)
            if closing == character { return Bracket(opening: opening, isOpening: false) }
        }
        return nil
    }

    /// Returns the character to show for a character that is read right to left, by rule L4.
    static func mirrored(_ character: Unicode.Scalar) -> Unicode.Scalar {
        let value = character.value
        // All pairs are between these characters.
        guard value >= 0x28, value <= 0xFF65, value <= 0xBB || value >= 0xF3A else {
            return character
        }
        for pair in 0..<mirrorCount {
            let first = number(in: mirrors, 8 * pair, 4)
            let second = number(in: mirrors, 8 * pair + 4, 4)
            if first == value { return Unicode.Scalar(second) ?? character }
            if second == value { return Unicode.Scalar(first) ?? character }
        }
        return character
    }

    /// Returns text that is read right to left, with its mirrored characters replaced.
    ///
    /// The result has as many UTF-8 bytes as the text.
    static func mirrored(_ text: some Sequence<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView()
        for character in text { result.append(mirrored(character)) }
        return String(result)
    }

    /// Returns the number of some hexadecimal digits in a table.
    private static func number(in table: StaticString, _ start: Int, _ count: Int) -> UInt32 {
        (start..<start + count).reduce(0) { value, index in
            let digit = UInt32(byte(in: table, index))
            return value << 4 | (digit < 0x41 ? digit &- 0x30 : digit &- 0x37)
        }
    }

    private static func byte(in table: StaticString, _ index: Int) -> UInt8 {
        index < table.utf8CodeUnitCount ? unsafe table.utf8Start[index] : 0x30
    }
}
