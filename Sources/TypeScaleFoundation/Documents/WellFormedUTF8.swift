/// Well-formed UTF-8, by table 3-7 of the Unicode standard.
enum WellFormedUTF8 {
    /// The number of bytes of the scalar that begins at an offset; `nil` if none does.
    static func length(at offset: Int, in bytes: [UInt8]) -> Int? {
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch bytes[offset] {
            case 0..<0x80: (1, 0...0)
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0...0)
            }
        if count == 1 { return 1 }
        guard count > 0, offset + count <= bytes.count, second.contains(bytes[offset + 1]) else {
            return nil
        }
        if count > 2, bytes[offset + 2] & 0xC0 != 0x80 { return nil }
        if count > 3, bytes[offset + 3] & 0xC0 != 0x80 { return nil }
        return count
    }
}

extension [UInt8] {
    /// The offset of the first byte that is not part of well-formed UTF-8.
    package var firstInvalidUTF8: Int? {
        var offset = 0
        while offset < count {
            guard let length = WellFormedUTF8.length(at: offset, in: self) else { return offset }
            offset += length
        }
        return nil
    }
}

/// The bytes with which a text may say how it is encoded.
package enum ByteOrderMark {
    /// That of UTF-8.
    package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]
    /// Those of UTF-16, big-endian and little-endian.
    package static let utf16: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
}
