/// A font file, or a font in memory.
struct FontSource: Sendable {
    /// The maximum size of a file, in bytes.
    static let maximumByteCount = 256 << 20

    /// The path of the font file, or the name of a font in memory.
    let path: String
    /// The size of the font in bytes.
    let count: Int
    /// The bytes of a font in memory.
    var memory: TableBytes?

    /// Returns a name for an unnamed face, derived from the file name.
    func fileName(face: Int) -> String {
        let name = path.split { $0 == "/" || $0 == "\\" }.last ?? "font"
        let stem = name.split(separator: ".").first ?? name
        return face == 0 ? String(stem) : "\(stem)-\(face)"
    }

    /// Runs a closure with a reader, whose file stays open until the closure returns.
    func withReader<Result>(
        _ body: (borrowing FontReader) throws(FontError) -> Result
    ) throws(FontError) -> Result {
        if let memory { return try body(FontReader(bytes: memory)) }
        let file = try FileReader(path: path)
        guard file.count == count else {
            throw FontError(.invalidFontData, path, "the file was replaced after it was opened")
        }
        return try body(FontReader(file: file))
    }
}

/// A reader for the bytes of a font.
struct FontReader: ~Copyable {
    private let file: FileReader?
    /// All bytes of a font in memory, or the start of a file, where most small tables are.
    private let first: TableBytes
    /// The pieces of the file that were prefetched.
    private var pieces: [(offset: Int, bytes: TableBytes)] = []

    private static let firstPieceCount = 4096

    /// The maximum gap in bytes between ranges that are read as one piece.
    ///
    /// Reading the bytes in the gap takes less time than another system call.
    private static let maximumGap = 8192

    init(bytes: TableBytes) {
        first = bytes
        file = nil
    }

    init(file: consuming FileReader) {
        first = TableBytes(file.read(at: 0, count: Self.firstPieceCount))
        self.file = consume file
    }

    /// Reads ranges of a file in advance, joining nearby ranges, and discards earlier pieces.
    mutating func prefetch(_ ranges: [Range<Int>]) {
        guard file != nil else { return }
        if !pieces.isEmpty { pieces = [] }
        var far = ranges.filter { $0.upperBound > first.count && !$0.isEmpty }
        if far.count > 1 { far.sort { $0.lowerBound < $1.lowerBound } }
        while var piece = far.first {
            let end = far.firstIndex { range in
                if range.lowerBound > piece.upperBound + Self.maximumGap { return true }
                piece = piece.lowerBound..<max(piece.upperBound, range.upperBound)
                return false
            }
            let bytes = file?.read(at: piece.lowerBound, count: piece.count) ?? []
            pieces.append((piece.lowerBound, TableBytes(bytes)))
            far.removeFirst(end ?? far.count)
        }
    }

    /// Returns the bytes in a range, or `nil` if the range is empty or extends past the end.
    func read(_ range: Range<Int>) -> TableBytes? {
        range.isEmpty ? nil : read(at: range.lowerBound, count: range.count)
    }

    /// Returns the bytes in a range, or `nil` if the range extends past the end.
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
