/// The fields of a table, in the order of the specification and under its names.
///
/// Tables consist of words of 16 bits. A raw value is the index of a field's first word, so that the
/// order determines the offsets; a field of 32 bits has two cases, the second one with the suffix
/// `Low`. An array is the last field of a table.
///
///     enum Fields: Int, Words { case majorVersion, minorVersion, fontRevision, fontRevisionLow }
///     let version = table.uint16(Fields.majorVersion)
///
/// The optimizer computes the offsets: a read costs the same as one at a literal offset.
protocol Words: RawRepresentable where RawValue == Int {}

/// The fields of a record in an array; `end` follows the last one.
protocol RecordWords: Words {
    static var end: Self { get }
}

extension Words {
    /// The offset from the start of the table, in bytes.
    @inline(__always) var offset: Int { 2 * rawValue }
}

extension RecordWords {
    @inline(__always) static var byteCount: Int { end.offset }

    /// The offset of a record of the array that a field of the table at an offset starts.
    @inline(__always)
    static func offset(_ index: Int, in array: some Words, at start: Int = 0) -> Int {
        start + array.offset + byteCount * index
    }
}

/// Consecutive words.
struct WordArray: Sendable {
    let offset: Int
    let count: Int

    /// The offset after the array.
    @inline(__always) var end: Int { offset + 2 * count }
}

// Whole numbers are read as `Int`, in which sums of a font's numbers do not overflow; nothing else
// converts them. An index is that in an array which the field starts.
extension TableBytes {
    @inline(__always)
    func uint16(_ field: some Words, _ index: Int = 0, at start: Int = 0) -> Int? {
        uint16(at: start + field.offset + 2 * index).map(Int.init)
    }

    @inline(__always)
    func int16(_ field: some Words, at start: Int = 0) -> Int? {
        int16(at: start + field.offset)
    }

    @inline(__always)
    func uint32(_ field: some Words, _ index: Int = 0, at start: Int = 0) -> Int? {
        uint32(at: start + field.offset + 4 * index).flatMap { Int(exactly: $0) }
    }

    /// A 16.16 fixed-point number.
    func fixed(_ field: some Words, _ index: Int = 0, at start: Int = 0) -> Double? {
        uint32(at: start + field.offset + 4 * index).map {
            Double(Int32(bitPattern: $0)) / 65_536
        }
    }

    @inline(__always)
    func tag(_ field: some Words, at start: Int = 0) -> FontTag? {
        uint32(at: start + field.offset).map(FontTag.init(rawValue:))
    }

    /// The number of a glyph.
    @inline(__always)
    func glyph(_ field: some Words, _ index: Int = 0, at start: Int = 0) -> UInt16? {
        uint16(at: start + field.offset + 2 * index)
    }

    @inline(__always)
    func uint16(_ array: WordArray, _ index: Int) -> Int? {
        uint16(at: array.offset + 2 * index).map(Int.init)
    }

    /// The offset of the table that an offset of 16 bits leads to; `nil` for a null offset, and
    /// beyond the end.
    ///
    /// It counts from the start of the table that has the field, `origin: nil`, or from that of the
    /// table that has the field's record.
    @inline(__always)
    func follow(
        _ field: some Words,
        _ index: Int = 0,
        at start: Int = 0,
        from origin: Int? = nil
    ) -> Int? {
        guard let offset = uint16(field, index, at: start), offset != 0 else { return nil }
        return (origin ?? start) + offset
    }

    /// The same for an offset of 32 bits.
    @inline(__always)
    func follow32(
        _ field: some Words,
        _ index: Int = 0,
        at start: Int = 0,
        from origin: Int? = nil
    ) -> Int? {
        guard let offset = uint32(field, index, at: start), offset != 0 else { return nil }
        return (origin ?? start) + offset
    }

    /// The words of an array after their count, which is at an offset.
    @inline(__always)
    func array(afterCountAt offset: Int) -> WordArray? {
        uint16(at: offset).map { WordArray(offset: offset + 2, count: Int($0)) }
    }

    /// How many of the records that a table states are there.
    func available(
        _ stated: Int,
        _ record: (some RecordWords).Type,
        in array: some Words,
        at start: Int = 0
    ) -> Int {
        min(stated, max(0, count - start - array.offset) / record.byteCount)
    }

    /// Whether all bytes of an array are there.
    func holds(_ byteCount: Int, from array: some Words, at start: Int = 0) -> Bool {
        slice(at: start + array.offset, count: byteCount) != nil
    }
}
