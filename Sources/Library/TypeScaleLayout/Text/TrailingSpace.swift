/// The characters that may extend beyond the end of a line.
enum TrailingSpace {
    /// Returns whether a cluster consists of such a character, perhaps after invisible characters.
    ///
    /// An invisible character joins the cluster of the character after it, such as a direction mark
    /// before a space.
    static func contains(_ bytes: UnsafeBufferPointer<UInt8>, in cluster: Range<Int>) -> Bool {
        let offset = unsafe visibleStart(bytes, in: cluster)
        return unsafe offset < cluster.upperBound && contains(bytes, at: offset)
    }

    /// Returns the offset after the invisible characters at the start of a range.
    static func visibleStart(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Int {
        var offset = range.lowerBound
        while offset < range.upperBound, unsafe isInvisible(bytes, at: offset) {
            offset += unsafe bytes[offset].scalarLength
        }
        return offset
    }

    /// Returns whether a mark or an embedding of bidirectional text, or a joiner, is at an offset.
    private static func isInvisible(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard bytes.indices.contains(offset) else { return false }
        switch unsafe bytes[offset] {
        // ARABIC LETTER MARK
        case 0xD8: return unsafe bytes[offset + 1] == 0x9C
        // U+200C to U+200F, U+202A to U+202E, and U+2066 to U+2069
        case 0xE2:
            switch unsafe (bytes[offset + 1], bytes[offset + 2]) {
            case (0x80, 0x8C...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return true
            default: return false
            }
        default: return false
        }
    }

    /// Returns whether a breaking space, a tab or a newline is at an offset.
    static func contains(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard bytes.indices.contains(offset) else { return false }
        let first = unsafe bytes[offset]
        if first < 0x80 { return first == 0x20 || 0x09...0x0D ~= first }
        // In valid UTF-8, all bytes that the first byte announces are present.
        switch first {
        // NEXT LINE
        case 0xC2: return unsafe bytes[offset + 1] == 0x85
        // OGHAM SPACE MARK
        case 0xE1: return unsafe bytes[offset + 1] == 0x9A && bytes[offset + 2] == 0x80
        // Breaking spaces of General Punctuation, ZERO WIDTH SPACE and the two separators.
        case 0xE2:
            switch unsafe (bytes[offset + 1], bytes[offset + 2]) {
            case (0x80, 0x80...0x8B): return unsafe bytes[offset + 2] != 0x87
            case (0x80, 0xA8), (0x80, 0xA9), (0x81, 0x9F): return true
            default: return false
            }
        // IDEOGRAPHIC SPACE
        case 0xE3: return unsafe bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0x80
        default: return false
        }
    }
}

extension UTF8.CodeUnit {
    /// The length in UTF-8 of a scalar that begins with this byte.
    var scalarLength: Int { self < 0x80 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : 4 }
}
