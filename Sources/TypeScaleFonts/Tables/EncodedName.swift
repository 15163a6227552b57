/// A name as encoded in a naming table, which contains at least one character.
struct EncodedName {
    /// The offset in the table, in bytes.
    let offset: Int
    let byteCount: Int
    /// Whether the encoding is Macintosh Roman, and not big-endian UTF-16.
    let isRoman: Bool

    /// The number of characters, if all are ASCII.
    var asciiCount: Int { isRoman ? byteCount : byteCount / 2 }

    func text(_ table: RawSpan) -> String { Self.text(self, nil, nil, table) }

    /// The maximum number of characters in names that are decoded in one step.
    private static let maximumCount = 256

    /// Decodes names, and joins them.
    static func text(_ first: Self?, _ second: Self?, _ third: Self?, _ table: RawSpan) -> String {
        // Nearly all names are short, and consist of ASCII characters.
        let text: String? = unsafe withUnsafeTemporaryAllocation(
            of: UInt8.self,
            capacity: maximumCount
        ) { letters in
            var count = 0
            guard unsafe first?.decodeASCII(table, letters, &count) ?? true,
                unsafe second?.decodeASCII(table, letters, &count) ?? true,
                unsafe third?.decodeASCII(table, letters, &count) ?? true
            else { return nil }
            let letters = unsafe UnsafeBufferPointer(rebasing: letters[..<count])
            return unsafe String(decoding: letters, as: UTF8.self)
        }
        if let text { return text }
        var parts = first?.decoded(table) ?? ""
        parts += second?.decoded(table) ?? ""
        parts += third?.decoded(table) ?? ""
        return parts
    }

    /// Appends the characters, or returns `false` if there are too many, or one isn't ASCII.
    @inline(never)
    private func decodeASCII(
        _ table: RawSpan,
        _ letters: UnsafeMutableBufferPointer<UInt8>,
        _ count: inout Int
    ) -> Bool {
        let (start, length) = (count, asciiCount)
        guard start + length <= letters.count, table.holds(byteCount, at: offset) else {
            return false
        }
        let end = unsafe UnsafeMutableBufferPointer(rebasing: letters[start...])
        let bytes = table.extracting(offset..<(offset + byteCount))
        count = start + length
        // With local variables, the loops convert several characters at once.
        return unsafe bytes.withUnsafeBytes { bytes in
            var rest: UInt16 = 0
            if isRoman {
                for index in 0..<length {
                    unsafe rest |= UInt16(bytes[index])
                    unsafe end[index] = bytes[index]
                }
            } else {
                for index in 0..<length {
                    let offset = 2 &* index
                    let unit = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
                    rest |= unit.bigEndian
                    unsafe end[index] = UInt8(truncatingIfNeeded: unit.bigEndian & 0x7F)
                }
            }
            return rest < 0x80
        }
    }

    /// Decodes the name, replacing unpaired surrogates with U+FFFD and ignoring an odd last byte.
    private func decoded(_ table: RawSpan) -> String {
        if isRoman {
            var text = String.UnicodeScalarView()
            for index in 0..<byteCount {
                text.append(MacRoman.character(UInt8(table.uint8(at: offset + index))))
            }
            return String(text)
        }
        var units: [UInt16] = []
        for index in 0..<asciiCount { units.append(table.number(at: offset + 2 * index)) }
        return String(decoding: units, as: UTF16.self)
    }
}

/// The Macintosh Roman encoding.
enum MacRoman {
    static func character(_ byte: UInt8) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]
    }

    /// Returns the byte for a character, or `nil` if the encoding doesn't include the character.
    static func byte(_ character: UInt32) -> UInt8? {
        if character < 0x80 { return UInt8(character) }
        let index = upperHalf.firstIndex { $0.value == character }
        return index.map { UInt8($0 + 0x80) }
    }

    /// The characters for 0x80 to 0xFF, from the Unicode mapping table `APPLE/ROMAN.TXT`.
    private static let upperHalf = Array(
        ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ"
            + "–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars
    )
}
