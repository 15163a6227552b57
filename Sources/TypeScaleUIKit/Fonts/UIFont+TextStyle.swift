import TypeScale

extension UIFont {
    /// The role of text, such as body or headline, which determines its size.
    ///
    /// As on iOS, any string creates a style, because systems also use private styles.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the style.
        public let rawValue: String

        /// Creates a style from any string, such as `UICTFontTextStyleBody`.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIFont.TextStyle {
    /// The largest title, bold and 36 points at Large, the only category with a known size.
    public static let extraLargeTitle = Self(.extraLargeTitle)
    /// The second largest title, bold and 28 points at Large, the only category with a known size.
    public static let extraLargeTitle2 = Self(.extraLargeTitle2)
    /// 34 points at the Large size.
    public static let largeTitle = Self(.largeTitle)
    /// 28 points at the Large size.
    public static let title1 = Self(.title1)
    /// 22 points at the Large size.
    public static let title2 = Self(.title2)
    /// 20 points at the Large size.
    public static let title3 = Self(.title3)
    /// Semibold, 17 points at the Large size.
    public static let headline = Self(.headline)
    /// 15 points at the Large size.
    public static let subheadline = Self(.subheadline)
    /// 17 points at the Large size.
    public static let body = Self(.body)
    /// 16 points at the Large size.
    public static let callout = Self(.callout)
    /// 13 points at the Large size.
    public static let footnote = Self(.footnote)
    /// 12 points at the Large size.
    public static let caption1 = Self(.caption1)
    /// 11 points at the Large size.
    public static let caption2 = Self(.caption2)

    /// The metrics that scale values for this style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

    init(_ style: TypeScale.TextStyle) { rawValue = style.rawValue }

    /// The `TypeScale` style, or `nil` if the string is unknown.
    var style: TypeScale.TextStyle? {
        TypeScale.TextStyle(rawValue: rawValue).flatMap { $0.rawValue == rawValue ? $0 : nil }
    }
}
