public import Foundation
import TypeScale

/// How large a reader wants text.
///
/// Any string makes one, as on iOS; those that are none of the thirteen below scale nothing.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's string for the category.
    public let rawValue: String

    /// A category by Apple's string.
    ///
    /// - Parameter rawValue: The string, such as `UICTContentSizeCategoryL`; any other is taken too.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension UIContentSizeCategory {
    /// No category, so that of the app counts; below every other.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest: XS.
    public static let extraSmall = Self(.extraSmall)
    /// S.
    public static let small = Self(.small)
    /// M.
    public static let medium = Self(.medium)
    /// L, which devices come with.
    public static let large = Self(.large)
    /// XL.
    public static let extraLarge = Self(.extraLarge)
    /// XXL.
    public static let extraExtraLarge = Self(.extraExtraLarge)
    /// XXXL.
    public static let extraExtraExtraLarge = Self(.extraExtraExtraLarge)
    /// AX1, the first of the accessibility sizes.
    public static let accessibilityMedium = Self(.accessibilityMedium)
    /// AX2.
    public static let accessibilityLarge = Self(.accessibilityLarge)
    /// AX3.
    public static let accessibilityExtraLarge = Self(.accessibilityExtraLarge)
    /// AX4.
    public static let accessibilityExtraExtraLarge = Self(.accessibilityExtraExtraLarge)
    /// The largest: AX5.
    public static let accessibilityExtraExtraExtraLarge = Self(.accessibilityExtraExtraExtraLarge)

    /// Posted when the app's category has changed; the user info has ``newValueUserInfoKey``.
    public static let didChangeNotification = Notification.Name(
        "UIContentSizeCategoryDidChangeNotification"
    )

    /// The key of the new category in the user info; its value is a string, not a category.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory ?? false }
}

// No conformance to `Comparable`: apps declare it themselves, and a second one does not compile.
extension UIContentSizeCategory {
    /// Whether text is smaller in one category than in the other.
    ///
    /// - Precondition: Both are among the thirteen, as UIKit demands.
    public static func < (left: Self, right: Self) -> Bool {
        left.rank(with: right) < right.rank(with: left)
    }

    /// Whether text is not larger in one category than in the other.
    ///
    /// - Precondition: Both are among the thirteen, as UIKit demands.
    public static func <= (left: Self, right: Self) -> Bool {
        left.rank(with: right) <= right.rank(with: left)
    }

    /// Whether text is larger in one category than in the other.
    ///
    /// - Precondition: Both are among the thirteen, as UIKit demands.
    public static func > (left: Self, right: Self) -> Bool { right < left }

    /// Whether text is not smaller in one category than in the other.
    ///
    /// - Precondition: Both are among the thirteen, as UIKit demands.
    public static func >= (left: Self, right: Self) -> Bool { right <= left }

    /// The place in the order: 0 for unspecified, which is below all others.
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
    init(_ category: ContentSizeCategory) {
        rawValue = category.rawValue
    }

    /// The category of the core; `nil` for unspecified and for other strings.
    var category: ContentSizeCategory? {
        // The core also knows other spellings of the strings, which UIKit does not.
        ContentSizeCategory(rawValue: rawValue).flatMap { $0.rawValue == rawValue ? $0 : nil }
    }
}
