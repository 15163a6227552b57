/// Finds the offsets at which lines may end, one at a time and without allocating memory.
///
/// Each character is read once. Some breaks depend on the character after the next one. There, up
/// to two characters and the marks before them are read twice.
struct LineBreakScanner {
    private var classifier = LineBreakClassifier()
    private var clusters: ClusterCheck?
    private let tailoring: LineBreakTailoring
    private let keepsHangul: Bool
    private let breaksSyllables: Bool
    private var row = LineBreakTable.firstRow
    private var isDone = false
    private var aheadCount = 0

    /// The number of characters read again to recognize numbers, quotations, flags and marks.
    ///
    /// Tests check that the count is linear in the length of the text.
    var rereadCount: Int { aheadCount + (clusters?.readCount ?? 0) }

    init(_ breaker: LineBreaker) {
        clusters = breaker.splitsCharacters ? nil : ClusterCheck()
        tailoring = breaker.tailoring
        keepsHangul = breaker.strategy.contains(.hangulWordPriority)
        breaksSyllables = !breaker.strategy.contains(.southeastAsianWordPriority)
    }

    /// Returns the next offset at which a line may or must end, or `nil` after the end of the text.
    ///
    /// Pass the same text each time, which must be valid UTF-8.
    mutating func next(_ bytes: Span<UInt8>) -> LineBreak? {
        while let start = classifier.offset(in: bytes) {
            let previous = row
            let character = classifier.next(bytes)
            row = row(after: previous, tailoring.column(of: character))
            guard row >= LineBreakTable.firstOpportunity else {
                guard breaksSyllables, LineBreakTable.complexClasses.contains(character),
                    SyllableCheck.isBoundary(bytes, start)
                else {
                    // Without this, finding line breaks in English takes 20% more instructions.
                    if row == LineBreakTable.letterRow { classifier.skipLetters(bytes) }
                    continue
                }
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

    /// Returns the row after a column.
    ///
    /// The moves of a column are contiguous, so their start can be computed before the current row
    /// is known.
    private func row(after row: Int, _ column: UInt8) -> Int {
        let first = Int(LineBreakTable.firstClass) &* LineBreakTable.rowCount
        let start = Int(column) &* LineBreakTable.rowCount &- first
        let move = (start &- LineBreakTable.firstRow &+ row) &* 2
        let moves = unsafe LineBreakTable.moves.utf8Start
        return unsafe Int(moves[move]) &+ Int(moves[move &+ 1])
    }

    /// Returns whether a line may end at an offset for which the current row has an opportunity.
    private mutating func isOpportunity(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        if row >= LineBreakTable.firstHangul {
            if row >= LineBreakTable.firstBeforeNoNumber {
                guard isOpportunityBeforeNext(bytes) else { return false }
            } else if keepsHangul {
                return false
            }
        }
        return clusters?.isBoundary(bytes, offset) ?? true
    }

    /// Returns whether the next character allows the opportunity of the current row.
    @inline(never)
    private mutating func isOpportunityBeforeNext(_ bytes: Span<UInt8>) -> Bool {
        var ahead = classifier
        let next = following(bytes, &ahead)
        if row >= LineBreakTable.firstBeforeViramaFinal { return !next.contains(.finalVirama) }
        if row >= LineBreakTable.firstBeforeInitialQuotation { return next.contains(.eastAsian) }
        if row >= LineBreakTable.firstBeforeDecimal { return next.contains(.digit) }
        if row >= LineBreakTable.firstBeforeFinalQuotation {
            return !next.contains(.afterQuotation)
        }
        let isNumber =
            next.contains(.digit)
            || next.contains(.separator) && following(bytes, &ahead).contains(.digit)
        return !isNumber
    }

    /// Returns the properties of the next character that is not a mark.
    private mutating func following(
        _ bytes: Span<UInt8>,
        _ classifier: inout LineBreakClassifier
    ) -> FollowingCharacter {
        while classifier.offset(in: bytes) != nil {
            aheadCount += 1
            let next = FollowingCharacter(column: tailoring.column(of: classifier.next(bytes)))
            if !next.contains(.mark) { return next }
        }
        // A quotation can end with the text.
        return .afterQuotation
    }
}

/// The properties of a character that decide about a break before the previous one.
private struct FollowingCharacter: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the properties of a column in ``LineBreakTable``.
    init(column: UInt8) {
        let place = Int(column &- LineBreakTable.firstClass)
        let value = unsafe LineBreakTable.following.utf8Start[place]
        rawValue = value &- LineBreakTable.firstClass
    }

    static let digit = Self(rawValue: 1 << 0)
    static let separator = Self(rawValue: 1 << 1)
    static let finalVirama = Self(rawValue: 1 << 2)
    static let afterQuotation = Self(rawValue: 1 << 3)
    static let eastAsian = Self(rawValue: 1 << 4)
    static let mark = Self(rawValue: 1 << 5)
}
