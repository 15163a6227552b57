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
        let separators = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
        let name = Array(path.utf8).split(whereSeparator: separators.contains).last
        let stem = name?.split(separator: UInt8(ascii: ".")).first ?? name
        let text = stem.map { String(decoding: $0, as: UTF8.self) } ?? "font"
        return face == 0 ? text : "\(text)-\(face)"
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
    /// The range that the next prefetch reads.
    private var planned = 0..<0
    private var buffers = ReadBuffers()
    private var pool: Guarded<ReadBuffers?>?

    /// The maximum gap in bytes between ranges that are read as one piece.
    ///
    /// Reading the bytes in the gap takes less time than another system call.
    private static let maximumGap = 8192

    init(bytes: TableBytes) {
        first = bytes
        file = nil
    }

    /// Creates a reader that uses the memory in a pool, and puts it back later.
    init(file: consuming FileReader, pool: Guarded<ReadBuffers?>? = nil) {
        let free = pool?.withLock { free in
            let known = free
            free = nil
            return known
        }
        self.pool = pool
        buffers = free ?? ReadBuffers(first: Array(repeating: 0, count: ReadBuffers.firstCount))
        let count = file.read(at: 0, count: ReadBuffers.firstCount, into: &buffers.first)
        first = TableBytes(buffers.first, count: count)
        self.file = consume file
    }

    deinit {
        if let pool, buffers.isSmall { pool.withLock { $0 = buffers } }
    }

    /// Adds a range to the piece that ``prefetch()`` reads, unless the range is in memory or far
    /// from the other ranges.
    mutating func plan(_ range: Range<Int>) {
        guard range.upperBound > first.count, !range.isEmpty, file != nil else { return }
        let start = min(planned.lowerBound, range.lowerBound)
        let joined = start..<max(planned.upperBound, range.upperBound)
        if planned.isEmpty {
            planned = range
        } else if joined.count <= planned.count + Self.maximumGap + range.count {
            planned = joined
        }
    }

    /// Reads the piece.
    mutating func prefetch() {
        let (offset, length) = (planned.lowerBound, planned.count)
        guard length > 0 else { return }
        planned = 0..<0
        // Releases the buffer, so that the file is read into it without a copy.
        second.bytes = TableBytes([])
        buffers.reserveSecond(length)
        guard let count = file?.read(at: offset, count: length, into: &buffers.second) else {
            return
        }
        second = (offset, TableBytes(buffers.second, count: count))
    }

    /// Runs a closure with the bytes in a range, or returns `nil` if the range is empty or extends
    /// past the end.
    @inline(__always)
    func read<Result>(_ range: Range<Int>, _ body: (RawSpan) -> Result?) -> Result? {
        if range.isEmpty { return nil }
        let (offset, length) = (range.lowerBound, range.count)
        if first.holds(length, at: offset) {
            return first.withSpan(at: offset, count: length, body)
        }
        if second.bytes.holds(length, at: offset - second.offset) {
            return second.bytes.withSpan(at: offset - second.offset, count: length, body)
        }
        return read(at: offset, count: length)?.withSpan(at: 0, count: length, body)
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

/// Memory for the pieces of a file, which readers use one after another.
struct ReadBuffers {
    /// The size of the first piece in bytes.
    ///
    /// In 439 of 500 fonts, the first piece contains all headers.
    static let firstCount = 960

    /// The size of the second piece in bytes, which is sufficient for nearly all fonts.
    private static let secondCount = 8192

    var first: [UInt8] = []
    var second: [UInt8] = []

    /// Whether the memory is worth keeping.
    var isSmall: Bool { second.count <= Self.secondCount }

    mutating func reserveSecond(_ count: Int) {
        guard second.count < count else { return }
        second = Array(repeating: 0, count: max(count, Self.secondCount))
    }
}
