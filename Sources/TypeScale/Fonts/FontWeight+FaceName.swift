extension FontWeight {
    /// The weight that the end of a PostScript name says.
    ///
    /// Looks at the words after the last `-` or `_`, or at the whole name if it has neither
    /// (`NanumGothicBold`), skips slopes, widths and vendors' marks at the end (`BoldItalic`,
    /// `BoldCondensed`, `BoldMT`), and reads the word before them.
    ///
    /// - Parameter name: A PostScript name. One that ends in no weight gives `nil`.
    /// - Complexity: O(*n*) in the length of the name.
    init?(faceName name: String) {
        let letters = name.utf8
        let separator = letters.lastIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        let start = separator.map(letters.index(after:)) ?? letters.startIndex
        var words = NameEnd(letters[start...])
        while Self.wordsAfterWeight.contains(where: { words.drop($0) }) {}
        for (word, weight) in Self.wordsOfWeight where words.drop(word) {
            self = weight
            return
        }
        return nil
    }

    /// Longer words first, where one ends in another.
    private static let wordsOfWeight: [(String, FontWeight)] = [
        ("extralight", .ultraLight), ("ultralight", .ultraLight),
        ("demilight", .semilight), ("semilight", .semilight), ("light", .light),
        ("hairline", .thin), ("thin", .thin),
        ("regular", .regular), ("normal", .regular), ("roman", .regular), ("book", .regular),
        ("medium", .medium),
        ("semibold", .semibold), ("demibold", .semibold),
        ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("demi", .semibold),
        ("heavy", .heavy),
        ("extrablack", .extraBlack), ("ultrablack", .extraBlack), ("black", .black),
    ]

    private static let semilight = FontWeight(named: 350)
    private static let extraBlack = FontWeight(named: 950)

    private static let wordsAfterWeight: [String] = [
        "italic", "oblique", "ital", "obl", "it",
        "condensed", "cond", "cn", "compressed", "narrow", "extended", "expanded", "ext", "wide",
        "mt", "ps", "std", "pro", "lt",
    ]
}

/// The end of a name, read word by word; a word starts with a capital or after a separator.
private struct NameEnd {
    private var letters: Substring.UTF8View

    init(_ letters: Substring.UTF8View) {
        self.letters = letters
    }

    /// Takes a lowercase word off the end if the name ends in it, whatever the case of its letters.
    mutating func drop(_ word: String) -> Bool {
        let tail = letters.suffix(word.utf8.count)
        guard tail.elementsEqual(word.utf8, by: { $0 | 0x20 == $1 }), let first = tail.first
        else { return false }
        let isCapital = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
        guard isCapital || tail.startIndex == letters.startIndex else { return false }
        letters = letters[..<tail.startIndex]
        return true
    }
}
