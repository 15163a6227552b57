/// A range of a font's bytes, read as big-endian numbers.
///
/// A font file can contain anything. A read past the end returns 0, which is an empty count and a
/// null offset.
struct TableBytes: Sendable {
    private let storage: [UInt8]
    private let start: Int
    /// The number of bytes.
    let count: Int

    init(_ bytes: [UInt8]) {
        storage = bytes
        start = 0
        count = bytes.count
    }

    private init(storage: [UInt8], start: Int, count: Int) {
        self.storage = storage
        self.start = start
        self.count = count
    }
}

// Integers are read as `Int`, in which sums of a font's numbers do not overflow.
extension TableBytes {
    /// Whether the range lies within the bytes.
    @inline(__always)
    func holds(_ byteCount: Int, at offset: Int) -> Bool {
        byteCount >= 0 && offset >= 0 && offset <= count - byteCount
    }

    @inline(__always)
    func uint8(at offset: Int) -> Int { holds(1, at: offset) ? Int(storage[start + offset]) : 0 }

    @inline(__always)
    func uint16(at offset: Int) -> Int {
        guard holds(2, at: offset) else { return 0 }
        let index = start + offset
        return Int(storage[index]) << 8 | Int(storage[index + 1])
    }

    func uint24(at offset: Int) -> Int {
        holds(3, at: offset) ? uint8(at: offset) << 16 | uint16(at: offset + 1) : 0
    }

    @inline(__always)
    func uint32(at offset: Int) -> UInt32 {
        guard holds(4, at: offset) else { return 0 }
        let index = start + offset
        let high = UInt32(storage[index]) << 24 | UInt32(storage[index + 1]) << 16
        return high | UInt32(storage[index + 2]) << 8 | UInt32(storage[index + 3])
    }

    func int8(at offset: Int) -> Int { Int(Int8(truncatingIfNeeded: uint8(at: offset))) }

    @inline(__always)
    func int16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: uint16(at: offset))) }

    func int32(at offset: Int) -> Int { Int(Int32(bitPattern: uint32(at: offset))) }

    /// Returns the bytes from an offset, up to the end or a number of them; `nil` if they are not all
    /// there.
    func slice(at offset: Int, count requested: Int? = nil) -> TableBytes? {
        let length = requested ?? count - offset
        guard holds(length, at: offset) else { return nil }
        return TableBytes(storage: storage, start: start + offset, count: length)
    }

    /// The text of big-endian UTF-16, if it is all ASCII.
    func asciiOfUTF16() -> String? {
        var isASCII = true
        let text = unsafe String(unsafeUninitializedCapacity: count / 2) { letters in
            for index in 0..<(count / 2) {
                let letter = storage[start + 2 * index + 1]
                guard storage[start + 2 * index] == 0, letter < 0x80 else {
                    isASCII = false
                    return 0
                }
                unsafe letters[index] = letter
            }
            return count / 2
        }
        return isASCII ? text : nil
    }

    /// All bytes, in an array of their own.
    var array: [UInt8] { Array(storage[start..<(start + count)]) }
}

/// The first index of a sorted sequence whose element does not come before the one sought; the
/// count if all do.
///
/// - Complexity: O(log *n*).
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
