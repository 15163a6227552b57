#if os(Linux)
@testable import TypeScaleLayout

/// An opportunity that only one of two line breakers finds, with its context.
struct LineBreakDifference {
    /// Whether this package's line breaker finds the opportunity.
    let isOurs: Bool
    /// The characters before the offset, ending with the nearest, and the characters after it.
    private let before: [(scalar: Unicode.Scalar, kind: LineBreakClass)]
    private let after: [(scalar: Unicode.Scalar, kind: LineBreakClass)]
    /// The two characters on either side of the offset.
    private let beside: ArraySlice<Unicode.Scalar>
    /// Whether marks directly precede the offset.
    private let isBehindMarks: Bool

    init(_ text: [Unicode.Scalar], at place: Int, isOurs: Bool) {
        self.isOurs = isOurs
        // By LB9 and LB10, marks either belong to the character before them or are letters.
        var letters: [(place: Int, letter: (Unicode.Scalar, LineBreakClass))] = []
        var canTakeMarks = false
        for (number, scalar) in text.enumerated() {
            let kind = scalar.lineBreakClass
            let isMark = kind == .CM || kind == .ZWJ
            if isMark, canTakeMarks { continue }
            letters.append((number, (scalar, isMark ? .AL : kind)))
            canTakeMarks = !kind.isNewline && kind != .SP && kind != .ZW
        }
        before = letters.filter { $0.place < place }.map(\.letter)
        after = letters.filter { $0.place >= place }.map(\.letter)
        beside = text[(place - 1)...place]
        isBehindMarks = [.CM, .ZWJ].contains(text[place - 1].lineBreakClass)
    }

    /// The reason for a difference.
    enum Reason: String, CaseIterable {
        /// LB15a and LB15b of Unicode 15.1, LB19 and LB19a of 16.
        ///
        /// A quotation mark that opens or closes, by its general category, stays with the quoted
        /// text. Adjacent East Asian text also matters. LB15, for a quotation mark with spaces
        /// before a bracket, no longer exists.
        case quotationMarks = "quotation marks that open or close"
        /// LB25 of Unicode 16: there is no break in `:5` or `.5`, or before a number after a
        /// separate comma.
        case separatorBeforeDigit = "a comma or full stop before a digit"
        /// LB15c of Unicode 16: in `for .5`, the full stop stays with the digit.
        case spaceBeforeDecimal = "a space before a comma or full stop with a digit"
        /// LB25 of Unicode 16: in `$(.5`, the bracket stays with the number, as in `$(5`.
        case bracketBeforeDecimal = "a bracket behind a currency sign, before a decimal"
        /// LB20a of Unicode 15.1: a hyphen at the start of a word stays with it, as in Finnish.
        case wordInitialHyphen = "a hyphen at the start of a word"
        /// LB21a of Unicode 15.1: a hyphen between two Hebrew words may end a line.
        case hebrewHyphen = "a hyphen between Hebrew letters"
        /// ICU has a dictionary for Thai, Lao, Khmer and Burmese.
        ///
        /// Without a dictionary, the standard keeps their letters together, as in a word.
        case dictionary = "words found by a dictionary"
        /// ICU's option considers the characters next to the offset, without applying LB9.
        ///
        /// With a mark after the first letter, ICU's option allows a break that this package's
        /// forbids.
        case markedHangul = "Hangul letters with a mark between them"
        /// ICU's option includes all characters in the script, such as compatibility letters,
        /// halfwidth letters and circled syllables.
        ///
        /// In the standard, these are ideographs.
        case hangulSymbols = "Hangul that the standard takes for ideographs"
        /// Apple assigns a meaning to some private-use characters.
        case privateUse = "Apple's characters for private use"
    }

    /// The reason for the difference, or `nil` if none is known.
    var reason: Reason? {
        let near = beside + before.suffix(1).map(\.scalar)
        if near.contains(where: { 0xF800...0xF8FF ~= $0.value }) { return .privateUse }
        if !isOurs, beside.allSatisfy(ICULineBreaker.needsDictionary) { return .dictionary }
        guard let last = before.last, let next = after.first else { return nil }
        let isDecimal = next.kind == .IS && after.dropFirst().first?.kind == .NU
        if !isOurs, last.kind == .SP, isDecimal { return .spaceBeforeDecimal }
        let word = before.last { $0.kind != .SP }
        if last.kind == .QU || next.kind == .QU || last.kind == .SP && word?.kind == .QU {
            let bracket = last.kind == .SP && [.OP, .wideOP].contains(next.kind)
            let marks = [last.scalar, next.scalar, word?.scalar ?? " "]
            return bracket || marks.contains(where: ICULineBreaker.isQuotation)
                ? .quotationMarks : nil
        }
        if isOurs, last.kind == .IS, next.kind == .NU { return .separatorBeforeDigit }
        let isBracket = [.PR, .PO].contains(last.kind) && [.OP, .wideOP].contains(next.kind)
        if isOurs, isBracket, after.dropFirst().prefix(2).map(\.kind) == [.IS, .NU] {
            return .bracketBeforeDecimal
        }
        let isHyphen = last.kind == .HY || last.scalar == "\u{2010}"
        if isOurs, isHyphen, next.kind == .AL, isWordStart { return .wordInitialHyphen }
        if !isOurs, last.kind == .HY || last.kind == .BA, next.kind == .HL,
            before.dropLast().last?.kind == .HL
        {
            return .hebrewHyphen
        }
        if !isOurs, isBehindMarks, last.kind.isHangul, next.kind.isHangul { return .markedHangul }
        let isIdeographic = last.kind == .ID || next.kind == .ID
        if isOurs, isIdeographic, [last, next].allSatisfy({ ICULineBreaker.isHangul($0.scalar) }) {
            return .hangulSymbols
        }
        return nil
    }

    /// Whether no word character precedes the last character.
    private var isWordStart: Bool {
        guard let kind = before.dropLast().last?.kind else { return true }
        return kind.isNewline || [.SP, .ZW, .CB, .GL].contains(kind)
    }
}

extension Unicode.Scalar {
    /// The class in the generated table.
    var lineBreakClass: LineBreakClass {
        var text = String(self)
        let code = text.withSpan { bytes in
            var reader = LineBreakClassReader()
            return reader.next(bytes)
        }
        return LineBreakClass.allCases[Int(code - LineBreakTable.firstClass)]
    }
}
#endif
