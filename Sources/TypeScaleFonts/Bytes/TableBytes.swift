/// A range of bytes in a font, which keeps the whole array in memory.
struct TableBytes: Sendable {
    private let storage: [UInt8]
    private let start: Int
    let count: Int
}

extension TableBytes: BigEndianBytes {
    @inline(__always)
    func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number {
        guard holds(MemoryLayout<Number>.size, at: offset) else { return 0 }
        return unsafe storage.withUnsafeBytes { bytes in
            // The guard ensures that the number is within the array.
            let number = unsafe bytes.loadUnaligned(fromByteOffset: start + offset, as: Number.self)
            return Number(bigEndian: number)
        }
    }
}

extension TableBytes {
    init(_ bytes: [UInt8]) { self.init(storage: bytes, start: 0, count: bytes.count) }

    /// Creates a range of at most `count` bytes at the start of an array.
    init(_ bytes: [UInt8], count: Int) {
        self.init(storage: bytes, start: 0, count: max(0, min(count, bytes.count)))
    }

    /// Returns a slice, which by default extends to the end, or `nil` if it is out of bounds.
    func slice(at offset: Int, count requested: Int? = nil) -> TableBytes? {
        let length = requested ?? count - offset
        guard holds(length, at: offset) else { return nil }
        return TableBytes(storage: storage, start: start + offset, count: length)
    }

    /// Runs a closure with the bytes in a range, which must be within these bytes.
    @inline(__always)
    func withSpan<Result>(
        at offset: Int,
        count: Int,
        _ body: (RawSpan) -> Result?
    ) -> Result? {
        let range = (start + offset)..<(start + offset + count)
        return body(unsafe storage.span.bytes.extracting(range))
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
