/// How lines are broken beyond what Unicode says, as UIKit's `NSParagraphStyle.LineBreakStrategy`.
///
/// The raw values are UIKit's.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A strategy of bits.
    ///
    /// - Parameter rawValue: The bits; those that mean nothing here are kept.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// No single word is left for the last line.
    ///
    /// What fills lines heeds it: where a line may be broken does not depend on it.
    public static let pushOut = Self(rawValue: 1 << 0)

    /// Korean is broken between words alone, never between two Hangul letters.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)

    /// What labels do: all of it.
    public static let standard = Self(rawValue: 0xFFFF)
}
