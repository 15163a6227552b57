/// The fields of a table or record, named and ordered as in the OpenType specification.
///
/// A table consists of 16-bit words. A raw value is the index of the field's first word, so the
/// order of the cases determines the offsets. A 32-bit field has a second case, with the suffix
/// `Low`. Only the last field can be an array.
///
///     enum ConditionSet: Int, Words { case conditionCount, conditionOffsets }
///     let count = bytes[set, .conditionCount]
///
/// The optimizer computes the offsets, so reading a field costs the same as reading at a literal
/// offset.
protocol Words: RawRepresentable where RawValue == Int {}

/// The fields of a fixed-size record or table, followed by the case `end`.
protocol RecordWords: Words {
    static var end: Self { get }
}

extension RecordWords {
    static var byteCount: Int { 2 * end.rawValue }
}

/// The offset of a table or record within ``TableBytes``.
struct Offset<Fields: Words>: Sendable {
    let value: Int

    init(_ value: Int = 0) { self.value = value }

    /// Returns the offset of a field, or of a word in the array that starts at the field.
    func of(_ field: Fields, _ index: Int = 0) -> Int {
        value + 2 * (field.rawValue + index)
    }
}

extension Offset where Fields: RecordWords {
    /// Creates the offset of a record in an array, given the field at which the array starts.
    init<Table>(_ table: Offset<Table>, _ array: Table, _ index: Int) {
        self.init(table.of(array) + Fields.byteCount * index)
    }
}

struct WordArray: Sendable {
    let offset: Int
    let count: Int

    init(offset: Int, count: Int) {
        self.offset = offset
        self.count = count
    }

    /// The offset of the first byte after the array.
    var end: Int { offset + 2 * count }
}

extension BigEndianBytes where Self: ~Escapable {
    /// The unsigned word in a field, or at an index in the array that starts at the field.
    // See `ApplyContext.nextMatch`.
    @inline(__always)
    subscript<Fields>(table: Offset<Fields>, field: Fields, index: Int = 0) -> Int {
        uint16(at: table.of(field, index))
    }

    subscript(array: WordArray, index: Int) -> Int { uint16(at: array.offset + 2 * index) }

    func int16<Fields>(_ table: Offset<Fields>, _ field: Fields) -> Int {
        int16(at: table.of(field))
    }

    func uint32<Fields>(_ table: Offset<Fields>, _ field: Fields, _ index: Int = 0) -> Int {
        Int(word: uint32(at: table.of(field, 2 * index)))
    }

    /// Returns the value of a 16.16 fixed-point field.
    func fixed<Fields>(_ table: Offset<Fields>, _ field: Fields, _ index: Int = 0) -> Double {
        Double(int32(at: table.of(field, 2 * index))) / 65_536
    }

    func tag<Fields>(_ table: Offset<Fields>, _ field: Fields) -> FontTag {
        FontTag(rawValue: uint32(at: table.of(field)))
    }

    func glyph<Fields>(_ table: Offset<Fields>, _ field: Fields, _ index: Int = 0) -> UInt16 {
        UInt16(truncatingIfNeeded: self[table, field, index])
    }

    /// Returns the table at a 16-bit offset, or `nil` if the offset is null.
    ///
    /// The offset is relative to `origin`. By default, the origin is the table that contains the
    /// field.
    func follow<Fields, Target>(
        _ table: Offset<Fields>,
        _ field: Fields,
        _ index: Int = 0,
        from origin: Int? = nil
    ) -> Offset<Target>? {
        let offset = self[table, field, index]
        return offset == 0 ? nil : Offset<Target>((origin ?? table.value) + offset)
    }

    /// Returns the table at a 32-bit offset, or `nil` if the offset is null or exceeds the byte
    /// count.
    func follow32<Fields, Target>(
        _ table: Offset<Fields>,
        _ field: Fields,
        _ index: Int = 0,
        from origin: Int? = nil
    ) -> Offset<Target>? {
        let offset = uint32(table, field, index)
        return offset == 0 || offset > count
            ? nil : Offset<Target>((origin ?? table.value) + offset)
    }

    /// Returns the number of array elements that are within the bytes, at most `stated`.
    func available(_ stated: Int, at offset: Int, byteCount: Int = 2) -> Int {
        min(stated, max(0, count - offset) / byteCount)
    }

    /// Returns whether a row of a matrix is within the bytes.
    ///
    /// The size of a row must be positive. The size of all rows may exceed the largest integer.
    func holdsRow(_ row: Int, at offset: Int, byteCount: Int) -> Bool {
        row < available(row + 1, at: offset, byteCount: byteCount)
    }

    /// Returns the words that follow a count field, except those past the end of the bytes.
    func words<Fields>(_ table: Offset<Fields>, after count: Fields) -> [Int] {
        let start = table.of(count, 1)
        return (0..<available(self[table, count], at: start)).map { uint16(at: start + 2 * $0) }
    }

    /// Returns the array of words that follows a count, or `nil` if the array extends past the end.
    func array(afterCountAt offset: Int) -> WordArray? {
        let array = WordArray(offset: offset + 2, count: uint16(at: offset))
        return holds(2 * array.count, at: array.offset) ? array : nil
    }
}
