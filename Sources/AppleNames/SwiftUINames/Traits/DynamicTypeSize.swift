public import UIKitNames

/// The text size that the reader prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The extra small size, XS.
    case xSmall
    /// The small size, S.
    case small
    /// The medium size, M.
    case medium
    /// The large size, L, which is the default.
    case large
    /// The extra large size, XL.
    case xLarge
    /// The double extra large size, XXL.
    case xxLarge
    /// The triple extra large size, XXXL.
    case xxxLarge
    /// The first accessibility size, AX1.
    case accessibility1
    /// The second accessibility size, AX2.
    case accessibility2
    /// The third accessibility size, AX3.
    case accessibility3
    /// The fourth accessibility size, AX4.
    case accessibility4
    /// The fifth accessibility size, AX5.
    case accessibility5

    /// Whether the size is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Creates the size for a category of UIKit, or returns `nil` if it is unspecified or unknown.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.counterpart(in: Self.allCases) else { return nil }
        self = size
    }
}

extension DynamicTypeSize {
    /// The equal category, because the cases of both types are in the same order.
    var category: ContentSizeCategory { counterpart(in: ContentSizeCategory.allCases) ?? .large }

    /// Returns the element at the position of this size.
    func counterpart<Other>(in others: [Other]) -> Other? {
        zip(Self.allCases, others).first { $0.0 == self }?.1
    }
}

extension UIContentSizeCategory {
    /// Creates the category for a size, or `unspecified` for `nil`.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize?.counterpart(in: Self.ordered) ?? .unspecified
    }

    /// Creates UIKit's category, or `unspecified` for `nil`.
    public init(_ sizeCategory: ContentSizeCategory?) {
        self.init(sizeCategory?.size)
    }

    fileprivate func counterpart<Other>(in others: [Other]) -> Other? {
        zip(Self.ordered, others).first { $0.0 == self }?.1
    }

    private static let ordered: [Self] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
}
