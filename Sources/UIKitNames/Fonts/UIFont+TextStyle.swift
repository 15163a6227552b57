import TypeScale

extension UIFont {
    /// A text style, such as body or headline, which determines the size of a font.
    ///
    /// As on iOS, you can create a style from any string. A style that is not equal to one of the
    /// constants is unknown.
    public struct TextStyle: _RawValueBridgeable, Hashable, Sendable {
        /// UIKit's raw value for the style.
        public let rawValue: String

        /// Creates a style from any string, such as `UICTFontTextStyleBody`.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIFont.TextStyle {
    /// An extra large title, bold and 36 points, whose size is known only in the Large category.
    public static let extraLargeTitle = Self(.extraLargeTitle)
    /// An extra large title, bold and 28 points, whose size is known only in the Large category.
    public static let extraLargeTitle2 = Self(.extraLargeTitle2)
    /// A large title, 34 points in the Large category.
    public static let largeTitle = Self(.largeTitle)
    /// A first-level title, 28 points in the Large category.
    public static let title1 = Self(.title1)
    /// A second-level title, 22 points in the Large category.
    public static let title2 = Self(.title2)
    /// A third-level title, 20 points in the Large category.
    public static let title3 = Self(.title3)
    /// A headline, semibold and 17 points in the Large category.
    public static let headline = Self(.headline)
    /// A subheadline, 15 points in the Large category.
    public static let subheadline = Self(.subheadline)
    /// Body text, 17 points in the Large category.
    public static let body = Self(.body)
    /// A callout, 16 points in the Large category.
    public static let callout = Self(.callout)
    /// A footnote, 13 points in the Large category.
    public static let footnote = Self(.footnote)
    /// A standard caption, 12 points in the Large category.
    public static let caption1 = Self(.caption1)
    /// An alternate caption, 11 points in the Large category.
    public static let caption2 = Self(.caption2)

    /// The metrics that scale fonts and distances for this style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

    init(_ style: TypeScale.TextStyle) { rawValue = style.rawValue }

    /// The corresponding style in `TypeScale`, or `nil` if the style is unknown.
    var style: TypeScale.TextStyle? {
        TypeScale.TextStyle(rawValue: rawValue).flatMap { $0.rawValue == rawValue ? $0 : nil }
    }
}
