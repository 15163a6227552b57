/// Where the bytes of a font file lie.
enum FontSource: Sendable {
    /// The largest file that is read, in bytes.
    static let largestFile = 256 << 20

    case file(path: String, count: Int)
    case memory(TableBytes, name: String)

    /// The path, or the name that was given to bytes.
    var place: String {
        switch self {
        case .file(let path, _): path
        case .memory(_, let name): name
        }
    }

    /// A name for a face that has none: that of the file, without folders and ending.
    func fileName(face: Int) -> String {
        let name = place.split { $0 == "/" || $0 == "\\" }.last ?? "font"
        let stem = name.split(separator: ".").first ?? name
        return face == 0 ? String(stem) : "\(stem)-\(face)"
    }

    var count: Int {
        switch self {
        case .file(_, let count): count
        case .memory(let bytes, _): bytes.count
        }
    }

    /// Hands over a reader of ranges of these bytes; a file stays open that long.
    func withReader<Result>(
        _ body: (borrowing FontReader) throws(FontError) -> Result
    ) throws(FontError) -> Result {
        switch self {
        case .memory(let bytes, _):
            return try body(FontReader(bytes: bytes))
        case .file(let path, let count):
            let file = try FileReader(path: path)
            guard file.count == count else {
                throw FontError(
                    code: .invalidFontData,
                    place: path,
                    detail: "the file was replaced since it was registered"
                )
            }
            return try body(FontReader(file: file))
        }
    }
}

/// Reads ranges of a font's bytes, from a file or from memory.
struct FontReader: ~Copyable {
    private let file: FileReader?
    /// All bytes of memory, or the first of a file, where most directories and small tables lie.
    private let bytes: TableBytes

    private static let firstPiece = 4096

    init(bytes: TableBytes) {
        self.bytes = bytes
        file = nil
    }

    init(file: consuming FileReader) {
        bytes = TableBytes(file.read(at: 0, count: Self.firstPiece))
        self.file = consume file
    }

    /// The bytes of a range, `nil` if they are not all there.
    func read(at offset: Int, count: Int) -> TableBytes? {
        if let slice = bytes.slice(at: offset, count: count) { return slice }
        guard offset >= 0, count >= 0, file != nil else { return nil }
        guard let piece = file?.read(at: offset, count: count), piece.count == count else {
            return nil
        }
        return TableBytes(piece)
    }
}
