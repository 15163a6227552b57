/// A font weight from 1 to 1000, where 400 is regular and 700 is bold, as in OpenType.
///
/// A font file's
/// [`usWeightClass`](https://learn.microsoft.com/typography/opentype/spec/os2#usweightclass), a
/// variable font's `wght` axis and CSS's `font-weight` use this scale. The names are UIKit's,
/// except for the two lightest weights. As in font files, 100 is ``thin`` and 200 is
/// ``extraLight``, whereas `UIFont.Weight` calls them `ultraLight` and `thin`.
public struct FontWeight: RawRepresentable, Hashable, Sendable {
    /// The weight, from 1 through 1000.
    public let rawValue: Double

    /// Creates a weight on OpenType's scale.
    ///
    /// - Parameter rawValue: A number from 1 through 1000. The result is `nil` for any other
    ///   number, including NaN.
    public init?(rawValue: Double) {
        guard rawValue >= 1, rawValue <= 1000 else { return nil }
        self.rawValue = rawValue
    }

    /// Creates the weight nearest to a number, or ``regular`` for NaN.
    ///
    ///     FontWeight(clamping: 1500).rawValue    // 1000
    ///
    /// - Parameter number: A number. Numbers outside 1 through 1000 are clamped.
    public init(clamping number: Double) {
        rawValue = number.isNaN ? 400 : min(max(number, 1), 1000)
    }

    /// Creates a weight from a number that is known to be valid.
    init(named rawValue: Double) {
        self.rawValue = rawValue
    }
}

extension FontWeight {
    /// The lightest named weight, 100, called `ultraLight` in UIKit.
    public static let thin = FontWeight(named: 100)
    /// The extra-light weight, 200, called `thin` in UIKit.
    public static let extraLight = FontWeight(named: 200)
    /// The light weight, 300.
    public static let light = FontWeight(named: 300)
    /// The regular weight for body text, 400.
    public static let regular = FontWeight(named: 400)
    /// The medium weight, 500.
    public static let medium = FontWeight(named: 500)
    /// The semibold weight for headlines, 600.
    public static let semibold = FontWeight(named: 600)
    /// The bold weight, 700.
    public static let bold = FontWeight(named: 700)
    /// The heavy weight, 800, called extra bold in font files.
    public static let heavy = FontWeight(named: 800)
    /// The heaviest named weight, 900.
    public static let black = FontWeight(named: 900)

    /// UIKit's name for the weight 100, which this type calls ``thin``.
    @available(*, unavailable, message: "use .thin for 100, or .extraLight for UIKit's thin")
    public static var ultraLight: FontWeight { thin }

    /// The weight that replaces this weight in a system font if the reader turns on Bold Text.
    ///
    /// Weights lighter than regular increase by 100. Other weights increase by 200, but not beyond
    /// black, as measured on iOS. For example, regular becomes semibold, and bold becomes black.
    /// The setting doesn't change fonts that are loaded by name.
    public var heavierForBoldText: FontWeight {
        let step: Double = rawValue < Self.regular.rawValue ? 100 : 200
        let heavier = min(rawValue + step, Self.black.rawValue)
        return FontWeight(named: max(rawValue, heavier))
    }
}

extension FontWeight: Comparable {
    /// Returns whether the first weight is lighter than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension FontWeight: LosslessStringConvertible {
    /// Parses a weight's name or number, such as `semibold` or `350`.
    ///
    /// - Parameter text: The name of a static property, such as `extraLight`, or a number from 1
    ///   to 1000. The result is `nil` for any other string.
    public init?(_ text: String) {
        if let named = Self.names.first(where: { $0.name.isSameName(as: text) }) {
            self = named.weight
        } else if let number = Self.number(text) {
            self.init(rawValue: number)
        } else {
            return nil
        }
    }

    /// The weight's name, such as `semibold`, or the number of an unnamed weight, such as `350`.
    public var description: String {
        Self.names.first { $0.weight == self }?.name ?? rawValue.shortestText
    }

    private static func number(_ text: String) -> Double? {
        #if hasFeature(Embedded)
        // Embedded Swift cannot parse fractions.
        Int(text).map { Double($0) }
        #else
        text.utf8.count <= 32 ? Double(text) : nil
        #endif
    }

    private static let names: [(name: String, weight: FontWeight)] = [
        ("thin", .thin), ("extraLight", .extraLight), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
        ("black", .black),
    ]
}

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
