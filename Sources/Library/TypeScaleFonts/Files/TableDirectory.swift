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

    /// The first four bytes of a file that contains faces.
    private enum Signature: UInt32 {
        case trueType = 0x0001_0000
        /// The letters `OTTO`.
        case openType = 0x4F54_544F
        /// The letters `true`.
        case appleTrueType = 0x7472_7565
        /// The letters `ttcf`.
        case collection = 0x7474_6366
    }

    /// The records, as encoded in the file.
    private var list = TableBytes([])
    private var fileCount = 0

    /// Creates an empty directory.
    init() {}

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

    private func record(_ index: Int) -> Record? {
        let record = Offset<TableRecord>(TableRecord.byteCount * index)
        let offset = list.uint32(record, .offset)
        let count = list.uint32(record, .length)
        guard offset <= fileCount else { return nil }
        // In some fonts, the stated length of the last table extends past the end of the file.
        return Record(
            tag: list.tag(record, .tableTag),
            offset: offset,
            count: min(count, fileCount - offset)
        )
    }

    /// Calls a closure with the tag, offset and length of each table, from the last table to the
    /// first.
    ///
    /// The result is `false` if the directory is invalid.
    static func forEachReversed(
        _ input: borrowing FontInput,
        at start: Int,
        _ body: (_ tag: UInt32, _ offset: Int, _ length: Int) -> Void
    ) -> Bool {
        guard let range = list(input, at: start) else { return false }
        let isRead: Void? = input.read(range) { list in
            var end = list.byteCount
            let fields = Offset<TableRecord>()
            while end >= TableRecord.byteCount {
                let start = end - TableRecord.byteCount
                // With the constant length, the fields are read without further checks.
                let record = list.extracting(start..<(start + TableRecord.byteCount))
                end = start
                body(
                    record.uint32(at: fields.of(.tableTag)),
                    record.uint32(fields, .offset),
                    record.uint32(fields, .length)
                )
            }
        }
        return isRead != nil
    }

    /// Returns the range of the records, or `nil` if there are none or too many.
    private static func list(_ input: borrowing FontInput, at start: Int) -> Range<Int>? {
        let header = start..<(start + Fields.byteCount)
        let tables = input.read(header) { $0[Offset<Fields>(), .numTables] } ?? 0
        guard 1...maximumTableCount ~= tables else { return nil }
        return header.upperBound..<(header.upperBound + tables * TableRecord.byteCount)
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
        _ input: borrowing FontInput,
        path: String
    ) throws(FontError) -> [Int] {
        guard let tag = input.read(0..<4, { $0.uint32(at: 0) }) else {
            throw FontError(.unrecognizedFormat, path, "the file is too short for a font")
        }
        switch Signature(rawValue: tag) {
        case .collection: return try collection(input, path: path)
        case .trueType, .openType, .appleTrueType: return singleFace
        case nil: break
        }
        let problem: String
        switch FontTag(rawValue: tag) {
        case "wOFF": problem = "cannot read WOFF; convert the font to TrueType or OpenType"
        case "wOF2": problem = "cannot read WOFF2; convert the font to TrueType or OpenType"
        case "typ1": problem = "cannot read PostScript Type 1; convert the font to OpenType"
        default: problem = "expected a TrueType or OpenType font"
        }
        throw FontError(.unrecognizedFormat, path, problem)
    }

    private static func collection(
        _ input: borrowing FontInput,
        path: String
    ) throws(FontError) -> [Int] {
        func invalid(_ detail: String) -> FontError { FontError(.invalidFontData, path, detail) }
        let header = Offset<CollectionHeader>()
        let start = header.of(.tableDirectoryOffsets)
        let count = input.read(at: 0, count: start)?.uint32(header, .numFonts) ?? 0
        guard count > 0 else { throw invalid("the collection has no faces") }
        guard count <= maximumFaceCount else {
            let detail = "the collection has \(count) faces; the limit is \(maximumFaceCount)"
            throw FontError(.exceededResourceLimit, path, detail)
        }
        guard let list = input.read(at: 0, count: start + 4 * count) else {
            throw invalid("the collection's list of faces is truncated")
        }
        let offsets = (0..<count).map { list.uint32(header, .tableDirectoryOffsets, $0) }
        let sorted = sortedIndices(of: offsets).map { offsets[$0] }
        for index in sorted.indices.dropFirst() where sorted[index] == sorted[index - 1] {
            throw invalid("the collection lists a face twice")
        }
        return offsets
    }

    /// Reads the table directory at an offset.
    init?(_ input: borrowing FontInput, at start: Int, fileCount: Int) {
        guard let range = Self.list(input, at: start),
            let list = input.read(at: range.lowerBound, count: range.count)
        else { return nil }
        self.list = list
        self.fileCount = fileCount
    }

    /// Returns a table, or `nil` if the table is missing, truncated or invalid.
    func table<Table>(
        _ tag: FontTag,
        _ input: borrowing FontInput,
        upTo limit: Int,
        _ make: (TableBytes) -> Table?
    ) -> Table? {
        guard let record = self[tag] else { return nil }
        return input.read(at: record.offset, count: min(record.count, limit)).flatMap(make)
    }
}
