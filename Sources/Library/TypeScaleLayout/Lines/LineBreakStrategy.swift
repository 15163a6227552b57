/// Line-breaking rules that apply in addition to the Unicode standard.
///
/// The raw values are the same as in UIKit's `NSParagraphStyle.LineBreakStrategy`, which does not
/// contain ``southeastAsianWordPriority``.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a strategy from raw bits, which can include unknown rules.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Avoids a single word on the last line of a paragraph.
    ///
    /// The rule applies when text is laid out. ``LineBreaker`` ignores it.
    public static let pushOut = Self(rawValue: 1 << 0)

    /// Breaks Korean text only between words, never between two Hangul letters.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)

    /// Breaks Thai, Lao, Khmer and Burmese text only at spaces, ZERO WIDTH SPACE and punctuation.
    ///
    /// These scripts don't separate words, and finding the words requires a dictionary, which this
    /// module does not contain. By default, a line may also end before a consonant, an independent
    /// vowel or a vowel that is written before its consonant. It doesn't end after such a vowel or
    /// within a stack, or before a consonant with a sign that removes its vowel. The default is an
    /// approximation: it finds most syllables in Burmese, but often divides words in Thai, Lao and
    /// Khmer. UIKit breaks between words, so its labels never contain such long unbroken text as
    /// with this rule. UIKit has no such rule, and ``standard`` does not include it.
    public static let southeastAsianWordPriority = Self(rawValue: 1 << 16)

    /// All of UIKit's rules, which labels use by default.
    public static let standard = Self(rawValue: 0xFFFF)
}
