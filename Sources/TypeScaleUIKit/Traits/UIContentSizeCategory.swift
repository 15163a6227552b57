public import Foundation
import TypeScale

/// The text size that a reader prefers.
///
/// As on iOS, any string creates a category, but text scales only in the thirteen below.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's string for the category.
    public let rawValue: String

    /// Creates a category from any string, such as `UICTContentSizeCategoryL`.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension UIContentSizeCategory {
    /// No category of its own, so that the app's applies; it sorts before all others.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// XS, the smallest.
    public static let extraSmall = Self(.extraSmall)
    /// S.
    public static let small = Self(.small)
    /// M.
    public static let medium = Self(.medium)
    /// L, the default of devices.
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

    /// The notification that the app's category changed; its user info has
    /// ``newValueUserInfoKey``.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )

    /// The key of the new category in the user info; the value is a string.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory ?? false }
}

// The type is not `Comparable`: apps declare the conformance, and a second does not compile.
extension UIContentSizeCategory {
    /// Returns whether text is smaller in the first category.
    ///
    /// - Precondition: Both are among the thirteen, as UIKit requires.
    public static func < (left: Self, right: Self) -> Bool {
        left.rank(with: right) < right.rank(with: left)
    }

    /// Returns whether text is smaller or equal in the first category.
    ///
    /// - Precondition: Both are among the thirteen, as UIKit requires.
    public static func <= (left: Self, right: Self) -> Bool {
        left.rank(with: right) <= right.rank(with: left)
    }

    /// Returns whether text is larger in the first category.
    ///
    /// - Precondition: Both are among the thirteen, as UIKit requires.
    public static func > (left: Self, right: Self) -> Bool { right < left }

    /// Returns whether text is larger or equal in the first category.
    ///
    /// - Precondition: Both are among the thirteen, as UIKit requires.
    public static func >= (left: Self, right: Self) -> Bool { right <= left }

    /// The position in the order; 0 for unspecified.
    var rank: Int? {
        if self == .unspecified { return 0 }
        return category.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }.map { $0 + 1 }
    }

    private func rank(with other: Self) -> Int {
        guard let rank else {
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

    /// The core's category, or `nil` for unspecified and for other strings.
    var category: ContentSizeCategory? {
        // The core accepts other spellings of the strings; UIKit does not.
        ContentSizeCategory(rawValue: rawValue).flatMap { $0.rawValue == rawValue ? $0 : nil }
    }
}
