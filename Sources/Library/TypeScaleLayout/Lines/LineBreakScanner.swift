/// Finds the offsets at which lines may end, one at a time and without allocating memory.
///
/// Each character is read once, except that marks are read twice after a bracket that follows a
/// currency sign.
struct LineBreakScanner {
    private var reader = LineBreakClassReader()
    private var clusters: ClusterCheck?
    private let keepsHangul: Bool
    private let breaksSyllables: Bool
    private var row = LineBreakTable.firstRow
    private var isDone = false
    private var aheadCount = 0

    /// The number of characters read again to recognize numbers, flags and marks.
    ///
    /// Tests check that the count is linear in the length of the text.
    var rereadCount: Int { aheadCount + (clusters?.readCount ?? 0) }

    init(_ breaker: LineBreaker) {
        clusters = breaker.splitsCharacters ? nil : ClusterCheck()
        keepsHangul = breaker.strategy.contains(.hangulWordPriority)
        breaksSyllables = breaker.strategy.contains(.clusters)
    }

    /// Returns the next offset at which a line may or must end, or `nil` after the end of the text.
    ///
    /// Pass the same text each time, which must be valid UTF-8.
    mutating func next(_ bytes: Span<UInt8>) -> LineBreak? {
        while let start = reader.offset(in: bytes) {
            let previous = row
            row = row(after: previous, reader.next(bytes))
            guard row >= LineBreakTable.firstOpportunity else {
                guard breaksSyllables, SyllableCheck.isBoundary(bytes, start) else { continue }
                return LineBreak(offset: start, isMandatory: false)
            }
            if LineBreakTable.newlines.contains(previous) {
                return LineBreak(offset: start, isMandatory: true)
            }
            if isOpportunity(bytes, at: start) {
                return LineBreak(offset: start, isMandatory: false)
            }
        }
        guard !isDone else { return nil }
        isDone = true
        guard !bytes.isEmpty else { return nil }
        let endsInNewline = LineBreakTable.newlines.contains(row)
        return LineBreak(offset: bytes.count, isMandatory: endsInNewline)
    }

    /// Returns the row after a character of a class.
    ///
    /// The moves of a class are contiguous, so their start can be computed before the current row
    /// is known.
    private func row(after row: Int, _ character: UInt8) -> Int {
        let start = Int(character &- LineBreakTable.firstClass) &* LineBreakTable.rowCount
        return unsafe Int(LineBreakTable.moves.utf8Start[start &- LineBreakTable.firstRow &+ row])
    }

    /// Returns whether a line may end at an offset for which the current row has an opportunity.
    private mutating func isOpportunity(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        if row >= LineBreakTable.firstHangul {
            if row >= LineBreakTable.firstBeforeNoNumber {
                if reader.isBeforeNumber(bytes, &aheadCount) { return false }
            } else if keepsHangul {
                return false
            }
        }
        return clusters?.isBoundary(bytes, offset) ?? true
    }
}
