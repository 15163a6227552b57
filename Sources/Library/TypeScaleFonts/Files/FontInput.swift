import TypeScaleSupport

/// The bytes of a font, which are read in pieces.
struct FontInput: ~Copyable {
    private let file: OpenFile?
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

    /// The maximum size in bytes of a buffer that later inputs use.
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

    /// Creates an input that uses the buffer of an earlier input, if any.
    init(file: consuming OpenFile, buffer: borrowing Guarded<[UInt8]>? = nil) {
        bytes = []
        buffer?.exchange(&bytes)
        if bytes.isEmpty { bytes = Array(repeating: 0, count: Self.maximumFirstCount) }
        firstCount = file.read(at: 0, count: Self.maximumFirstCount, into: &bytes, from: 0)
        self.file = consume file
    }

    /// Throws an error if the file could not be read because it is not regular.
    func checkIsRegular(_ path: String) throws(FontError) {
        guard firstCount < Self.maximumFirstCount else { return }
        do throws(FileError) {
            try file?.checkIsRegular(path)
        } catch {
            throw FontError(error)
        }
    }

    /// Makes the buffer available to later inputs, unless the buffer is large.
    ///
    /// This input must not be used afterwards.
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
            let needed = max(firstCount + length, Self.bufferCount)
            bytes += repeatElement(0, count: needed - bytes.count)
        }
        guard let count = file?.read(at: offset, count: length, into: &bytes, from: firstCount)
        else { return }
        second = offset..<(offset + count)
    }

    /// Runs a closure with the bytes in a range, or returns `nil` if the range is empty or extends
    /// past the end.
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
