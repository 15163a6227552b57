/// One row: the bytes of its fields, without quotes.
struct CSVRow {
    /// What keeps a row from being read.
    enum Flaw: String {
        case tooLong = "the row is longer than 1 MiB"
        case openQuote = "a quote is opened and not closed soon"
        case textAfterQuote = "there is text behind a closing quote"
    }

    /// The line of the stream that the row starts on; the first is 1.
    private(set) var line = 1
    /// What is wrong with the row, if anything.
    var flaw: Flaw?

    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    private var isQuoteClosed = false
    private var hasQuotes = false

    /// How many fields the row has.
    var count: Int { ends.count }

    /// The bytes of a field; a row has no bytes where it has no field.
    subscript(index: Int) -> ArraySlice<UInt8> {
        guard ends.indices.contains(index) else { return [] }
        return bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// A field as text; what is not valid UTF-8 is replaced.
    func text(_ index: Int) -> String { String(decoding: self[index], as: UTF8.self) }
}

extension CSVRow {
    var isTooLong: Bool { flaw == .tooLong }
    var isBlank: Bool { count == 1 && bytes.isEmpty && !hasQuotes && flaw == nil }
    var isAtFieldStart: Bool { bytes.count == (ends.last ?? 0) && !isQuoteClosed }

    mutating func reset(line: Int) {
        self.line = line
        flaw = nil
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        isQuoteClosed = false
        hasQuotes = false
    }

    mutating func append(_ byte: UInt8) {
        if isQuoteClosed { flaw = flaw ?? .textAfterQuote }
        if hasRoom() { bytes.append(byte) }
    }

    mutating func endField() {
        guard hasRoom() else { return }
        ends.append(bytes.count)
        isQuoteClosed = false
    }

    mutating func openQuote() { hasQuotes = true }

    mutating func closeQuote() { isQuoteClosed = true }

    private mutating func hasRoom() -> Bool {
        if bytes.count + ends.count >= CSVReader.longestRow { flaw = .tooLong }
        return flaw != .tooLong
    }
}
