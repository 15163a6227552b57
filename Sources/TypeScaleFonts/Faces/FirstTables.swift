/// The ranges of the tables that are read when a face is opened.
///
/// The range of a missing table is empty.
struct FirstTables {
    private enum Tag: UInt32 {
        case fvar = 0x6676_6172
        case head = 0x6865_6164
        case hhea = 0x6868_6561
        case maxp = 0x6D61_7870
        case name = 0x6E61_6D65
        case os2 = 0x4F53_2F32
        case post = 0x706F_7374

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

    private(set) var fvar = 0..<0
    private(set) var head = 0..<0
    private(set) var hhea = 0..<0
    private(set) var maxp = 0..<0
    private(set) var name = 0..<0
    private(set) var os2 = 0..<0
    private var post = 0..<0

    /// Finds the tables in one pass over the directory at an offset, or returns `nil` if the
    /// directory is invalid.
    init?(_ reader: borrowing FontReader, at offset: Int, fileCount: Int) {
        let isValid = TableDirectory.forEachReversed(
            reader,
            at: offset,
            fileCount: fileCount
        ) { tag, range in
            // If two tables have the same tag, the first table takes precedence.
            guard let tag = Tag(rawValue: tag), let range = range(tag.maximumByteCount) else {
                return
            }
            switch tag {
            case .fvar: fvar = range
            case .head: head = range
            case .hhea: hhea = range
            case .maxp: maxp = range
            case .name: name = range
            case .os2: os2 = range
            case .post: post = range
            }
        }
        if !isValid { return nil }
    }

    /// Reads the tables that are not yet in memory, as one piece if possible.
    func prefetch(_ reader: inout FontReader) {
        reader.plan(head)
        reader.plan(maxp)
        reader.plan(name)
        reader.plan(hhea)
        reader.plan(os2)
        if !fvar.isEmpty {
            // The named instances need these tables.
            reader.plan(post)
            reader.plan(fvar)
        }
        reader.prefetch()
    }
}
