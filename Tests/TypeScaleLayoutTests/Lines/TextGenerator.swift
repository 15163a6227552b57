import TypeScaleTestSupport

/// Makes texts of which every kind of character has its share, the same ones for the same seed.
struct TextGenerator {
    private var random: SeededGenerator

    init(seed: UInt64, file: String = #fileID, line: Int = #line) {
        random = SeededGenerator(seed: seed, file: file, line: line)
    }

    /// Characters of every class of UAX 14 and every kind of grapheme cluster, some of each.
    private static let kinds: [[Unicode.Scalar]] = [
        ["a", "e", "Z", "é", "α", "ж"], ["0", "7", "9", "٣"], [" "], [" "],
        ["\u{301}", "\u{20D0}"],
        ["\u{200D}"], ["\u{200B}", "\u{2060}", "\u{FEFF}"], ["\u{A0}", "\u{202F}", "\u{34F}"],
        ["\n", "\r", "\u{B}", "\u{85}", "\u{2028}"], ["-"], ["\t", "\u{AD}", "‐", "–", "|"],
        ["´", "ˈ"], ["—"], ["\u{FFFC}"], ["(", "[", "¡"], ["「", "（"], [")", "]"], ["}", "。", "»"],
        ["」", "）"], ["!", "?"], ["\"", "'", "«", "”"], [",", ".", ":", ";"], ["/"],
        ["…", "․"], ["ゝ", "‼", "ー", "ぁ", "\u{FF9E}"], ["$", "€", "+", "№"], ["%", "°", "¢"],
        ["א", "ש"], ["日", "本", "の", "カ"], ["😀", "☂", "\u{1F02C}", "©"], ["👩", "☝"],
        ["\u{1F3FB}", "\u{1F3FF}"], ["\u{1F1F0}", "\u{1F1F7}"], ["\u{1F1F8}"],
        ["\u{1100}", "\u{A960}"],
        ["\u{1161}", "\u{D7B0}"], ["\u{11A8}", "\u{D7CB}"], ["가", "나"], ["각", "힣"], ["각", "한"],
        ["ก", "ລ", "ក", "\u{E33}", "\u{E31}"], ["क", "\u{94D}", "\u{93E}", "த"],
        ["\u{600}", "\u{110BD}"],
        ["\u{0}", "\u{7}", "\u{2066}", "\u{FFF9}", "\u{E0001}"], ["\u{202E}", "\u{2069}"],
        ["\u{FE0F}", "\u{FE0E}"], ["\u{1F468}", "\u{2764}"], ["ب", "ة"], ["་", "༔", "།"],
    ]

    /// A text of 1 to 12 characters.
    ///
    /// - Parameter home: Characters that every other one is drawn from; if empty, none is.
    /// - Returns: The text.
    mutating func next(home: [Unicode.Scalar] = []) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0...number(below: 12) {
            let isAtHome = !home.isEmpty && number(below: 2) == 0
            let kind = isAtHome ? home : Self.kinds[number(below: Self.kinds.count)]
            text.append(kind[number(below: kind.count)])
        }
        return String(text)
    }

    /// A number from 0 and below a limit.
    mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}

extension String {
    /// The characters by their numbers, for a message.
    var scalars: String {
        unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
    }
}
