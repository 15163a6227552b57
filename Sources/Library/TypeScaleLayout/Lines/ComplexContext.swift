/// The characters of line breaking class SA, *Complex_Context*: letters of Thai, Lao, Khmer,
/// Burmese and other scripts without spaces between words.
///
/// Only a dictionary finds the words.
enum ComplexContext {
    /// Returns whether a range of valid UTF-8 contains a character of the class.
    static func isUsed(in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for offset in range {
            // No letter of the class has fewer than three bytes. Each begins with one of these.
            let first = bytes[offset]
            if first == 0xE0 || first == 0xE1 || first == 0xEA || first == 0xF0,
                contains(scalar(bytes, at: offset))
            {
                return true
            }
        }
        return false
    }

    /// Returns the scalar that begins at an offset, or 0 if it is incomplete.
    private static func scalar(_ bytes: Span<UInt8>, at offset: Int) -> UInt32 {
        let length = bytes[offset].scalarLength
        guard offset + length <= bytes.count else { return 0 }
        var value = UInt32(bytes[offset]) & (length == 4 ? 0x07 : 0x0F)
        for index in (offset + 1)..<(offset + length) {
            value = value << 6 | UInt32(bytes[index] & 0x3F)
        }
        return value
    }

    /// Returns whether a character belongs to the class.
    ///
    /// Source: LineBreak.txt of Unicode 15.0, with which a test compares the ranges.
    static func contains(_ character: UInt32) -> Bool {
        switch character {
        // Thai
        case 0x0E01...0x0E3A, 0x0E40...0x0E4E: true
        // Lao
        case 0x0E81...0x0E82, 0x0E84, 0x0E86...0x0E8A, 0x0E8C...0x0EA3, 0x0EA5, 0x0EA7...0x0EBD,
            0x0EC0...0x0EC4, 0x0EC6, 0x0EC8...0x0ECE, 0x0EDC...0x0EDF:
            true
        // Burmese
        case 0x1000...0x103F, 0x1050...0x108F, 0x109A...0x109F, 0xA9E0...0xA9EF, 0xA9FA...0xA9FE,
            0xAA60...0xAA7F:
            true
        // Khmer
        case 0x1780...0x17D3, 0x17D7, 0x17DC...0x17DD: true
        // Tai Le, New Tai Lue, Tai Tham, Tai Viet, Ahom
        case 0x1950...0x196D, 0x1970...0x1974, 0x1980...0x19AB, 0x19B0...0x19C9, 0x19DA,
            0x19DE...0x19DF, 0x1A20...0x1A5E, 0x1A60...0x1A7C, 0x1AA0...0x1AAD, 0xAA80...0xAAC2,
            0xAADB...0xAADF, 0x11700...0x1171A, 0x1171D...0x1172B, 0x1173A...0x1173B,
            0x1173F...0x11746:
            true
        default: false
        }
    }
}
