/// The [table directory](https://learn.microsoft.com/typography/opentype/spec/otff#table-directory)
/// of a face: where its tables lie in the file.
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

    /// The records as the file has them; read when they are asked for.
    private let list: TableBytes
    private let fileCount: Int

    /// The tables in the order of the file.
    var records: [Record] { (0..<recordCount).compactMap(record) }

    private var recordCount: Int { list.count / TableRecord.byteCount }

    /// The table of a tag; of two with one tag, the first counts.
    subscript(tag: FontTag) -> Record? {
        for index in 0..<recordCount
        where list.tag(Offset<TableRecord>(TableRecord.byteCount * index), .tableTag) == tag {
            if let record = record(index) { return record }
        }
        return nil
    }

    /// The first bytes of some tables, found in one pass; empty for a table that is not there.
    func ranges(of tables: [(tag: FontTag, byteCount: Int)]) -> [Range<Int>] {
        // Not `repeating`, whose code for this type takes longer than the pass.
        var ranges = tables.map { _ in 0..<0 }
        for index in 0..<recordCount {
            let tag = list.tag(Offset<TableRecord>(TableRecord.byteCount * index), .tableTag)
            guard let position = tables.firstIndex(where: { $0.tag == tag }),
                ranges[position].isEmpty, let record = record(index)
            else { continue }
            let count = min(record.count, tables[position].byteCount)
            ranges[position] = record.offset..<(record.offset + count)
        }
        return ranges
    }

    private func record(_ index: Int) -> Record? {
        let record = Offset<TableRecord>(TableRecord.byteCount * index)
        let tag = list.tag(record, .tableTag)
        let offset = list.uint32(record, .offset)
        let count = list.uint32(record, .length)
        guard offset <= fileCount else { return nil }
        // A last table whose padding was cut off, or whose length was never right, still has the
        // bytes that are there.
        return Record(tag: tag, offset: offset, count: min(count, fileCount - offset))
    }
}

extension TableDirectory {
    /// The maximum number of faces of a collection.
    static let maximumFaceCount = 1024

    /// The maximum number of tables of a face; fonts have up to forty.
    static let maximumTableCount = 512

    /// Where the faces of a file start: one, or those that a collection lists.
    static func faceOffsets(
        _ reader: borrowing FontReader,
        place: String
    ) throws(FontError) -> [Int] {
        let header = Offset<CollectionHeader>()
        guard let tag = reader.read(at: 0, count: 4)?.tag(header, .ttcTag) else {
            throw FontError(
                code: .unrecognizedFormat,
                place: place,
                detail: "the file is too short for a font"
            )
        }
        switch tag {
        case "ttcf": return try collection(reader, place: place)
        case FontTag(rawValue: 0x0001_0000), "OTTO", "true": return [0]
        case "wOFF", "wOF2":
            throw FontError(
                code: .unrecognizedFormat,
                place: place,
                detail: "the font is packed for the web as \(tag == "wOFF" ? "WOFF" : "WOFF2"); "
                    + "unpack it to TrueType or OpenType"
            )
        case "typ1":
            throw FontError(
                code: .unrecognizedFormat,
                place: place,
                detail: "a PostScript Type 1 font is not read; give TrueType or OpenType"
            )
        default:
            throw FontError(
                code: .unrecognizedFormat,
                place: place,
                detail: "that is no TrueType or OpenType font"
            )
        }
    }

    private static func collection(
        _ reader: borrowing FontReader,
        place: String
    ) throws(FontError) -> [Int] {
        let header = Offset<CollectionHeader>()
        let offsetsStart = header.of(.tableDirectoryOffsets)
        guard let count = reader.read(at: 0, count: offsetsStart)?.uint32(header, .numFonts),
            count > 0
        else {
            throw FontError(
                code: .invalidFontData,
                place: place,
                detail: "the collection lists no faces"
            )
        }
        guard count <= maximumFaceCount else {
            throw FontError(
                code: .exceededResourceLimit,
                place: place,
                detail: "the collection lists \(count) faces; \(maximumFaceCount) are read at most"
            )
        }
        guard let list = reader.read(at: 0, count: offsetsStart + 4 * count) else {
            throw FontError(
                code: .invalidFontData,
                place: place,
                detail: "the collection's list of faces is cut short"
            )
        }
        let offsets = (0..<count).map { list.uint32(header, .tableDirectoryOffsets, $0) }
        guard Set(offsets).count == offsets.count else {
            throw FontError(
                code: .invalidFontData,
                place: place,
                detail: "the collection lists a face twice"
            )
        }
        return offsets
    }

    /// Reads the directory of the face that starts at an offset.
    init?(_ reader: borrowing FontReader, at start: Int, fileCount: Int) {
        guard let header = reader.read(at: start, count: Fields.byteCount),
            case let tables = header[Offset<Fields>(), .numTables],
            1...Self.maximumTableCount ~= tables,
            let list = reader.read(
                at: start + Fields.byteCount,
                count: tables * TableRecord.byteCount
            )
        else { return nil }
        // A copy: the bytes that were read with it need not be kept.
        self.list = TableBytes(list.array)
        self.fileCount = fileCount
    }
}

extension TableDirectory {
    /// The bytes of a table, or the first of them; `nil` if the face has none of that tag or they
    /// cannot be read.
    func table(
        _ tag: FontTag,
        _ reader: borrowing FontReader,
        upTo limit: Int
    ) -> TableBytes? {
        guard let record = self[tag] else { return nil }
        return reader.read(at: record.offset, count: min(record.count, limit))
    }
}
