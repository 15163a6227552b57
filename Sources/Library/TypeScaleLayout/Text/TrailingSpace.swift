/// The characters that may extend beyond the end of a line.
enum TrailingSpace {
    /// Returns whether a cluster consists of such characters and invisible characters.
    ///
    /// An invisible character may join the cluster of a space, such as a direction mark before it.
    /// A space with a visible mark is a symbol, as in
    /// [CSS Text](https://www.w3.org/TR/css-text-3/#character-properties).
    static func contains(_ bytes: Span<UInt8>, in cluster: Range<Int>) -> Bool {
        var offset = visibleStart(bytes, in: cluster)
        guard offset < cluster.upperBound else { return false }
        while offset < cluster.upperBound, contains(bytes, at: offset) {
            let next = offset + bytes[offset].scalarLength
            offset = visibleStart(bytes, in: next..<cluster.upperBound)
        }
        return offset == cluster.upperBound
    }

    /// Returns the offset after the invisible characters at the start of a range.
    static func visibleStart(_ bytes: Span<UInt8>, in range: Range<Int>) -> Int {
        var offset = range.lowerBound
        while offset < range.upperBound, isInvisible(bytes, at: offset) {
            offset += bytes[offset].scalarLength
        }
        return offset
    }

    /// Returns whether an invisible mark, an embedding of bidirectional text, or a joiner is at an
    /// offset.
    private static func isInvisible(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        guard bytes.indices.contains(offset) else { return false }
        switch bytes[offset] {
        // COMBINING GRAPHEME JOINER
        case 0xCD: return bytes[offset + 1] == 0x8F
        // ARABIC LETTER MARK
        case 0xD8: return bytes[offset + 1] == 0x9C
        case 0xE1:
            switch (bytes[offset + 1], bytes[offset + 2]) {
            // KHMER VOWEL INHERENT AQ and AA, and Mongolian variation selectors
            case (0x9E, 0xB4...0xB5), (0xA0, 0x8B...0x8F): return true
            default: return false
            }
        case 0xE2:
            switch (bytes[offset + 1], bytes[offset + 2]) {
            // U+200C to U+200F, U+202A to U+202E, and U+2066 to U+2069
            case (0x80, 0x8C...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return true
            default: return false
            }
        // Variation selectors and tags
        case 0xEF: return bytes[offset + 1] == 0xB8 && bytes[offset + 2] <= 0x8F
        case 0xF3: return bytes[offset + 1] == 0xA0
        default: return false
        }
    }

    /// Returns whether a breaking space, a tab or a newline is at an offset.
    static func contains(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        guard bytes.indices.contains(offset) else { return false }
        let first = bytes[offset]
        if first < 0x80 { return first == 0x20 || 0x09...0x0D ~= first }
        // In valid UTF-8, all bytes that the first byte announces are present.
        switch first {
        // NEXT LINE
        case 0xC2: return bytes[offset + 1] == 0x85
        // OGHAM SPACE MARK
        case 0xE1: return bytes[offset + 1] == 0x9A && bytes[offset + 2] == 0x80
        // Breaking spaces of General Punctuation, ZERO WIDTH SPACE and the two separators.
        case 0xE2:
            switch (bytes[offset + 1], bytes[offset + 2]) {
            case (0x80, 0x80...0x8B): return bytes[offset + 2] != 0x87
            case (0x80, 0xA8), (0x80, 0xA9), (0x81, 0x9F): return true
            default: return false
            }
        // IDEOGRAPHIC SPACE
        case 0xE3: return bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0x80
        default: return false
        }
    }
}
