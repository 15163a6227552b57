public import Foundation
import TypeScale

/// The text size that a reader prefers.
///
/// As on iOS, any string creates a category, but only the constants of this type scale text.
public struct UIContentSizeCategory: _RawValueBridgeable, Hashable, Sendable {
    /// UIKit's raw value for the category.
    public let rawValue: String

    /// Creates a category from any string, such as `UICTContentSizeCategoryL`.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension UIContentSizeCategory {
    /// An unspecified category, less than all others, which is replaced by the app's category.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The extra small size, XS.
    public static let extraSmall = Self(.extraSmall)
    /// The small size, S.
    public static let small = Self(.small)
    /// The medium size, M.
    public static let medium = Self(.medium)
    /// The large size, L, which is the default.
    public static let large = Self(.large)
    /// The extra large size, XL.
    public static let extraLarge = Self(.extraLarge)
    /// The double extra large size, XXL.
    public static let extraExtraLarge = Self(.extraExtraLarge)
    /// The triple extra large size, XXXL.
    public static let extraExtraExtraLarge = Self(.extraExtraExtraLarge)
    /// The medium accessibility size, AX1.
    public static let accessibilityMedium = Self(.accessibilityMedium)
    /// The large accessibility size, AX2.
    public static let accessibilityLarge = Self(.accessibilityLarge)
    /// The extra large accessibility size, AX3.
    public static let accessibilityExtraLarge = Self(.accessibilityExtraLarge)
    /// The double extra large accessibility size, AX4.
    public static let accessibilityExtraExtraLarge = Self(.accessibilityExtraExtraLarge)
    /// The triple extra large accessibility size, AX5.
    public static let accessibilityExtraExtraExtraLarge = Self(.accessibilityExtraExtraExtraLarge)

    /// The notification posted when the app's category changes.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )

    /// The key of the new category, as a string, in the user info of ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether the category is one of the five accessibility categories.
    public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory ?? false }
}

// The type is not `Comparable`, because apps declare this conformance themselves.
extension UIContentSizeCategory {
    /// Returns whether text is smaller in the first category than in the second.
    ///
    /// - Precondition: Both categories are constants of this type, as in UIKit.
    public static func < (left: Self, right: Self) -> Bool {
        left.rank(with: right) < right.rank(with: left)
    }

    /// Returns whether text in the first category is not larger than in the second.
    ///
    /// - Precondition: Both categories are constants of this type, as in UIKit.
    public static func <= (left: Self, right: Self) -> Bool {
        left.rank(with: right) <= right.rank(with: left)
    }

    /// Returns whether text is larger in the first category than in the second.
    ///
    /// - Precondition: Both categories are constants of this type, as in UIKit.
    public static func > (left: Self, right: Self) -> Bool { right < left }

    /// Returns whether text in the first category is not smaller than in the second.
    ///
    /// - Precondition: Both categories are constants of this type, as in UIKit.
    public static func >= (left: Self, right: Self) -> Bool { right <= left }

    /// Returns the position of the category in the order of sizes, or -1 for `unspecified`.
    private func rank(with other: Self) -> Int {
        if self == .unspecified { return -1 }
        guard let rank = category.flatMap(ContentSizeCategory.allCases.firstIndex(of:)) else {
            preconditionFailure(
                "UIContentSizeCategoryCompareToCategory cannot be used to order arbitrary strings, "
                    + "only UIContentSizeCategory objects (comparing \(rawValue) to "
                    + "\(other.rawValue))."
            )
        }
        return rank
    }

    init(_ category: ContentSizeCategory) { rawValue = category.rawValue }

    /// The `TypeScale` category, or `nil` if the category is unspecified or unknown.
    var category: ContentSizeCategory? {
        // Unlike UIKit, `TypeScale` accepts other spellings of the strings.
        ContentSizeCategory(rawValue: rawValue).flatMap { $0.rawValue == rawValue ? $0 : nil }
    }
}
