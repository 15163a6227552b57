/// Bytes of a font, read as big-endian numbers.
///
/// Font files are untrusted. A read past the end returns 0, which acts as a count of zero or a null
/// offset.
@usableFromInline package protocol BigEndianBytes: ~Escapable {
    var count: Int { get }

    /// Returns the big-endian number at an offset, or 0 if the number extends past the end.
    func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number
}

// Except for `uint32(at:)`, integers are returned as `Int`, so that adding values from a font
// doesn't overflow.
extension BigEndianBytes where Self: ~Escapable {
    @inlinable
    @inline(__always)
    package func holds(_ byteCount: Int, at offset: Int) -> Bool {
        byteCount >= 0 && offset >= 0 && offset <= count - byteCount
    }

    @inlinable
    @inline(__always)
    package func uint8(at offset: Int) -> Int { Int(number(at: offset) as UInt8) }

    @inlinable
    @inline(__always)
    package func uint16(at offset: Int) -> Int { Int(number(at: offset) as UInt16) }

    @inlinable
    package func uint24(at offset: Int) -> Int {
        holds(3, at: offset) ? uint8(at: offset) &<< 16 | uint16(at: offset + 1) : 0
    }

    @inlinable
    @inline(__always)
    package func uint32(at offset: Int) -> UInt32 { number(at: offset) }

    @inlinable
    package func int8(at offset: Int) -> Int { Int(Int8(truncatingIfNeeded: uint8(at: offset))) }

    @inlinable
    @inline(__always)
    package func int16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: uint16(at: offset))) }

    @inlinable
    package func int32(at offset: Int) -> Int { Int(Int32(bitPattern: uint32(at: offset))) }
}

/// Bytes that are read without counting references, which would slow down registration.
extension RawSpan: BigEndianBytes {
    @inlinable
    package var count: Int { byteCount }

    @inlinable
    @inline(__always)
    package func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number {
        guard offset >= 0, offset <= byteCount - MemoryLayout<Number>.size else { return 0 }
        // The guard ensures that the number is within the bytes.
        let number = unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: Number.self)
        return Number(bigEndian: number)
    }
}

/// A range of bytes in a font, which keeps the whole array in memory.
@usableFromInline package struct TableBytes: Sendable {
    @usableFromInline let storage: [UInt8]
    @usableFromInline let start: Int
    @usableFromInline package let count: Int

    @inlinable
    init(storage: [UInt8], start: Int, count: Int) {
        self.storage = storage
        self.start = start
        self.count = count
    }
}

extension TableBytes: BigEndianBytes {
    @inlinable
    @inline(__always)
    package func number<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Number {
        guard holds(MemoryLayout<Number>.size, at: offset) else { return 0 }
        return unsafe storage.withUnsafeBytes { bytes in
            // The guard ensures that the number is within the array.
            let number = unsafe bytes.loadUnaligned(fromByteOffset: start + offset, as: Number.self)
            return Number(bigEndian: number)
        }
    }
}

extension TableBytes {
    @inlinable
    package init(_ bytes: [UInt8]) { self.init(storage: bytes, start: 0, count: bytes.count) }

    /// Creates a range of at most `count` bytes at the start of an array.
    @inlinable
    package init(_ bytes: [UInt8], count: Int) {
        self.init(storage: bytes, start: 0, count: max(0, min(count, bytes.count)))
    }

    /// Returns a slice, which by default extends to the end, or `nil` if it is out of bounds.
    @inlinable
    package func slice(at offset: Int, count requested: Int? = nil) -> TableBytes? {
        let length = requested ?? count - offset
        guard holds(length, at: offset) else { return nil }
        return TableBytes(storage: storage, start: start + offset, count: length)
    }

    /// Runs a closure with the bytes in a range, which must be within these bytes.
    @inlinable
    @inline(__always)
    package func withSpan<Result>(
        at offset: Int,
        count: Int,
        _ body: (RawSpan) -> Result?
    ) -> Result? {
        let range = (start + offset)..<(start + offset + count)
        return body(unsafe storage.span.bytes.extracting(range))
    }

    /// Returns the first of sorted records whose first word is not less than a number.
    ///
    /// The records must be within these bytes.
    @inlinable
    @inline(__always)
    package func firstRecord(
        _ count: Int,
        at offset: Int,
        byteCount: Int,
        notLessThan number: UInt16
    ) -> Int {
        unsafe storage.withUnsafeBytes { bytes in
            partitionPoint(count) { index in
                let place = start &+ offset &+ index &* byteCount
                let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt16.self)
                return UInt16(bigEndian: word) < number
            }
        }
    }

    package var array: [UInt8] { Array(storage[start..<(start + count)]) }
}

/// Returns the first index for which `comesBefore` returns `false`, or `count` if there is none.
///
/// `comesBefore` must return `true` for all indexes before the result, and `false` for all others.
///
/// - Complexity: O(log *n*), where *n* is `count`.
@inlinable
@inline(__always)
package func partitionPoint(_ count: Int, comesBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
        let middle = low &+ (high &- low) &>> 1
        if comesBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
}

/// Returns the indices that sort the keys in ascending order.
///
/// Equal keys keep their order. The standard library's sort is compiled again for each type and
/// order, while all callers of this function share one.
@inline(never)
package func sortedIndices(of keys: [Int]) -> [Int] {
    keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
}

extension StaticString {
    /// Returns the number that some hexadecimal digits of a table represent, in upper case.
    ///
    /// A digit outside the table is 0.
    package func hexadecimal(at start: Int, count: Int) -> UInt32 {
        var number: UInt32 = 0
        for index in start..<(start + count) {
            let isInside = index >= 0 && index < utf8CodeUnitCount
            let digit = isInside ? unsafe utf8Start[index] : 0x30
            number = number &<< 4 | UInt32(digit < 0x41 ? digit &- 0x30 : digit &- 0x37)
        }
        return number
    }
}

extension [UInt32] {
    /// Creates the numbers of a table, each of which has the same number of digits.
    ///
    /// A string takes much less time to compile than an array literal. Leading zeros can be spaces.
    @inline(never)
    package init(_ table: StaticString, digits: Int, radix: UInt32 = 16) {
        self = []
        let end = table.utf8CodeUnitCount
        reserveCapacity(end / digits)
        var number: UInt32 = 0
        var left = digits
        for index in 0..<end {
            let digit = unsafe UInt32(table.utf8Start[index])
            let value = digit < 0x30 ? 0 : digit < 0x41 ? digit - 0x30 : digit - 0x37
            number = number &* radix + value
            left -= 1
            if left == 0 {
                append(number)
                (number, left) = (0, digits)
            }
        }
    }
}

/// A four-letter tag for a table, an axis or a feature in a font, such as `head` or `wght`.
public struct FontTag: Hashable, Sendable {
    /// The four bytes as a big-endian integer.
    @usableFromInline package let rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension FontTag: ExpressibleByStringLiteral {
    /// Creates a tag from its letters, such as `"wght"`.
    ///
    /// As in OpenType, a shorter tag is padded with spaces. Bytes after the fourth are ignored.
    ///
    /// - Parameter value: Up to four ASCII characters.
    @inline(never)
    public init(stringLiteral value: String) {
        // A pointer is much faster than an iterator, and shapers have many tags.
        var value = value
        rawValue = value.withUTF8 { letters in
            var number: UInt32 = 0
            for index in 0..<4 {
                let letter = unsafe index < letters.count ? letters[index] : 0x20
                number = number &<< 8 | UInt32(letter)
            }
            return number
        }
    }
}

extension FontTag: CustomStringConvertible {
    /// The four characters, with `?` in place of bytes that aren't printable ASCII.
    public var description: String {
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue &>> UInt32($0)) }
        return String(decoding: letters.map { 0x20...0x7E ~= $0 ? $0 : 0x3F }, as: UTF8.self)
    }
}

/// A warning about a table that is missing, unreadable or only partly read.
public struct TableWarning: Hashable, Sendable {
    /// The tag of the table.
    public let table: FontTag

    /// The effect on the face, such as missing kerning.
    package let consequence: String

    package init(table: FontTag, consequence: String) {
        self.table = table
        self.consequence = consequence
    }
}

extension TableWarning: CustomStringConvertible {
    /// A description, such as `fvar: no variation axes or named instances`.
    public var description: String { "\(table): \(consequence)" }
}
