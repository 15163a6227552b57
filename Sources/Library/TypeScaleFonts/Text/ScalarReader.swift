/// A reader that decodes valid UTF-8 one scalar at a time.
///
/// The reader is five times as fast as `String.UnicodeScalarView`, which checks the representation
/// of its string at every step.
@unsafe struct ScalarReader {
    private let start: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>
    /// The first byte of the next scalar.
    private var position: UnsafePointer<UInt8>

    /// Creates a reader, or returns `nil` if the bytes have no address, as in an empty string.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress else { return nil }
        unsafe start = unsafe first
        unsafe position = unsafe first
        unsafe end = unsafe first + bytes.count
    }

    /// Returns the number of scalars, which is the number of bytes that are not continuation bytes.
    ///
    /// A continuation byte starts with the bits 10. The function checks eight bytes at a time.
    static func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var following = 0
        var index = 0
        while index + 8 <= raw.count {
            let word = unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            following &+= (word >> 7 & ~word >> 6 & 0x0101_0101_0101_0101).nonzeroBitCount
            index += 8
        }
        while index < raw.count {
            following &+= unsafe raw[index] & 0xC0 == 0x80 ? 1 : 0
            index += 1
        }
        return raw.count - following
    }

    /// The next scalar and its length in bytes, or `nil` at the end.
    ///
    /// The bytes after the first are not checked, because valid UTF-8 has no incomplete scalars.
    var next: (scalar: UInt32, length: Int)? {
        guard unsafe position < end else { return nil }
        let first = unsafe UInt32(position[0])
        if first < 0x80 { return (first, 1) }
        let second = unsafe UInt32(position[1] & 0x3F)
        if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
        let third = unsafe second << 6 | UInt32(position[2] & 0x3F)
        if first < 0xF0 { return ((first & 0x0F) << 12 | third, 3) }
        return unsafe ((first & 0x07) << 18 | third << 6 | UInt32(position[3] & 0x3F), 4)
    }

    /// Returns whether this position is before another position in the same text.
    func isBefore(_ other: ScalarReader) -> Bool { unsafe position < other.position }

    /// Moves past a scalar of the given length in bytes.
    mutating func skip(_ length: Int) { unsafe position += length }

    /// The scalar before the current position, or `nil` at the start.
    var previous: UInt32? {
        var reader = unsafe self
        return unsafe reader.back()
    }

    /// Moves back by one scalar and returns the scalar, or returns `nil` at the start.
    mutating func back() -> UInt32? {
        repeat {
            guard unsafe position > start else { return nil }
            unsafe position -= 1
        } while unsafe position[0] & 0xC0 == 0x80
        return unsafe next?.scalar
    }
}
