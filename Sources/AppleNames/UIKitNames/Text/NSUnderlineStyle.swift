/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the style.
    public let rawValue: Int

    /// Creates a style from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = Self(rawValue: 1)
    /// A thick line.
    public static let thick = Self(rawValue: 2)
    /// A double line.
    public static let double = Self(rawValue: 9)
    /// A line of dots.
    public static let patternDot = Self(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = Self(rawValue: 0x200)
    /// A line of alternating dashes and dots.
    public static let patternDashDot = Self(rawValue: 0x300)
    /// A line of dashes, each followed by two dots.
    public static let patternDashDotDot = Self(rawValue: 0x400)
    /// A line under words, but not under the spaces between words.
    public static let byWord = Self(rawValue: 0x8000)
}
