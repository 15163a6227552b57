extension Span<UInt8> {
    /// Returns the scalar that begins at an offset in valid UTF-8.
    func scalar(at offset: Int) -> Unicode.Scalar {
        let first = self[offset]
        var value = UInt32(first < 0x80 ? first : first & 0x7F >> UInt8(first.scalarLength))
        for index in 1..<first.scalarLength {
            value = value << 6 | UInt32(self[offset + index] & 0x3F)
        }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Returns the offset of the scalar before an offset.
    func scalarStart(before offset: Int) -> Int {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }
}

extension UTF8.CodeUnit {
    /// The length in UTF-8 of a scalar that begins with this byte.
    var scalarLength: Int { self < 0x80 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : 4 }
}
