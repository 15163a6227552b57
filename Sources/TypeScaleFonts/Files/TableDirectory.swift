/// The [table directory](https://learn.microsoft.com/typography/opentype/spec/otff#table-directory)
/// of a face, which locates the tables in the file.
struct TableDirectory: Sendable {
    struct Record: Sendable {
        let tag: FontTag
        let offset: Int
        let count: Int
    }

    private enum Fields: Int, RecordWords {
        case sfntVersion, sfntVersionLow, numTables, searchRange, entrySelector, rangeShift, end
    }

    private enum TableRecord: Int, RecordWords {
        case tableTag, tableTagLow, checksum, checksumLow, offset, offsetLow, length, lengthLow, end
    }

    private enum CollectionHeader: Int, Words {
        case ttcTag, ttcTagLow, majorVersion, minorVersion, numFonts, numFontsLow
        case tableDirectoryOffsets
    }

    /// The records, as encoded in the file.
    private let list: TableBytes
    private let fileCount: Int

    /// The tables, in file order.
    var records: [Record] { (0..<recordCount).compactMap(record) }

    private var recordCount: Int { list.count / TableRecord.byteCount }

    /// The first table with the given tag.
    subscript(tag: FontTag) -> Record? {
        for index in 0..<recordCount
        where list.tag(Offset<TableRecord>(TableRecord.byteCount * index), .tableTag) == tag {
            if let record = record(index) { return record }
        }
        return nil
    }

    /// Returns the range of a table's first bytes, which is empty if the table is missing.
    func range(of tag: FontTag, upTo limit: Int) -> Range<Int> {
        self[tag].map { $0.offset..<($0.offset + min($0.count, limit)) } ?? 0..<0
    }

    private func record(_ index: Int) -> Record? {
        let record = Offset<TableRecord>(TableRecord.byteCount * index)
        let tag = list.tag(record, .tableTag)
        let offset = list.uint32(record, .offset)
        let count = list.uint32(record, .length)
        guard offset <= fileCount else { return nil }
        // In some fonts, the stated length of the last table extends past the end of the file.
        return Record(tag: tag, offset: offset, count: min(count, fileCount - offset))
    }
}

extension TableDirectory {
    /// The maximum number of faces in a collection.
    static let maximumFaceCount = 1024

    /// The maximum number of tables in a face.
    ///
    /// Real fonts have at most about 40.
    static let maximumTableCount = 512

    /// The face offsets of a file that is not a collection.
    private static let singleFace = [0]

    /// Returns the offsets of all faces in a collection, or `[0]` if the file is not a collection.
    static func faceOffsets(
        _ reader: borrowing FontReader,
        path: String
    ) throws(FontError) -> [Int] {
        let tag = reader.read(at: 0, count: 4)?.tag(Offset<CollectionHeader>(), .ttcTag)
        let problem: String
        switch tag {
        case "ttcf": return try collection(reader, path: path)
        case FontTag(rawValue: 0x0001_0000), "OTTO", "true": return singleFace
        case nil: problem = "the file is too short for a font"
        case "wOFF": problem = "cannot read WOFF; convert the font to TrueType or OpenType"
        case "wOF2": problem = "cannot read WOFF2; convert the font to TrueType or OpenType"
        case "typ1": problem = "cannot read PostScript Type 1; convert the font to OpenType"
        default: problem = "expected a TrueType or OpenType font"
        }
        throw FontError(.unrecognizedFormat, path, problem)
    }

    private static func collection(
        _ reader: borrowing FontReader,
        path: String
    ) throws(FontError) -> [Int] {
        func invalid(_ detail: String) -> FontError { FontError(.invalidFontData, path, detail) }
        let header = Offset<CollectionHeader>()
        let start = header.of(.tableDirectoryOffsets)
        let count = reader.read(at: 0, count: start)?.uint32(header, .numFonts) ?? 0
        guard count > 0 else { throw invalid("the collection has no faces") }
        guard count <= maximumFaceCount else {
            let detail = "the collection has \(count) faces; the limit is \(maximumFaceCount)"
            throw FontError(.exceededResourceLimit, path, detail)
        }
        guard let list = reader.read(at: 0, count: start + 4 * count) else {
            throw invalid("the collection's list of faces is truncated")
        }
        let offsets = (0..<count).map { list.uint32(header, .tableDirectoryOffsets, $0) }
        guard Set(offsets).count == offsets.count else {
            throw invalid("the collection lists a face twice")
        }
        return offsets
    }

    /// Reads the table directory at an offset.
    init?(_ reader: borrowing FontReader, at start: Int, fileCount: Int) {
        guard let header = reader.read(at: start, count: Fields.byteCount),
            case let tables = header[Offset<Fields>(), .numTables],
            1...Self.maximumTableCount ~= tables,
            let list = reader.read(
                at: start + Fields.byteCount,
                count: tables * TableRecord.byteCount
            )
        else { return nil }
        // Copies the records, because a slice would keep the whole piece of the file in memory.
        self.list = TableBytes(list.array)
        self.fileCount = fileCount
    }

    /// Returns a table, or `nil` if the table is missing, truncated or invalid.
    func table<Table>(
        _ tag: FontTag,
        _ reader: borrowing FontReader,
        upTo limit: Int,
        _ make: (TableBytes) -> Table?
    ) -> Table? {
        guard let record = self[tag] else { return nil }
        return reader.read(at: record.offset, count: min(record.count, limit)).flatMap(make)
    }
}
