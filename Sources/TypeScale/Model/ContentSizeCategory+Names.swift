extension ContentSizeCategory {
    /// The short name that designers use, such as `XL` or `AX5`.
    public var shortName: String { Self.names[column].short }

    /// The category's name in SwiftUI's `DynamicTypeSize`, such as `accessibility5`.
    public var dynamicTypeSizeName: String { Self.names[column].swiftUI }

    /// The category's name in UIKit, such as `extraExtraLarge`.
    package var name: String { Self.names[column].uikit }

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
