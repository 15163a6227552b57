import TypeScaleTestSupport

/// Generates strings with every kind of character, which are the same for the same seed.
struct TextGenerator {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Characters of every UAX 14 class, and in every kind of grapheme cluster.
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

    /// Returns a string of 1 to 12 characters.
    ///
    /// - Parameter home: The characters from which to draw every other character, ignored if empty.
    /// - Returns: The string.
    mutating func next(home: [Unicode.Scalar] = []) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0...number(below: 12) {
            let isAtHome = !home.isEmpty && number(below: 2) == 0
            let kind = isAtHome ? home : Self.kinds[number(below: Self.kinds.count)]
            text.append(kind[number(below: kind.count)])
        }
        return String(text)
    }

    /// Returns a number from 0 up to, but not including, a limit.
    mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}

extension String {
    /// The code points of the string, for a message.
    var scalars: String {
        unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
    }
}
