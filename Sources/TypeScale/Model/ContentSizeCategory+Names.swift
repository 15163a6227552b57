extension ContentSizeCategory {
    /// The short name that designers use: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.
    public var shortName: String { Self.names[column].short }

    /// The name in SwiftUI's `DynamicTypeSize`, `xSmall` to `accessibility5`.
    public var dynamicTypeSizeName: String { Self.names[column].swiftUI }

    /// The name of the member in UIKit, `extraSmall` to `accessibilityExtraExtraExtraLarge`.
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
    /// The names are UIKit's member (`accessibilityExtraLarge`) and raw value
    /// (`UICTContentSizeCategoryAccessibilityXL`), SwiftUI's `DynamicTypeSize` (`accessibility3`),
    /// and the short name (`AX3`). Names are case-sensitive, and each has only one meaning.
    ///
    /// - Parameter name: The name. The result is `nil` for any other string, including UIKit's
    ///   `.unspecified`.
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
