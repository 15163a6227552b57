/// Line-breaking rules that apply in addition to the Unicode standard.
///
/// The raw values are the same as in UIKit's `NSParagraphStyle.LineBreakStrategy`.
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

    /// All rules, which labels use by default.
    public static let standard = Self(rawValue: 0xFFFF)
}
