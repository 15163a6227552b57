/// A font file, or a font in memory.
struct FontSource: Sendable {
    /// The maximum size, in bytes, of a font in a file or in memory.
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

    /// Runs a closure with a reader, and keeps the file open until the closure returns.
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
    /// All bytes of a font in memory, or the start of a file, where most headers are.
    private let first: TableBytes
    /// The piece of the file that was prefetched.
    private var second = (offset: 0, bytes: TableBytes([]))

    /// The size of the first piece in bytes, which fits in malloc's cache of small blocks.
    private static let firstPieceCount = 960

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

    /// Reads the first range that is not yet in memory, and the ranges near it, as one piece.
    mutating func prefetch(_ ranges: [Range<Int>]) {
        guard file != nil else { return }
        var piece = 0..<0
        for range in ranges where range.upperBound > first.count && !range.isEmpty {
            let start = min(piece.lowerBound, range.lowerBound)
            let joined = start..<max(piece.upperBound, range.upperBound)
            if piece.isEmpty {
                piece = range
            } else if joined.count <= piece.count + Self.maximumGap + range.count {
                piece = joined
            }
        }
        let bytes = file?.read(at: piece.lowerBound, count: piece.count) ?? []
        second = (piece.lowerBound, TableBytes(bytes))
    }

    /// Returns the bytes in a range, or `nil` if the range is empty or extends past the end.
    func read(_ range: Range<Int>) -> TableBytes? {
        range.isEmpty ? nil : read(at: range.lowerBound, count: range.count)
    }

    /// Returns the bytes in a range, or `nil` if the range extends past the end.
    func read(at offset: Int, count: Int) -> TableBytes? {
        if let slice = first.slice(at: offset, count: count) { return slice }
        guard offset >= 0, count >= 0, file != nil else { return nil }
        if let slice = second.bytes.slice(at: offset - second.offset, count: count) {
            return slice
        }
        guard let piece = file?.read(at: offset, count: count), piece.count == count else {
            return nil
        }
        return TableBytes(piece)
    }
}
