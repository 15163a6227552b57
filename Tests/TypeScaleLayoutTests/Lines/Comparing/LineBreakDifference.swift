#if os(Linux)
@testable import TypeScaleLayout

/// An opportunity that only one of two line breakers finds, with its context.
struct LineBreakDifference {
    /// Whether this package's line breaker finds the opportunity.
    let isOurs: Bool
    /// The characters before the offset, ending with the nearest, and the characters after it.
    private let before: [(scalar: Unicode.Scalar, kind: String)]
    private let after: [(scalar: Unicode.Scalar, kind: String)]
    /// The two characters on either side of the offset.
    private let beside: ArraySlice<Unicode.Scalar>
    /// Whether marks directly precede the offset.
    private let isBehindMarks: Bool

    init(_ text: [Unicode.Scalar], at place: Int, isOurs: Bool) {
        self.isOurs = isOurs
        // By LB9 and LB10, marks either belong to the character before them or are letters.
        var letters: [(place: Int, letter: (Unicode.Scalar, String))] = []
        var canTakeMarks = false
        for (number, scalar) in text.enumerated() {
            let kind = scalar.lineBreakClass
            let isMark = kind == "CM" || kind == "ZWJ"
            if isMark, canTakeMarks { continue }
            letters.append((number, (scalar, isMark ? "AL" : kind)))
            canTakeMarks = !["BK", "CR", "LF", "NL", "SP", "ZW"].contains(kind)
        }
        before = letters.filter { $0.place < place }.map(\.letter)
        after = letters.filter { $0.place >= place }.map(\.letter)
        beside = text[(place - 1)...place]
        isBehindMarks = ["CM", "ZWJ"].contains(text[place - 1].lineBreakClass)
    }

    /// The reason for a difference.
    enum Reason: String, CaseIterable {
        /// LB19a: Apple's ICU treats quotation marks next to East Asian text as brackets, in all
        /// languages but Japanese.
        case quotationMarks = "quotation marks that open or close"
        /// LB12a of Unicode 18: no break between a character such as a tab and NO-BREAK SPACE.
        case breakBeforeGlue = "a character of class BA before one of class GL"
        /// LB20a of Unicode 17: a hyphen at the start of a Hebrew word, or after NO-BREAK SPACE and
        /// marks, stays with the word.
        case wordInitialHyphen = "a hyphen at the start of a word"
        /// Unicode 17 changes the class of a character near the offset.
        case newClass = "a character of another class"
        /// LB30a: ICU starts a new pair of regional indicators after ZERO WIDTH JOINER.
        case joinedFlags = "regional indicators with joiners"
        /// LB21a of Unicode 17: of class BA, only hyphens stay with what follows a Hebrew letter.
        case breakAfterHebrew = "a character of class BA after a Hebrew letter"
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
        let word = before.last { $0.kind != "SP" }
        if [last, next, word ?? last].contains(where: { $0.kind == "QU" }) {
            return .quotationMarks
        }
        if !isOurs, last.kind == "BA", next.kind == "GL" { return .breakBeforeGlue }
        if !isOurs, last.kind == "HY", ["AL", "HL"].contains(next.kind) {
            return .wordInitialHyphen
        }
        if (before.suffix(3) + [next]).contains(where: {
            $0.kind != ICULineBreaker.lineBreakClass($0.scalar)
        }) {
            return .newClass
        }
        if !isOurs, last.kind == "RI", next.kind == "RI" { return .joinedFlags }
        if isOurs, last.kind == "BA", before.dropLast().last?.kind == "HL" {
            return .breakAfterHebrew
        }
        let hangul: Set = ["H2", "H3", "JL", "JV", "JT"]
        if !isOurs, isBehindMarks, hangul.contains(last.kind), hangul.contains(next.kind) {
            return .markedHangul
        }
        let isIdeographic = last.kind == "ID" || next.kind == "ID"
        if isOurs, isIdeographic, [last, next].allSatisfy({ ICULineBreaker.isHangul($0.scalar) }) {
            return .hangulSymbols
        }
        return nil
    }
}

extension Unicode.Scalar {
    /// The class of the standard in the generated table, after LB1.
    var lineBreakClass: String {
        var text = String(self)
        let code = text.withSpan { bytes in
            var reader = LineBreakClassifier()
            return reader.next(bytes)
        }
        return Self.classes[Int(code - LineBreakTable.firstClass)]
    }

    /// The classes in the order of the table, where some of them are divided.
    private static let classes = """
        AK AL AL AP AS B2 BA BA BB BK CB CL CL CM CP CR AL EB EB EM EX EX GL GL H2 H3 HH HL HY ID ID IS \
        JL JT JV LF NL NS NS NU OP OP PO PR PR QU QU QU RI SP SY VF VI WJ AL ID ZW ZWJ PO PO PR PR EX NS \
        NS AL CM BA HH IN IN NS QU QU NS NS
        """.split(separator: " ").map(String.init)
}
#endif
