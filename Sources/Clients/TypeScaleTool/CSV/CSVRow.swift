/// The fields of one row as bytes, without the quotes that enclose them.
struct CSVRow {
    /// An error in a row.
    enum Flaw: String {
        case tooLong = "the row exceeds the limit of 1 MiB"
        case openQuote = "expected a closing quote within 16 KiB after this line"
        case textAfterQuote = "expected a comma after the closing quote"
    }

    /// The number of the line at which the row starts, counted from 1.
    private(set) var line = 1
    var flaw: Flaw?

    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    var isQuoteClosed = false
    var hasQuotes = false

    var count: Int { ends.count }

    /// Returns the bytes in a field, or an empty slice if the row has fewer fields.
    subscript(index: Int) -> ArraySlice<UInt8> {
        guard ends.indices.contains(index) else { return [] }
        return bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// Returns a field as text, in which U+FFFD replaces invalid UTF-8.
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
        if isWithinLimit() { bytes.append(byte) }
    }

    mutating func endField() {
        guard isWithinLimit() else { return }
        ends.append(bytes.count)
        isQuoteClosed = false
    }

    private mutating func isWithinLimit() -> Bool {
        if bytes.count + ends.count >= CSVParser.maximumRow { flaw = .tooLong }
        return flaw != .tooLong
    }
}
