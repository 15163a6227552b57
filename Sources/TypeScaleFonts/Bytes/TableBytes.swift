/// A range of bytes in a font, read as big-endian numbers.
///
/// Font files are untrusted. A read past the end returns 0, which acts as a count of zero or a null
/// offset.
struct TableBytes: Sendable {
    private let storage: [UInt8]
    private let start: Int
    let count: Int
}

// Except for `uint32(at:)`, integers are returned as `Int`, so that adding values from a font
// doesn't overflow.
extension TableBytes {
    init(_ bytes: [UInt8]) { self.init(storage: bytes, start: 0, count: bytes.count) }

    @inline(__always)
    func holds(_ byteCount: Int, at offset: Int) -> Bool {
        byteCount >= 0 && offset >= 0 && offset <= count - byteCount
    }

    /// Returns the big-endian number at an offset, or 0 if the number extends past the end.
    @inline(__always)
    private func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number {
        guard holds(MemoryLayout<Number>.size, at: offset) else { return 0 }
        return unsafe storage.withUnsafeBytes { bytes in
            // The guard ensures that the number is within the array.
            let number = unsafe bytes.loadUnaligned(fromByteOffset: start + offset, as: Number.self)
            return Number(bigEndian: number)
        }
    }

    @inline(__always)
    func uint8(at offset: Int) -> Int { holds(1, at: offset) ? Int(storage[start + offset]) : 0 }

    @inline(__always)
    func uint16(at offset: Int) -> Int { Int(number(at: offset) as UInt16) }

    func uint24(at offset: Int) -> Int {
        holds(3, at: offset) ? uint8(at: offset) << 16 | uint16(at: offset + 1) : 0
    }

    @inline(__always)
    func uint32(at offset: Int) -> UInt32 { number(at: offset) }

    func int8(at offset: Int) -> Int { Int(Int8(truncatingIfNeeded: uint8(at: offset))) }

    @inline(__always)
    func int16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: uint16(at: offset))) }

    func int32(at offset: Int) -> Int { Int(Int32(bitPattern: uint32(at: offset))) }

    /// Returns a slice, which by default extends to the end, or `nil` if it is out of bounds.
    func slice(at offset: Int, count requested: Int? = nil) -> TableBytes? {
        let length = requested ?? count - offset
        guard holds(length, at: offset) else { return nil }
        return TableBytes(storage: storage, start: start + offset, count: length)
    }

    /// Decodes text in big-endian UTF-16, or returns `nil` if a character isn't ASCII.
    func asciiOfUTF16() -> String? {
        // With local variables, the loop converts several characters at once.
        let (start, length) = (start, count / 2)
        var isASCII = false
        let text = unsafe String(unsafeUninitializedCapacity: length) { letters in
            unsafe storage.withUnsafeBytes { bytes in
                var rest: UInt16 = 0
                for index in 0..<length {
                    let offset = start &+ 2 &* index
                    let unit = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
                    rest |= unit.bigEndian
                    unsafe letters[index] = UInt8(truncatingIfNeeded: unit.bigEndian & 0x7F)
                }
                isASCII = rest < 0x80
            }
            return length
        }
        return isASCII ? text : nil
    }

    var array: [UInt8] { Array(storage[start..<(start + count)]) }
}

/// Returns the first index for which `comesBefore` returns `false`, or `count` if there is none.
///
/// `comesBefore` must return `true` for all indexes before the result, and `false` for all others.
///
/// - Complexity: O(log *n*), where *n* is `count`.
@inline(__always)
package func partitionPoint(_ count: Int, comesBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
        let middle = (low + high) / 2
        if comesBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
}
