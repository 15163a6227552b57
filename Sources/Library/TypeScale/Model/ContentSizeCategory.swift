/// The reader's text size, as one of twelve categories from extra small to AX5.
///
/// Categories are ordered, so `.small < .large`. The raw value is the string that UIKit uses in
/// archives and launch arguments, such as `UICTContentSizeCategoryL`. ``init(_:)`` also accepts the
/// category's names in UIKit and SwiftUI, and its short name. Where a category is optional, `nil`
/// means that the reader hasn't chosen a size.
public enum ContentSizeCategory: String, CaseIterable, Sendable {
    /// XS, the smallest category, called `xSmall` in SwiftUI.
    case extraSmall = "UICTContentSizeCategoryXS"
    /// S, called `small` in SwiftUI.
    case small = "UICTContentSizeCategoryS"
    /// M, called `medium` in SwiftUI.
    case medium = "UICTContentSizeCategoryM"
    /// L, the default on iPhone and iPad, and the category for which designs specify sizes.
    case large = "UICTContentSizeCategoryL"
    /// XL, called `xLarge` in SwiftUI.
    case extraLarge = "UICTContentSizeCategoryXL"
    /// XXL, called `xxLarge` in SwiftUI.
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    /// XXXL, the largest category below the accessibility categories, called `xxxLarge` in SwiftUI.
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    /// AX1, the smallest accessibility category, called `accessibility1` in SwiftUI.
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    /// AX2, called `accessibility2` in SwiftUI.
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    /// AX3, called `accessibility3` in SwiftUI.
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    /// AX4, called `accessibility4` in SwiftUI.
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    /// AX5, the largest category, called `accessibility5` in SwiftUI.
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// Finds a category by UIKit's raw value.
    ///
    /// - Parameter rawValue: The raw value. The result is `nil` if no category has this raw value.
    public init?(rawValue: String) {
        self.init(firstWhere: { $0.rawValue.isSameName(as: rawValue) })
    }
}

extension ContentSizeCategory {
    /// Whether the category is one of the five accessibility categories, AX1 to AX5.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The category's index in `allCases`, from 0 for XS to 11 for AX5.
    public var index: Int {
        switch self {
        case .extraSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .extraLarge: 4
        case .extraExtraLarge: 5
        case .extraExtraExtraLarge: 6
        case .accessibilityMedium: 7
        case .accessibilityLarge: 8
        case .accessibilityExtraLarge: 9
        case .accessibilityExtraExtraLarge: 10
        case .accessibilityExtraExtraExtraLarge: 11
        }
    }
}

extension ContentSizeCategory: Comparable {
    /// Returns whether the first category is smaller than the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }
}

extension ContentSizeCategory {
    /// The short name that designers use, such as `XL` or `AX5`.
    public var shortName: String { Self.names[index].short }

    /// The category's name in SwiftUI's `DynamicTypeSize`, such as `accessibility5`.
    public var dynamicTypeSizeName: String { Self.names[index].swiftUI }

    /// The category's name in UIKit, such as `extraExtraLarge`.
    public var name: String { Self.names[index].uikit }

    private static let names: [(short: String, swiftUI: String, uikit: String)] = [
        ("XS", "xSmall", "extraSmall"),
        ("S", "small", "small"),
        ("M", "medium", "medium"),
        ("L", "large", "large"),
        ("XL", "xLarge", "extraLarge"),
        ("XXL", "xxLarge", "extraExtraLarge"),
        ("XXXL", "xxxLarge", "extraExtraExtraLarge"),
        ("AX1", "accessibility1", "accessibilityMedium"),
        ("AX2", "accessibility2", "accessibilityLarge"),
        ("AX3", "accessibility3", "accessibilityExtraLarge"),
        ("AX4", "accessibility4", "accessibilityExtraExtraLarge"),
        ("AX5", "accessibility5", "accessibilityExtraExtraExtraLarge"),
    ]
}

extension ContentSizeCategory: LosslessStringConvertible {
    /// Finds a category by any of its four names.
    ///
    /// For example, AX3 is `accessibilityExtraLarge` in UIKit, with the raw value
    /// `UICTContentSizeCategoryAccessibilityXL`. It is `accessibility3` in SwiftUI, and its short
    /// name is `AX3`. Names are case-sensitive, and no two categories share a name.
    ///
    /// - Parameter name: A name of a category. The result is `nil` for any other string, including
    ///   the raw value of UIKit's `unspecified`.
    public init?(_ name: String) {
        self.init(firstWhere: { category in
            name.isSameName(as: category.name)
                || name.isSameName(as: category.dynamicTypeSizeName)
                || name.isSameName(as: category.shortName)
                || name.isSameName(as: category.rawValue)
        })
    }

    /// The short name, such as `AX5`.
    public var description: String { shortName }
}

extension ContentSizeCategory {
    /// Returns the category within a range that is nearest to this category.
    ///
    ///     reader.clamped(to: ...(.accessibilityMedium))   // never larger than AX1
    ///     reader.clamped(to: .large ..< .accessibilityMedium)
    ///
    /// Clamping to two overlapping ranges in turn is the same as clamping to their intersection.
    ///
    /// - Parameter range: The allowed categories, as any range expression. An empty range, such as
    ///   `..<(.extraSmall)`, has no effect.
    /// - Returns: A category in `range`, or this category if `range` is empty.
    public func clamped(to range: some RangeExpression<ContentSizeCategory>) -> Self {
        Self.allCases.filter { range.contains($0) }
            .min { abs($0.index - index) < abs($1.index - index) } ?? self
    }
}
