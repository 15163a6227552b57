/// The ranges of the tables that are read when a face is opened.
///
/// The code is compact, because system calls evict code from the processor's cache. While a file
/// is registered, most instructions have to be fetched again.
struct FirstTables {
    /// A table, with the index of its range.
    enum Table: Int {
        case head, hhea, maxp, name, os2, post, fvar

        /// The tables that every face needs.
        fileprivate static let required = 0...Table.os2.rawValue

        /// The tables that the named instances of a variable face also need.
        fileprivate static let variable = 0...Table.fvar.rawValue

        init?(tag: UInt32) {
            switch tag {
            case 0x6865_6164: self = .head
            case 0x6D61_7870: self = .maxp
            case 0x6E61_6D65: self = .name
            case 0x6868_6561: self = .hhea
            case 0x4F53_2F32: self = .os2
            case 0x706F_7374: self = .post
            case 0x6676_6172: self = .fvar
            default: return nil
            }
        }

        /// The number of bytes to read at the start of the table.
        var maximumByteCount: Int {
            switch self {
            case .fvar: FvarTable.maximumByteCount
            case .head: HeadTable.maximumByteCount
            case .hhea: HheaTable.maximumByteCount
            case .maxp: MaxpTable.maximumByteCount
            case .name: NameTable.maximumByteCount
            case .os2: OS2Table.maximumByteCount
            case .post: PostTable.maximumByteCount
            }
        }
    }

    /// The offset of each table in the file.
    private var offsets = SIMD8<UInt32>()
    private var counts = SIMD8<UInt32>()

    /// The range of a table, which is empty if the table is missing.
    subscript(table: Table) -> Range<Int> { range(table.rawValue) }

    private func range(_ index: Int) -> Range<Int> {
        let offset = Int(word: offsets[index])
        return offset..<(offset + Int(word: counts[index]))
    }

    /// Finds the tables in one pass over the directory at an offset, or returns `nil` if the
    /// directory is invalid.
    init?(_ input: borrowing FontInput, at offset: Int, fileCount: Int) {
        let isValid = TableDirectory.forEachReversed(input, at: offset) { tag, offset, length in
            if let table = Table(tag: tag) { keep(table, offset, min(length, fileCount - offset)) }
        }
        if !isValid { return nil }
    }

    /// Stores the range of a table, whose stated length can extend past the end of the file.
    ///
    /// If two tables have the same tag, the first table takes precedence.
    @inline(never)
    private mutating func keep(_ table: Table, _ offset: Int, _ count: Int) {
        guard count >= 0 else { return }
        let count = min(count, table.maximumByteCount)
        offsets[table.rawValue] = UInt32(truncatingIfNeeded: offset)
        counts[table.rawValue] = UInt32(truncatingIfNeeded: count)
    }

    /// Reads the tables that are not yet in memory, as one piece if possible.
    func prefetch(_ input: inout FontInput) {
        for index in self[.fvar].isEmpty ? Table.required : Table.variable {
            input.plan(range(index))
        }
        input.prefetch()
    }

    /// Reads a table that is far from `head`, and the tables near it, as another piece.
    func prefetch(_ table: Table, _ input: inout FontInput) {
        if input.contains(self[table]) { return }
        for index in table.rawValue...Table.os2.rawValue { input.plan(range(index)) }
        input.prefetch()
    }
}
