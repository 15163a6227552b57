/// A place in valid UTF-8, at which scalars are decoded one at a time.
///
/// Decoding is five times as fast as with `String.UnicodeScalarView`, which checks the
/// representation of its string at every step. Pass the same text to all methods.
struct ScalarDecoder {
    /// The offset of the next scalar, in bytes.
    private(set) var offset = 0

    /// Returns the number of scalars, which is the number of bytes that are not continuation bytes.
    ///
    /// A continuation byte starts with the bits 10. The function checks eight bytes at a time.
    static func count(_ bytes: RawSpan) -> Int {
        var following = 0
        var index = 0
        while index + 8 <= bytes.byteCount {
            let word: UInt64 = bytes.number(at: index)
            following &+= (word >> 7 & ~word >> 6 & 0x0101_0101_0101_0101).nonzeroBitCount
            index += 8
        }
        while index < bytes.byteCount {
            following &+= bytes.uint8(at: index) & 0xC0 == 0x80 ? 1 : 0
            index += 1
        }
        return bytes.byteCount - following
    }

    /// Returns the next scalar and its length in bytes, or `nil` at the end.
    ///
    /// The bytes after the first are not checked, because valid UTF-8 has no incomplete scalars.
    /// ``GlyphMapper`` says what this saves.
    func next(_ bytes: Span<UInt8>) -> (scalar: UInt32, length: Int)? {
        guard offset < bytes.count else { return nil }
        let first = unsafe UInt32(bytes[unchecked: offset])
        if first < 0x80 { return (first, 1) }
        let second = unsafe UInt32(bytes[unchecked: offset &+ 1] & 0x3F)
        if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
        let third = unsafe second << 6 | UInt32(bytes[unchecked: offset &+ 2] & 0x3F)
        if first < 0xF0 { return ((first & 0x0F) << 12 | third, 3) }
        let fourth = unsafe third << 6 | UInt32(bytes[unchecked: offset &+ 3] & 0x3F)
        return ((first & 0x07) << 18 | fourth, 4)
    }

    /// Moves past a scalar of the given length in bytes.
    mutating func skip(_ length: Int) { offset &+= length }

    /// Returns the scalar before the current place, or `nil` at the start.
    func previous(_ bytes: Span<UInt8>) -> UInt32? {
        var decoder = self
        return decoder.back(bytes)
    }

    /// Moves back by one scalar and returns the scalar, or returns `nil` at the start.
    mutating func back(_ bytes: Span<UInt8>) -> UInt32? {
        repeat {
            guard offset > 0 else { return nil }
            offset -= 1
        } while bytes[offset] & 0xC0 == 0x80
        return next(bytes)?.scalar
    }
}
