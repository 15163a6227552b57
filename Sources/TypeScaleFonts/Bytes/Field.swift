/// A field of a table: its type, and its offset from the start of the table.
///
/// Each table declares its fields in the order and under the names of the specification, each after
/// the previous one, so that the types determine the offsets:
///
///     enum Fields {
///         static let majorVersion = Field<UInt16>(at: 0)
///         static let minorVersion = Field<UInt16>(after: majorVersion)
///         static let ascender = Field<FWord>(after: minorVersion)
///     }
///     let ascender = table[Fields.ascender]
///
/// The optimizer computes the offsets: a read costs the same as one at a literal offset.
struct Field<DataType: FontDataType>: TablePart {
    let offset: Int

    @inline(__always) init(at offset: Int) { self.offset = offset }
    @inline(__always) init(after part: some TablePart) { offset = part.end }
    @inline(__always) var end: Int { offset + DataType.byteCount }
}

/// Consecutive fields of one type.
struct FieldArray<DataType: FontDataType>: TablePart {
    let offset: Int
    /// The number of fields; 0 in a declaration of an array whose length the table states.
    let count: Int

    @inline(__always) init(at offset: Int, count: Int = 0) {
        self.offset = offset
        self.count = count
    }

    @inline(__always) init(after part: some TablePart, count: Int = 0) {
        self.init(at: part.end, count: count)
    }

    @inline(__always) subscript(index: Int) -> Field<DataType> {
        Field(at: offset + DataType.byteCount * index)
    }

    @inline(__always) var end: Int { offset + DataType.byteCount * count }
}

/// Consecutive records, whose number the table states.
struct RecordArray: Sendable {
    let offset: Int
    let recordByteCount: Int

    /// An array after a field, of records that end with a field of their own.
    @inline(__always) init(after part: some TablePart, recordEnd last: some TablePart) {
        offset = part.end
        recordByteCount = last.end
    }

    /// The offset of a record.
    @inline(__always) subscript(index: Int) -> Int { offset + recordByteCount * index }
}

/// A part of a table, after which the next one starts.
protocol TablePart: Sendable {
    var end: Int { get }
}

extension TableBytes {
    /// The number in a field of the table at an offset; `nil` beyond the end of the bytes.
    @inline(__always)
    subscript<DataType>(field: Field<DataType>, at start: Int = 0) -> DataType.Value? {
        DataType.read(self, at: start + field.offset)
    }

    /// The offset of the table that a field leads to; `nil` for a null offset, and beyond the end.
    ///
    /// An offset counts from the start of the table that has the field, `origin: nil`, or from that
    /// of the table that has the field's record.
    @inline(__always)
    func follow<DataType: OffsetType>(
        _ field: Field<DataType>,
        at start: Int = 0,
        from origin: Int? = nil
    ) -> Int? {
        guard let offset = self[field, at: start], offset != 0 else { return nil }
        return (origin ?? start) + offset
    }

    /// How many of the records that a table states are there.
    func available(_ stated: Int, of array: RecordArray, at start: Int = 0) -> Int {
        min(stated, max(0, count - start - array.offset) / array.recordByteCount)
    }

    /// Whether all records or fields of an array are there.
    func holds(_ count: Int, of array: RecordArray, at start: Int = 0) -> Bool {
        slice(at: start + array.offset, count: array.recordByteCount * count) != nil
    }

    func holds<DataType>(
        _ count: Int,
        of array: FieldArray<DataType>,
        at start: Int = 0
    ) -> Bool {
        slice(at: start + array.offset, count: DataType.byteCount * count) != nil
    }
}
