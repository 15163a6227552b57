public import UIKitNames

/// The text size that the reader prefers, with the names of UIKit's categories.
///
/// In SwiftUI, ``DynamicTypeSize`` replaces this type. Apple deprecates this type with iOS 27.
@available(iOS, introduced: 13.0, deprecated: 27.0, renamed: "DynamicTypeSize")
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The extra small size, XS.
    case extraSmall
    /// The small size, S.
    case small
    /// The medium size, M.
    case medium
    /// The large size, L, which is the default.
    case large
    /// The extra large size, XL.
    case extraLarge
    /// The double extra large size, XXL.
    case extraExtraLarge
    /// The triple extra large size, XXXL.
    case extraExtraExtraLarge
    /// The medium accessibility size, AX1.
    case accessibilityMedium
    /// The large accessibility size, AX2.
    case accessibilityLarge
    /// The extra large accessibility size, AX3.
    case accessibilityExtraLarge
    /// The double extra large accessibility size, AX4.
    case accessibilityExtraExtraLarge
    /// The triple extra large accessibility size, AX5.
    case accessibilityExtraExtraExtraLarge

    /// Whether the category is one of the five accessibility categories.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// Creates the category for UIKit's, or returns `nil` if it is unspecified or unknown.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self = size.category
    }
}

// The type is not `Comparable`, because apps declare this conformance themselves.
extension ContentSizeCategory {
    /// Returns whether text is smaller in the first category than in the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
    /// Returns whether text in the first category is not larger than in the second.
    public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.size <= rhs.size }
    /// Returns whether text is larger in the first category than in the second.
    public static func > (lhs: Self, rhs: Self) -> Bool { lhs.size > rhs.size }
    /// Returns whether text in the first category is not smaller than in the second.
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.size >= rhs.size }

    /// The equal size, because the cases of both types are in the same order.
    var size: DynamicTypeSize {
        zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }
}
