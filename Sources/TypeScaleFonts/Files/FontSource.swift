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
    private let first: TableBytes
    /// Further pieces of the file, which were read together.
    private var pieces: [(offset: Int, bytes: TableBytes)] = []

    private static let firstPieceCount = 4096

    /// How many bytes between two ranges take less time to read than to call the system again.
    private static let maximumGap = 8192

    init(bytes: TableBytes) {
        first = bytes
        file = nil
    }

    init(file: consuming FileReader) {
        first = TableBytes(file.read(at: 0, count: Self.firstPieceCount))
        self.file = consume file
    }

    /// Reads ranges of a file in as few pieces as possible, in place of those that were read so.
    mutating func prefetch(_ ranges: [Range<Int>]) {
        guard file != nil else { return }
        if !pieces.isEmpty { pieces = [] }
        var piece: Range<Int>?
        func readPiece(_ pieces: inout [(offset: Int, bytes: TableBytes)]) {
            guard let piece, let bytes = file?.read(at: piece.lowerBound, count: piece.count)
            else { return }
            pieces.append((piece.lowerBound, TableBytes(bytes)))
        }
        var far = ranges.filter { $0.upperBound > first.count && !$0.isEmpty }
        if far.count > 1 { far.sort { $0.lowerBound < $1.lowerBound } }
        for range in far {
            if let last = piece, range.lowerBound <= last.upperBound + Self.maximumGap {
                piece = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                readPiece(&pieces)
                piece = range
            }
        }
        readPiece(&pieces)
    }

    /// The bytes of a range, `nil` if it is empty or they are not all there.
    func read(_ range: Range<Int>) -> TableBytes? {
        range.isEmpty ? nil : read(at: range.lowerBound, count: range.count)
    }

    /// The bytes of a range, `nil` if they are not all there.
    func read(at offset: Int, count: Int) -> TableBytes? {
        if let slice = first.slice(at: offset, count: count) { return slice }
        guard offset >= 0, count >= 0, file != nil else { return nil }
        for piece in pieces where piece.offset <= offset {
            if let slice = piece.bytes.slice(at: offset - piece.offset, count: count) {
                return slice
            }
        }
        guard let piece = file?.read(at: offset, count: count), piece.count == count else {
            return nil
        }
        return TableBytes(piece)
    }
}
