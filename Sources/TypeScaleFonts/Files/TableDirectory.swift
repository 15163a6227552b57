/// Where the tables of a face lie in its file.
struct TableDirectory: Sendable {
    struct Record: Sendable {
        let tag: FontTag
        let offset: Int
        let count: Int
    }

    /// The records as the file has them, 16 bytes each; told apart when they are asked for.
    private let list: TableBytes
    private let fileCount: Int

    /// The tables in the order of the file.
    var records: [Record] { (0..<(list.count / 16)).compactMap(record) }

    /// The table of a tag; of two with one tag, the first counts.
    subscript(tag: FontTag) -> Record? {
        for index in 0..<(list.count / 16) where list.uint32(at: 16 * index) == tag.rawValue {
            if let record = record(index) { return record }
        }
        return nil
    }

    private func record(_ index: Int) -> Record? {
        guard let tag = list.tag(at: index * 16),
            let offset = list.uint32(at: index * 16 + 8).map(Int.init),
            let count = list.uint32(at: index * 16 + 12).map(Int.init),
            offset <= fileCount
        else { return nil }
        // A last table whose padding was cut off, or whose length was never right, still has the
        // bytes that are there.
        return Record(tag: tag, offset: offset, count: min(count, fileCount - offset))
    }
}

extension TableDirectory {
    /// The most faces that are read of a collection.
    static let mostFaces = 1024

    /// The most tables that a face may have; fonts have up to forty.
    static let mostTables = 512

    /// Where the faces of a file start: one, or those that a collection lists.
    static func faceOffsets(
        _ reader: borrowing FontReader,
        place: String
    ) throws(FontError) -> [Int] {
        guard let tag = reader.read(at: 0, count: 4)?.tag(at: 0) else {
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
        guard let count = reader.read(at: 8, count: 4)?.uint32(at: 0), count > 0 else {
            throw FontError(
                code: .invalidFontData,
                place: place,
                detail: "the collection lists no faces"
            )
        }
        guard count <= mostFaces else {
            throw FontError(
                code: .exceededResourceLimit,
                place: place,
                detail: "the collection lists \(count) faces; \(mostFaces) are read at most"
            )
        }
        guard let list = reader.read(at: 12, count: Int(count) * 4) else {
            throw FontError(
                code: .invalidFontData,
                place: place,
                detail: "the collection's list of faces is cut short"
            )
        }
        let offsets = (0..<Int(count)).compactMap { list.uint32(at: $0 * 4).map(Int.init) }
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
        guard let header = reader.read(at: start, count: 12), let tables = header.uint16(at: 4),
            1...UInt16(Self.mostTables) ~= tables,
            let list = reader.read(at: start + 12, count: Int(tables) * 16)
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
