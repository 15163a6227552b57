/// A font file, or a font in memory.
package struct FontSource: Sendable {
    /// The maximum size, in bytes, of a font in a file or in memory.
    static let maximumByteCount = 256 &<< 20

    /// The path of the font file, or the name of a font in memory.
    let path: String
    /// The size of the font in bytes.
    let count: Int
    /// The bytes of a font in memory.
    var memory: [UInt8]?

    /// Returns a name for an unnamed face, derived from the file name.
    func fileName(face: Int) -> String {
        let separators = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
        let name = Array(path.utf8).split(whereSeparator: separators.contains).last
        let stem = name?.split(separator: UInt8(ascii: ".")).first ?? name
        let text = stem.map { String(decoding: $0, as: UTF8.self) } ?? "font"
        return face == 0 ? text : "\(text)-\(face)"
    }

    /// Runs a closure with a reader, and keeps the file open until the closure returns.
    package func withReader<Result>(
        _ body: (borrowing FontReader) throws(FontError) -> Result
    ) throws(FontError) -> Result {
        if let memory { return try body(FontReader(bytes: memory)) }
        let file = try FileReader(path: path)
        guard file.count == count else {
            throw FontError(.invalidFontData, path, "the file was replaced after it was opened")
        }
        let reader = FontReader(file: file)
        try reader.checkIsRegular(path)
        return try body(reader)
    }
}

/// A reader for the bytes of a font.
package struct FontReader: ~Copyable {
    private let file: FileReader?
    /// All bytes of a font in memory, or a buffer for two pieces of a file.
    private var bytes: [UInt8]
    /// The size in bytes of a font in memory, or of the first piece, where most headers are.
    private let firstCount: Int
    /// The range of the file that was prefetched, which is in the buffer after the first piece.
    private var second = 0..<0
    /// The range that the next prefetch reads.
    private var planned = 0..<0

    /// The maximum size of the first piece in bytes.
    ///
    /// Of 500 fonts, 439 have all headers in the first piece, and 73 also have all names there.
    private static let maximumFirstCount = 2560

    /// The minimum size in bytes of a buffer for two pieces, which is sufficient for most fonts.
    private static let bufferCount = 6144

    /// The maximum size in bytes of a buffer that later readers use.
    private static let maximumBufferCount = 20_480

    /// The maximum gap in bytes between ranges that are read as one piece.
    ///
    /// Reading the bytes in the gap takes less time than another system call.
    private static let maximumGap = 8192

    init(bytes: [UInt8]) {
        self.bytes = bytes
        firstCount = bytes.count
        file = nil
    }

    /// Creates a reader that uses the buffer of an earlier reader, if any.
    init(file: consuming FileReader, buffer: borrowing Guarded<[UInt8]>? = nil) {
        bytes = []
        buffer?.exchange(&bytes)
        if bytes.isEmpty { bytes = Array(repeating: 0, count: Self.maximumFirstCount) }
        firstCount = file.read(at: 0, count: Self.maximumFirstCount, into: &bytes, from: 0)
        self.file = consume file
    }

    /// Throws an error if the file could not be read because it is not regular.
    func checkIsRegular(_ path: String) throws(FontError) {
        if firstCount < Self.maximumFirstCount { try file?.checkIsRegular(path) }
    }

    /// Makes the buffer available to later readers, unless the buffer is large.
    ///
    /// This reader must not be used afterwards.
    mutating func returnBuffer(to buffer: borrowing Guarded<[UInt8]>?) {
        if bytes.count <= Self.maximumBufferCount { buffer?.exchange(&bytes) }
    }

    /// Adds a range to the piece that ``prefetch()`` reads, unless the range is in memory or far
    /// from the other ranges.
    mutating func plan(_ range: Range<Int>) {
        guard range.upperBound > firstCount, !range.isEmpty, file != nil else { return }
        let start = min(planned.lowerBound, range.lowerBound)
        let joined = start..<max(planned.upperBound, range.upperBound)
        if planned.isEmpty {
            planned = range
        } else if joined.count <= planned.count + Self.maximumGap + range.count {
            planned = joined
        }
    }

    /// Returns whether a range is in memory.
    func contains(_ range: Range<Int>) -> Bool { index(of: range) != nil }

    /// Reads the piece, which replaces the piece before it.
    mutating func prefetch() {
        let (offset, length) = (planned.lowerBound, planned.count)
        guard length > 0 else { return }
        planned = 0..<0
        if firstCount + length > bytes.count {
            let wanted = max(firstCount + length, Self.bufferCount)
            bytes += repeatElement(0, count: wanted - bytes.count)
        }
        guard let count = file?.read(at: offset, count: length, into: &bytes, from: firstCount)
        else { return }
        second = offset..<(offset + count)
    }

    /// Runs a closure with the bytes in a range, or returns `nil` if the range is empty or extends
    /// past the end.
    @inline(__always)
    func read<Result>(_ range: Range<Int>, _ body: (RawSpan) -> Result?) -> Result? {
        if let start = index(of: range) {
            return body(unsafe bytes.span.bytes.extracting(start..<(start + range.count)))
        }
        return readPiece(range, body)
    }

    /// Reads a range that is not in memory.
    @inline(never)
    private func readPiece<Result>(_ range: Range<Int>, _ body: (RawSpan) -> Result?) -> Result? {
        guard !range.isEmpty, let piece = piece(range) else { return nil }
        return body(unsafe piece.span.bytes)
    }

    /// Returns the bytes in a range, or `nil` if the range extends past the end.
    func read(at offset: Int, count: Int) -> TableBytes? {
        let (end, isOverflow) = offset.addingReportingOverflow(count)
        guard offset >= 0, count >= 0, !isOverflow else { return nil }
        let range = offset..<end
        if range.isEmpty { return TableBytes([]) }
        if let start = index(of: range) { return TableBytes(bytes).slice(at: start, count: count) }
        return piece(range).map { TableBytes($0) }
    }

    /// Returns the index in ``bytes`` of a range that is in memory and isn't empty.
    @inline(never)
    private func index(of range: Range<Int>) -> Int? {
        if range.isEmpty { return nil }
        if range.upperBound <= firstCount, range.lowerBound >= 0 { return range.lowerBound }
        guard range.lowerBound >= second.lowerBound, range.upperBound <= second.upperBound else {
            return nil
        }
        return firstCount + (range.lowerBound - second.lowerBound)
    }

    private func piece(_ range: Range<Int>) -> [UInt8]? {
        guard let piece = file?.read(at: range.lowerBound, count: range.count),
            piece.count == range.count
        else { return nil }
        return piece
    }
}

/// An error that occurs when a font is registered or read.
public struct FontError: Error, Hashable, Sendable {
    /// The kinds of errors, with the raw values of Core Text's `CTFontManagerError`.
    public enum Code: Int, CaseIterable, Sendable {
        /// The file does not exist.
        case fileNotFound = 101
        /// The process does not have permission to read the file.
        case insufficientPermissions = 102
        /// The data is not a TrueType or OpenType font or collection.
        case unrecognizedFormat = 103
        /// The font contains invalid data, or its file was replaced after it was opened.
        case invalidFontData = 104
        /// The file is already registered.
        case alreadyRegistered = 105
        /// A font or a text is too large, or a font contains too many faces or named instances.
        case exceededResourceLimit = 106
        /// The file cannot be unregistered because it is not registered.
        case notRegistered = 201
        /// Another face with the same PostScript name is registered.
        case duplicatedName = 305
        /// The path is invalid or does not refer to a regular file.
        case invalidFilePath = 306
    }

    /// The kind of error.
    public let code: Code

    /// The path of the font file, or the name of a font in memory.
    public let path: String

    /// A description of the error, without the path.
    public let detail: String

    package init(_ code: Code, _ path: String, _ detail: String) {
        self.code = code
        self.path = path
        self.detail = detail
    }
}

extension FontError: CustomStringConvertible {
    /// A one-line description that contains the path, the detail, and the number of the code.
    public var description: String { "\(path): \(detail) (error \(code.rawValue))" }
}
