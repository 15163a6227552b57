public import Foundation
import TypeScale

extension UIFont {
    /// The weight of a font, with a raw value from -1 to 1, where regular is 0.
    public struct Weight: _RawValueBridgeable, Hashable, Comparable, Sendable {
        /// UIKit's raw value, from -1 to 1.
        public let rawValue: CGFloat

        /// Creates a weight from UIKit's raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from UIKit's raw value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    }

    /// The width of a font, with a raw value from -1 to 1, where standard is 0.
    public struct Width: _RawValueBridgeable, Hashable, Comparable, Sendable {
        /// UIKit's raw value, from -1 to 1.
        public let rawValue: CGFloat

        /// Creates a width from UIKit's raw value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a width from UIKit's raw value.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    }
}

// UIKit's constants have single precision. As a `Double`, heavy is 0.5600000023841858.
extension UIFont.Weight {
    /// The ultra-light weight, -0.8.
    public static let ultraLight = Self(CGFloat(-0.8 as Float))
    /// The thin weight, -0.6.
    public static let thin = Self(CGFloat(-0.6 as Float))
    /// The light weight, -0.4.
    public static let light = Self(CGFloat(-0.4 as Float))
    /// The regular weight, 0.
    public static let regular = Self(0)
    /// The medium weight, 0.23.
    public static let medium = Self(CGFloat(0.23 as Float))
    /// The semibold weight, 0.3.
    public static let semibold = Self(CGFloat(0.3 as Float))
    /// The bold weight, 0.4.
    public static let bold = Self(CGFloat(0.4 as Float))
    /// The heavy weight, 0.56.
    public static let heavy = Self(CGFloat(0.56 as Float))
    /// The black weight, 0.62.
    public static let black = Self(CGFloat(0.62 as Float))

    /// Returns whether the first weight is lighter than the second.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Returns `left` made heavier by adding `right` to its raw value.
    public static func + (left: Self, right: CGFloat) -> Self { Self(left.rawValue + right) }

    /// Returns `left` made lighter by subtracting `right` from its raw value.
    public static func - (left: Self, right: CGFloat) -> Self { Self(left.rawValue - right) }

    /// Makes `left` heavier by adding `right` to its raw value.
    public static func += (left: inout Self, right: CGFloat) { left = left + right }

    /// Makes `left` lighter by subtracting `right` from its raw value.
    public static func -= (left: inout Self, right: CGFloat) { left = left - right }

    /// Returns the difference between the raw values of two weights.
    public static func - (left: Self, right: Self) -> CGFloat { left.rawValue - right.rawValue }
}

extension UIFont.Width {
    /// The compressed width, -0.3.
    public static let compressed = Self(CGFloat(-0.3 as Float))
    /// The condensed width, -0.2.
    public static let condensed = Self(CGFloat(-0.2 as Float))
    /// The standard width, 0.
    public static let standard = Self(0)
    /// The expanded width, 0.2.
    public static let expanded = Self(CGFloat(0.2 as Float))

    /// Returns `left` made wider by adding `right` to its raw value.
    public static func + (left: Self, right: CGFloat) -> Self { Self(left.rawValue + right) }

    /// Returns `left` made narrower by subtracting `right` from its raw value.
    public static func - (left: Self, right: CGFloat) -> Self { Self(left.rawValue - right) }

    /// Returns the difference between the raw values of two widths.
    public static func - (left: Self, right: Self) -> CGFloat { left.rawValue - right.rawValue }

    /// Returns whether the first width is narrower than the second.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension UIFont.Weight {
    /// UIKit's nine weights, from 100 to 900 on OpenType's scale in steps of 100, and their names.
    static let steps: [(weight: UIFont.Weight, name: String)] = [
        (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
        (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
        (.black, "Black"),
    ]

    /// The weight on OpenType's scale, interpolated between UIKit's weights, or 400 for NaN.
    var openType: Double {
        guard !rawValue.isNaN else { return 400 }
        let numbers = Self.steps.map { Double($0.weight.rawValue) }
        let number = min(max(Double(rawValue), numbers[0]), numbers[8])
        let upper = max(1, numbers.firstIndex { $0 >= number } ?? 8)
        let lower = numbers[upper - 1]
        return 100 * Double(upper) + (number - lower) / (numbers[upper] - lower) * 100
    }

    /// Creates a weight from a value on OpenType's scale, interpolated between UIKit's weights.
    init(openType: Double) {
        let position = min(max(openType.isNaN ? 400 : openType, 100), 900) / 100 - 1
        let lower = Self.steps[Int(position)].weight
        let upper = Self.steps[min(Int(position) + 1, 8)].weight
        let share = CGFloat(position - Double(Int(position)))
        self = share == 0 ? lower : lower + share * (upper - lower)
    }

    /// The heaviest named weight that is not heavier than this weight, or regular for NaN.
    ///
    /// A weight below ultra-light becomes ultra-light. On iOS 26.1, the system font uses this
    /// weight. The values are compared in the precision of UIKit's constants.
    var named: UIFont.Weight {
        guard !rawValue.isNaN else { return .regular }
        return Self.steps.last { Float($0.weight.rawValue) <= Float(rawValue) }?.weight
            ?? .ultraLight
    }

    /// The name of the heaviest named weight that is not heavier than this weight.
    var name: String {
        let named = named
        return Self.steps.first { $0.weight == named }?.name ?? ""
    }
}

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
