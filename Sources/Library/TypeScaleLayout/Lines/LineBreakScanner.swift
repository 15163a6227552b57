/// Finds the offsets at which lines may end, one at a time and without allocating memory.
///
/// Each character is read once, except that marks are read twice after a bracket that follows a
/// currency sign.
@unsafe package struct LineBreakScanner {
    private var reader: LineBreakClassReader
    private var clusters: ClusterCheck?
    private let keepsHangul: Bool
    private let syllables: SyllableCheck?
    private let moves = unsafe LineBreakTable.moves.utf8Start
    private var row = LineBreakTable.firstRow
    private var isDone = false
    private var aheadCount = 0

    /// The number of characters read again to recognize numbers, flags and marks.
    ///
    /// Tests check that the count is linear in the length of the text.
    var rereadCount: Int { unsafe aheadCount + (clusters?.readCount ?? 0) }

    /// Creates a scanner for a buffer of valid UTF-8, which must outlive the scanner.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, _ breaker: LineBreaker) {
        unsafe reader = unsafe LineBreakClassReader(bytes)
        unsafe clusters = unsafe breaker.splitsCharacters ? nil : ClusterCheck(bytes)
        unsafe keepsHangul = breaker.strategy.contains(.hangulWordPriority)
        unsafe syllables = breaker.strategy.contains(.clusters) ? SyllableCheck(bytes) : nil
    }

    /// Returns the next offset at which a line may or must end, or `nil` after the end of the text.
    package mutating func next() -> LineBreak? {
        while let start = unsafe reader.offset {
            let previous = unsafe row
            unsafe row = unsafe row(after: previous, reader.next())
            guard unsafe row >= LineBreakTable.firstOpportunity else {
                guard unsafe syllables?.isBoundary(start) == true else { continue }
                return LineBreak(offset: start, isMandatory: false)
            }
            if LineBreakTable.newlines.contains(previous) {
                return LineBreak(offset: start, isMandatory: true)
            }
            if unsafe isOpportunity(at: start) {
                return LineBreak(offset: start, isMandatory: false)
            }
        }
        guard unsafe !isDone else { return nil }
        unsafe isDone = true
        guard unsafe reader.count > 0 else { return nil }
        let endsInNewline = unsafe LineBreakTable.newlines.contains(row)
        return unsafe LineBreak(offset: reader.count, isMandatory: endsInNewline)
    }

    /// Returns the row after a character of a class.
    ///
    /// The moves of a class are contiguous, so their start can be computed before the current row
    /// is known.
    private func row(after row: Int, _ character: UInt8) -> Int {
        let start = Int(character &- LineBreakTable.firstClass) &* LineBreakTable.rowCount
        return unsafe Int(moves[start &- LineBreakTable.firstRow &+ row])
    }

    /// Returns whether a line may end at an offset for which the current row has an opportunity.
    private mutating func isOpportunity(at offset: Int) -> Bool {
        if unsafe row >= LineBreakTable.firstHangul {
            if unsafe row >= LineBreakTable.firstBeforeNoNumber {
                if unsafe reader.isBeforeNumber(&aheadCount) { return false }
            } else if unsafe keepsHangul {
                return false
            }
        }
        return unsafe clusters?.isBoundary(offset) ?? true
    }
}
