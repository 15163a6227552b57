/// Reads comma-separated rows from a stream, one at a time, in constant memory.
///
/// Follows [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180), and accepts lines that end in LF.
/// A field may contain any bytes. A byte order mark at the start is skipped, and so are all blank
/// lines. An unclosed quote invalidates only its own line. The next line is read as a new row.
/// Each byte is read at most twice.
struct CSVParser {
    /// The maximum number of bytes in a row.
    static let maximumRow = 1 << 20
    /// The maximum number of bytes in a row after its first line.
    static let maximumContinuation = 1 << 14

    private let source: (Int) throws(StreamFailure) -> [UInt8]
    private var chunk: [UInt8] = []
    private var position = 0
    private var line = 1
    private var isAtStart = true
    /// The position after the row's first line, if the row continues past that line.
    private var continuation: Int?
    /// The position at which the last row past its first line failed, and why it failed.
    private var failure: (position: Int, flaw: CSVRow.Flaw)?
    /// The number of bytes read, including bytes that are read again.
    private(set) var steps = 0

    init(source: @escaping (Int) throws(StreamFailure) -> [UInt8]) { self.source = source }

    /// Reads the next row into `row`, and returns whether a row was found.
    ///
    /// If a row is too long, the rest of its line is skipped, unless the row is the header.
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
            continuation = nil
            guard try peek() != nil else { return false }
            try readFields(into: &row)
            if let flaw = row.flaw, let continuation {
                failure = (position, flaw)
                position = continuation
                line = row.line + 1
            } else if row.isTooLong, !isHeader {
                try skipLine()
            }
        } while row.isBlank
        return true
    }

    private mutating func readFields(into row: inout CSVRow) throws(StreamFailure) {
        var isQuoted = false
        while !row.isTooLong, row.flaw == nil || continuation == nil, let byte = try next() {
            if let continuation, position - continuation >= Self.maximumContinuation {
                row.flaw = .openQuote
                return
            }
            switch byte {
            case UInt8(ascii: "\"") where isQuoted:
                if try peek() == byte {
                    _ = try next()
                    row.append(byte)
                } else {
                    isQuoted = false
                    row.isQuoteClosed = true
                }
            case UInt8(ascii: "\"") where row.isAtFieldStart:
                isQuoted = true
                row.hasQuotes = true
            case _ where isQuoted:
                if byte == UInt8(ascii: "\n"), continuation == nil {
                    // A row that continues into text of a failed row fails as well.
                    if let failure, position <= failure.position {
                        row.flaw = row.flaw ?? failure.flaw
                    }
                    if row.flaw != nil { return }
                    continuation = position
                }
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

    private func isLineEnd(_ byte: UInt8?) -> Bool { byte == nil || byte == UInt8(ascii: "\n") }

    private mutating func skipLine() throws(StreamFailure) {
        while let byte = try next(), byte != UInt8(ascii: "\n") {}
    }

    private mutating func skipByteOrderMark() throws(StreamFailure) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        // The mark may arrive in pieces.
        while chunk.count < mark.count, mark.starts(with: chunk) {
            let piece = try source(1 << 16)
            if piece.isEmpty { return }
            chunk += piece
        }
        if chunk.starts(with: mark) { position = mark.count }
    }

    private mutating func peek() throws(StreamFailure) -> UInt8? {
        if position == chunk.count {
            let count = continuation ?? position
            chunk.removeFirst(count)
            failure?.position -= count
            position = chunk.count
            if continuation != nil { continuation = 0 }
            chunk += try source(1 << 16)
        }
        return position < chunk.count ? chunk[position] : nil
    }

    private mutating func next() throws(StreamFailure) -> UInt8? {
        guard let byte = try peek() else { return nil }
        position += 1
        steps += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        return byte
    }
}
