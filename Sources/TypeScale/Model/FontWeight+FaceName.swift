extension FontWeight {
    /// Reads the weight from the end of a PostScript name, or returns `nil` if the name has none.
    ///
    /// A slope, a width or a suffix such as `MT` or `Pro` can follow the weight, as in
    /// `BoldItalic`, `BoldExtraCondensed` and `BoldMT`. The weight can follow the family's name
    /// without a separator, as in `NanumGothicBold`.
    init?(faceName name: String) {
        var words = NameEnd(letters: name.utf8[...])
        var isWide = false
        while true {
            if Self.widths.contains(where: { words.drop($0) }) {
                isWide = true
            } else if isWide, Self.degrees.contains(where: { words.drop($0) }) {
                isWide = false
            } else if !Self.wordsAfterWeight.contains(where: { words.drop($0) }) {
                break
            }
        }
        for (word, weight) in Self.wordsOfWeight where words.drop(word) {
            self = weight
            return
        }
        return nil
    }

    /// Returns whether the end of a PostScript name contains a slope, such as `Italic`.
    static func isItalic(faceName name: String) -> Bool {
        var words = NameEnd(letters: name.utf8[...])
        while true {
            if Self.slopes.contains(where: { words.drop($0) }) { return true }
            let others = Self.widths + Self.degrees + Self.wordsAfterWeight
            if !others.contains(where: { words.drop($0) }) { return false }
        }
    }

    // A word comes before the words with which it ends, such as `extrabold` before `bold`.
    private static let wordsOfWeight: [(String, FontWeight)] = [
        ("extralight", .extraLight), ("ultralight", .extraLight), ("xlight", .extraLight),
        ("demilight", .semilight), ("semilight", .semilight), ("light", .light),
        ("hairline", .thin), ("thin", .thin),
        ("regular", .regular), ("normal", .regular), ("roman", .regular), ("book", .regular),
        ("medium", .medium), ("md", .medium),
        ("semibold", .semibold), ("demibold", .semibold), ("smbld", .semibold),
        ("extrabold", .heavy), ("ultrabold", .heavy), ("xbold", .heavy), ("bold", .bold),
        ("bd", .bold), ("demi", .semibold), ("heavy", .heavy),
        ("extrablack", .extraBlack), ("ultrablack", .extraBlack), ("black", .black),
        ("eb", .heavy), ("b", .bold), ("m", .medium), ("r", .regular), ("l", .light),
        ("w1", .thin), ("w2", .extraLight), ("w3", .light), ("w4", .regular), ("w5", .medium),
        ("w6", .semibold), ("w7", .bold), ("w8", .heavy), ("w9", .black),
    ]

    private static let semilight = FontWeight(named: 350)
    private static let extraBlack = FontWeight(named: 950)

    private static let widths = [
        "condensed", "cond", "cn", "compressed", "narrow", "extended", "expanded", "ext", "wide",
    ]

    /// The words that can modify a width, as in `BoldExtraCondensed`.
    private static let degrees = ["extra", "ultra", "semi"]

    private static let slopes = ["italic", "oblique", "ital", "obl", "it"]

    private static let wordsAfterWeight = slopes + ["mt", "ps", "std", "pro"]
}

/// A name from which words are removed, starting at the end.
///
/// A word begins at the start of the name, after a separator, or with a capital letter that doesn't
/// follow another capital letter. The `R` at the end of `NotoSansKR` is therefore not a word.
private struct NameEnd {
    var letters: Substring.UTF8View

    /// Removes a lowercase word from the end of the name, and returns whether it was there.
    mutating func drop(_ word: String) -> Bool {
        while let last = letters.last, Self.isSeparator(last) { letters = letters.dropLast() }
        guard letters.last.map(Self.lowercase) == word.utf8.last else { return false }
        let tail = letters.suffix(word.utf8.count)
        guard let first = tail.first,
            tail.elementsEqual(word.utf8, by: { Self.lowercase($0) == $1 })
        else { return false }
        let rest = letters[..<tail.startIndex]
        if let before = rest.last, !Self.isSeparator(before) {
            guard Self.isCapital(first), !Self.isCapital(before) else { return false }
        }
        letters = rest
        return true
    }

    private static func isSeparator(_ letter: UInt8) -> Bool {
        letter == UInt8(ascii: "-") || letter == UInt8(ascii: "_")
    }

    private static func isCapital(_ letter: UInt8) -> Bool {
        letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z")
    }

    private static func lowercase(_ letter: UInt8) -> UInt8 {
        isCapital(letter) ? letter | 0x20 : letter
    }
}
