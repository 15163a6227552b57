/// Reads comma-separated rows from a stream, one at a time, in memory that does not grow with it.
///
/// Follows RFC 4180, with line ends of either kind, and takes bytes as they are: a field need not
/// be valid text. Blank lines and a byte order mark at the start are passed over. A quote that is
/// opened by mistake costs its own line only: reading goes on with the next.
struct CSVReader {
    /// The longest row that is read, in bytes, quotes included.
    static let longestRow = 1 << 20
    /// How far a quoted field may go on behind its first line, in bytes.
    static let longestQuote = 1 << 14

    private let source: (Int) throws(StreamFailure) -> [UInt8]
    private var chunk: [UInt8] = []
    private var position = 0
    private var line = 1
    private var isAtStart = true
    /// What was read of the row behind its first line, to be read again if the row is flawed.
    private var continuation: [UInt8] = []

    init(source: @escaping (Int) throws(StreamFailure) -> [UInt8]) { self.source = source }

    /// Reads the next row into `row`, and says whether there was one.
    ///
    /// Of a header that is too long nothing more is read; of another row the rest is passed over.
    mutating func read(
        into row: inout CSVRow,
        isHeader: Bool = false
    ) throws(StreamFailure) -> Bool {
        if isAtStart {
            isAtStart = false
            try skipByteOrderMark()
        }
        repeat {
            row.reset(line: line)
            continuation.removeAll(keepingCapacity: true)
            guard try peek() != nil else { return false }
            try readFields(into: &row)
            if row.isTooLong, !isHeader { try skipLine() }
            if row.flaw != nil, !continuation.isEmpty { rewind(to: row.line + 1) }
        } while row.isBlank
        return true
    }

    private mutating func readFields(into row: inout CSVRow) throws(StreamFailure) {
        var isQuoted = false
        var isContinued = false
        while !row.isTooLong, let byte = try next() {
            if isContinued {
                continuation.append(byte)
                if continuation.count >= Self.longestQuote {
                    row.flaw = .openQuote
                    return
                }
            }
            switch byte {
            case UInt8(ascii: "\"") where isQuoted:
                if try peek() == byte {
                    _ = try next()
                    if isContinued { continuation.append(byte) }
                    row.append(byte)
                } else {
                    isQuoted = false
                    row.closeQuote()
                }
            case UInt8(ascii: "\"") where row.isAtFieldStart:
                isQuoted = true
                row.openQuote()
            case _ where isQuoted:
                if byte == UInt8(ascii: "\n") { isContinued = true }
                row.append(byte)
            case UInt8(ascii: ","):
                row.endField()
            case UInt8(ascii: "\r") where try isLineEnd(peek()):
                continue
            case UInt8(ascii: "\n"):
                row.endField()
                return
            default:
                row.append(byte)
            }
        }
        if row.isTooLong { return }
        if isQuoted { row.flaw = row.flaw ?? .openQuote }
        row.endField()
    }

    /// Whether a byte, or the end, ends the line in which a carriage return stands before it.
    private func isLineEnd(_ byte: UInt8?) -> Bool { byte == nil || byte == UInt8(ascii: "\n") }

    private mutating func skipLine() throws(StreamFailure) {
        while let byte = try next(), byte != UInt8(ascii: "\n") {}
    }

    /// Goes back to the line behind the first one of a flawed row.
    private mutating func rewind(to line: Int) {
        chunk = continuation + chunk[position...]
        position = 0
        self.line = line
    }

    private mutating func skipByteOrderMark() throws(StreamFailure) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        // The mark may come in pieces.
        while chunk.count < mark.count, mark.starts(with: chunk) {
            let piece = try source(1 << 16)
            if piece.isEmpty { return }
            chunk += piece
        }
        if chunk.starts(with: mark) { position = mark.count }
    }

    private mutating func peek() throws(StreamFailure) -> UInt8? {
        if position == chunk.count {
            chunk = try source(1 << 16)
            position = 0
        }
        return position < chunk.count ? chunk[position] : nil
    }

    private mutating func next() throws(StreamFailure) -> UInt8? {
        guard let byte = try peek() else { return nil }
        position += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        return byte
    }
}
