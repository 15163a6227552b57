/// Line breaking rules beyond Unicode's, with the raw values of UIKit's
/// `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a strategy from bits, including unknown ones.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Avoids a single word on the last line of a paragraph.
    ///
    /// The rule applies when text is laid out. ``LineBreaker`` ignores it.
    public static let pushOut = Self(rawValue: 1 << 0)

    /// Breaks Korean text only between words, never between two Hangul letters.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)

    /// All rules, as in labels.
    public static let standard = Self(rawValue: 0xFFFF)
}
