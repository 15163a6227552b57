import TypeScale

extension UIFont {
    /// The role of a text, which determines its size.
    ///
    /// As on iOS, any string creates a style, because systems have styles that are not public.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the style.
        public let rawValue: String

        /// Creates a style from any string, such as `UICTFontTextStyleBody`.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIFont.TextStyle {
    /// The largest title, 36 points bold at large; its other sizes are unknown.
    public static let extraLargeTitle = Self(.extraLargeTitle)
    /// The second largest title, 28 points bold at large; its other sizes are unknown.
    public static let extraLargeTitle2 = Self(.extraLargeTitle2)
    /// 34 points at large.
    public static let largeTitle = Self(.largeTitle)
    /// 28 points at large.
    public static let title1 = Self(.title1)
    /// 22 points at large.
    public static let title2 = Self(.title2)
    /// 20 points at large.
    public static let title3 = Self(.title3)
    /// 17 points semibold at large.
    public static let headline = Self(.headline)
    /// 15 points at large.
    public static let subheadline = Self(.subheadline)
    /// 17 points at large.
    public static let body = Self(.body)
    /// 16 points at large.
    public static let callout = Self(.callout)
    /// 13 points at large.
    public static let footnote = Self(.footnote)
    /// 12 points at large.
    public static let caption1 = Self(.caption1)
    /// 11 points at large.
    public static let caption2 = Self(.caption2)

    /// The metrics that scale sizes in this style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

    init(_ style: TypeScale.TextStyle) { rawValue = style.rawValue }

    /// The core's style, or `nil` for a string that the core does not know.
    var style: TypeScale.TextStyle? {
        TypeScale.TextStyle(rawValue: rawValue).flatMap { $0.rawValue == rawValue ? $0 : nil }
    }
}
