/// A range of a font's bytes, read as big-endian numbers.
///
/// A font may lie about anything, so every read checks that its bytes are there and returns `nil` if
/// they are not.
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

extension TableBytes {
    func uint8(at offset: Int) -> UInt8? {
        guard offset >= 0, offset < count else { return nil }
        return storage[start + offset]
    }

    func uint16(at offset: Int) -> UInt16? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        let index = start + offset
        return UInt16(storage[index]) << 8 | UInt16(storage[index + 1])
    }

    func int16(at offset: Int) -> Int? { uint16(at: offset).map { Int(Int16(bitPattern: $0)) } }

    func int8(at offset: Int) -> Int? { uint8(at: offset).map { Int(Int8(bitPattern: $0)) } }

    func uint24(at offset: Int) -> Int? {
        guard let high = uint8(at: offset), let low = uint16(at: offset + 1) else { return nil }
        return Int(high) << 16 | Int(low)
    }

    func int32(at offset: Int) -> Int? { uint32(at: offset).map { Int(Int32(bitPattern: $0)) } }

    func uint32(at offset: Int) -> UInt32? {
        guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    /// The bytes from an offset to the end, or a number of them; `nil` if they are not all there.
    func slice(at offset: Int, count requested: Int? = nil) -> TableBytes? {
        guard offset >= 0, offset <= count else { return nil }
        let length = requested ?? count - offset
        guard length >= 0, length <= count - offset else { return nil }
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
