/// The brackets and quotation marks of which the closing one has the script of the opening one.
///
/// Brackets of mathematics and rare brackets are not included. Brackets of a single script, such as
/// Tibetan brackets, have the script anyway.
enum PairedPunctuation {
    /// Calls a closure with each character of a pair in a range.
    static func forEach(in characters: ClosedRange<UInt32>, _ body: (UInt32) -> Void) {
        for block: ClosedRange<UInt32> in [0x28...0xBB, 0x2018...0x301B, 0xFF08...0xFF63]
        where block.overlaps(characters) {
            for character in block.clamped(to: characters) where partner(of: character) != nil {
                body(character)
            }
        }
    }

    /// Returns the other character of a pair, or `nil` if the character is not of a pair.
    ///
    /// The opening character comes first in Unicode.
    static func partner(of character: UInt32) -> UInt32? {
        guard character <= 0xBB || 0x2018...0x301B ~= character || character >= 0xFF08 else {
            return nil
        }
        switch character {
        // Parentheses, high quotation marks, and the brackets of East Asia.
        case 0x28...0x29, 0x2018...0x2019, 0x201C...0x201D, 0x2768...0x2775, 0x27E6...0x27EF,
            0x3008...0x3011, 0x3014...0x301B, 0xFF08...0xFF09, 0xFF62...0xFF63:
            return character ^ 1
        case 0x3C, 0x3E: return character ^ 2
        // Angle quotation marks.
        case 0x2039...0x203A: return character ^ 3
        case 0xAB, 0xBB: return character ^ 0x10
        // The brackets of a pair, such as 5B and 5D, differ in the bits of 2 and 4.
        case 0x5B, 0x5D, 0x7B, 0x7D, 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D: return character ^ 6
        default: return nil
        }
    }
}
