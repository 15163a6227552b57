/// Rules for breaking lines in addition to Unicode's, as UIKit's `NSParagraphStyle.LineBreakStrategy`.
///
/// The raw values are UIKit's.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A strategy of bits.
    ///
    /// - Parameter rawValue: The bits; unknown bits are kept.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The last line of a paragraph has more than one word.
    ///
    /// Applies when lines are filled; ``LineBreaker`` ignores it.
    public static let pushOut = Self(rawValue: 1 << 0)

    /// Korean is broken only between words, never between two Hangul letters.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)

    /// All rules, as in labels.
    public static let standard = Self(rawValue: 0xFFFF)
}
