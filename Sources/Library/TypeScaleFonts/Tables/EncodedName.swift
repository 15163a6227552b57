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

    /// Decodes names, and joins them.
    static func text(_ first: Self?, _ second: Self?, _ third: Self?, _ table: RawSpan) -> String {
        let count = (first?.asciiCount ?? 0) + (second?.asciiCount ?? 0) + (third?.asciiCount ?? 0)
        if count == 0 { return "" }
        // Nearly all names consist of ASCII characters.
        let text = unsafe String(unsafeUninitializedCapacity: count) { letters in
            var used = 0
            let isASCII =
                unsafe (first?.decodeASCII(table, letters, &used) ?? true)
                && (second?.decodeASCII(table, letters, &used) ?? true)
                && (third?.decodeASCII(table, letters, &used) ?? true)
            return isASCII ? used : 0
        }
        if !text.isEmpty { return text }
        var parts = first?.decoded(table) ?? ""
        parts += second?.decoded(table) ?? ""
        parts += third?.decoded(table) ?? ""
        return parts
    }

    /// Appends the characters, or returns `false` if one isn't ASCII.
    ///
    /// With a loop over checked indices, registering a font takes 13% more instructions.
    @inline(never)
    private func decodeASCII(
        _ table: RawSpan,
        _ letters: UnsafeMutableBufferPointer<UInt8>,
        _ used: inout Int
    ) -> Bool {
        let (start, count) = (used, asciiCount)
        guard table.holds(byteCount, at: offset), letters.count - start >= count else {
            return false
        }
        used += count
        let part = unsafe UnsafeMutableBufferPointer(rebasing: letters[start..<used])
        return unsafe table.extracting(offset..<(offset + byteCount)).withUnsafeBytes { bytes in
            let letters = UnsafeMutableRawBufferPointer(part)
            if isRoman {
                unsafe letters.copyMemory(from: bytes)
                return unsafe letters.allSatisfy { $0 < 0x80 }
            }
            var high: UInt64 = 0
            if count >= 8 {
                for index in stride(from: 0, to: count - 8, by: 8) {
                    unsafe high |= Self.decode8(bytes, letters, index)
                }
                // The last characters can overlap the characters before them.
                unsafe high |= Self.decode8(bytes, letters, count - 8)
            } else if count >= 4 {
                unsafe high |= Self.decode4(bytes, letters, 0)
                unsafe high |= Self.decode4(bytes, letters, count - 4)
            } else {
                for index in 0..<count {
                    unsafe high |= UInt64(bytes[2 * index] | bytes[2 * index + 1] & 0x80)
                    unsafe letters[index] = bytes[2 * index + 1]
                }
            }
            return high == 0
        }
    }

    /// Decodes eight characters, and returns a number other than 0 if one isn't ASCII.
    private static func decode8(
        _ bytes: UnsafeRawBufferPointer,
        _ letters: UnsafeMutableRawBufferPointer,
        _ index: Int
    ) -> UInt64 {
        let units = unsafe bytes.loadUnaligned(fromByteOffset: 2 * index, as: SIMD16<UInt8>.self)
        unsafe letters.storeBytes(of: units.oddHalf, toByteOffset: index, as: SIMD8<UInt8>.self)
        return unsafe unsafeBitCast(units.evenHalf | units.oddHalf & 0x80, to: UInt64.self)
    }

    /// Decodes four characters, and returns a number other than 0 if one isn't ASCII.
    private static func decode4(
        _ bytes: UnsafeRawBufferPointer,
        _ letters: UnsafeMutableRawBufferPointer,
        _ index: Int
    ) -> UInt64 {
        let units = unsafe bytes.loadUnaligned(fromByteOffset: 2 * index, as: SIMD8<UInt8>.self)
        unsafe letters.storeBytes(of: units.oddHalf, toByteOffset: index, as: SIMD4<UInt8>.self)
        return UInt64(unsafe unsafeBitCast(units.evenHalf | units.oddHalf & 0x80, to: UInt32.self))
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
