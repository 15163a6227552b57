public import Foundation
import TypeScale

/// The text size that a reader prefers.
///
/// As on iOS, any string creates a category, but text scales only in the categories below.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's string for the category.
    public let rawValue: String

    /// Creates a category from any string, such as `UICTContentSizeCategoryL`.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension UIContentSizeCategory {
    /// An unspecified category, which sorts before all others and defers to the app's.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// XS, the smallest.
    public static let extraSmall = Self(.extraSmall)
    /// S.
    public static let small = Self(.small)
    /// M.
    public static let medium = Self(.medium)
    /// L, the default.
    public static let large = Self(.large)
    /// XL.
    public static let extraLarge = Self(.extraLarge)
    /// XXL.
    public static let extraExtraLarge = Self(.extraExtraLarge)
    /// XXXL.
    public static let extraExtraExtraLarge = Self(.extraExtraExtraLarge)
    /// AX1, the smallest accessibility size.
    public static let accessibilityMedium = Self(.accessibilityMedium)
    /// AX2.
    public static let accessibilityLarge = Self(.accessibilityLarge)
    /// AX3.
    public static let accessibilityExtraLarge = Self(.accessibilityExtraLarge)
    /// AX4.
    public static let accessibilityExtraExtraLarge = Self(.accessibilityExtraExtraLarge)
    /// AX5, the largest.
    public static let accessibilityExtraExtraExtraLarge = Self(.accessibilityExtraExtraExtraLarge)

    /// The notification posted when the app's category changes, with ``newValueUserInfoKey`` in its
    /// user info.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )

    /// The user info key for the new category, whose value is a string.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory ?? false }
}

// Not `Comparable`, because apps declare the conformance themselves and a second does not compile.
extension UIContentSizeCategory {
    /// Returns whether text in the first category is smaller.
    ///
    /// - Precondition: Both are constants of this type, as UIKit requires.
    public static func < (left: Self, right: Self) -> Bool {
        left.rank(with: right) < right.rank(with: left)
    }

    /// Returns whether text in the first category is smaller or the same size.
    ///
    /// - Precondition: Both are constants of this type, as UIKit requires.
    public static func <= (left: Self, right: Self) -> Bool {
        left.rank(with: right) <= right.rank(with: left)
    }

    /// Returns whether text in the first category is larger.
    ///
    /// - Precondition: Both are constants of this type, as UIKit requires.
    public static func > (left: Self, right: Self) -> Bool { right < left }

    /// Returns whether text in the first category is larger or the same size.
    ///
    /// - Precondition: Both are constants of this type, as UIKit requires.
    public static func >= (left: Self, right: Self) -> Bool { right <= left }

    /// Returns the position in the order of sizes, which is -1 for `unspecified`.
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
}

extension UIContentSizeCategory {
    init(_ category: ContentSizeCategory) { rawValue = category.rawValue }

    /// The `TypeScale` category, or `nil` if the category is unspecified or unknown.
    var category: ContentSizeCategory? {
        // Unlike UIKit, `TypeScale` accepts other spellings of the strings.
        ContentSizeCategory(rawValue: rawValue).flatMap { $0.rawValue == rawValue ? $0 : nil }
    }
}
