/// Reads comma-separated rows from a stream, one at a time, in memory that does not grow with it.
///
/// Follows RFC 4180, with line ends of either kind, and takes bytes as they are: a field need not
/// be valid text. Blank lines and a byte order mark at the start are passed over.
struct CSVReader {
    /// The longest row that is read, in bytes, quotes included.
    static let longestRow = 1 << 20

    private let source: (Int) throws(StreamFailure) -> [UInt8]
    private var chunk: [UInt8] = []
    private var position = 0
    private var line = 1
    private var isAtStart = true

    init(source: @escaping (Int) throws(StreamFailure) -> [UInt8]) {
        self.source = source
    }

    /// Reads the next row into `row`.
    ///
    /// - Returns: Whether there was one.
    mutating func read(into row: inout CSVRow) throws(StreamFailure) -> Bool {
        repeat {
            row.reset(line: line)
            guard try readLine(into: &row) else { return false }
        } while row.isBlank
        return true
    }

    private mutating func readLine(into row: inout CSVRow) throws(StreamFailure) -> Bool {
        if isAtStart {
            isAtStart = false
            try skipByteOrderMark()
        }
        guard try peek() != nil else { return false }
        var isQuoted = false
        while let byte = try next() {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if row.isTooLong {
                if byte == UInt8(ascii: "\n") { return true }
                continue
            }
            switch byte {
            case UInt8(ascii: "\"") where isQuoted:
                if try peek() == UInt8(ascii: "\"") {
                    _ = try next()
                    row.append(byte)
                } else {
                    isQuoted = false
                    row.closeQuote()
                }
            case UInt8(ascii: "\"") where row.isAtFieldStart:
                isQuoted = true
                row.openQuote()
            case _ where isQuoted: row.append(byte)
            case UInt8(ascii: ","): row.endField()
            case UInt8(ascii: "\r") where try peek() == UInt8(ascii: "\n"): continue
            case UInt8(ascii: "\n"):
                row.endField()
                return true
            default: row.append(byte)
            }
        }
        if isQuoted { row.flaw = row.flaw ?? .openQuote }
        row.endField()
        return true
    }

    private mutating func skipByteOrderMark() throws(StreamFailure) {
        _ = try peek()
        if chunk.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func peek() throws(StreamFailure) -> UInt8? {
        if position == chunk.count {
            chunk = try source(1 << 16)
            position = 0
        }
        return position < chunk.count ? chunk[position] : nil
    }

    private mutating func next() throws(StreamFailure) -> UInt8? {
        let byte = try peek()
        if byte != nil { position += 1 }
        return byte
    }
}
