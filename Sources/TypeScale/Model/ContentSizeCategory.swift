/// The text size that a reader has chosen: twelve categories, from extra small to the largest
/// accessibility size.
///
/// The categories are ordered: `.small < .large`. The raw value is UIKit's string
/// (`UICTContentSizeCategoryL`), which is what archives, launch arguments and servers carry;
/// ``init(_:)`` reads every spelling in use. A reader who has chosen nothing is `nil`, not a case.
public enum ContentSizeCategory: String, CaseIterable, Sendable {
    /// XS, the smallest; SwiftUI's `xSmall`.
    case extraSmall = "UICTContentSizeCategoryXS"
    /// S.
    case small = "UICTContentSizeCategoryS"
    /// M.
    case medium = "UICTContentSizeCategoryM"
    /// L, the category that iPhone and iPad start with and that every design size is given at.
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

    /// The category of UIKit's raw value.
    ///
    /// - Parameter rawValue: The string; one that is no category's gives `nil`.
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
    /// Whether text at one category is smaller than at the other.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.column < rhs.column }
}
