/// The reader's text size, in twelve categories from extra small to the largest accessibility size.
///
/// Categories are ordered: `.small < .large`. The raw value is UIKit's string
/// (`UICTContentSizeCategoryL`), as in archives, launch arguments and server payloads. ``init(_:)``
/// reads every common name. If the reader has chosen no size, the category is `nil`.
public enum ContentSizeCategory: String, CaseIterable, Sendable {
    /// XS, the smallest; SwiftUI's `xSmall`.
    case extraSmall = "UICTContentSizeCategoryXS"
    /// S.
    case small = "UICTContentSizeCategoryS"
    /// M.
    case medium = "UICTContentSizeCategoryM"
    /// L, the default of iPhone and iPad, and the category of design sizes.
    case large = "UICTContentSizeCategoryL"
    /// XL; SwiftUI's `xLarge`.
    case extraLarge = "UICTContentSizeCategoryXL"
    /// XXL; SwiftUI's `xxLarge`.
    case extraExtraLarge = "UICTContentSizeCategoryXXL"
    /// XXXL, the largest before the accessibility sizes; SwiftUI's `xxxLarge`.
    case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
    /// AX1, the first accessibility size; SwiftUI's `accessibility1`.
    case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
    /// AX2; SwiftUI's `accessibility2`.
    case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
    /// AX3; SwiftUI's `accessibility3`.
    case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
    /// AX4; SwiftUI's `accessibility4`.
    case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
    /// AX5, the largest; SwiftUI's `accessibility5`.
    case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

    /// Finds a category by UIKit's raw value.
    ///
    /// - Parameter rawValue: The string. Anything else gives `nil`.
    public init?(rawValue: String) {
        self.init(firstWhere: { $0.rawValue.isSameName(as: rawValue) })
    }
}

extension ContentSizeCategory {
    /// Whether this is one of the five accessibility sizes, AX1 to AX5.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// The column of this category in a type table, 0 for extra small to 11 for AX5.
    package var column: Int {
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
    /// Returns whether the first category is smaller.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.column < rhs.column }
}
