extension ContentSizeCategory {
    /// The short name that designers use: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.
    public var shortName: String { Self.names[column].short }

    /// The name of the same size in SwiftUI's `DynamicTypeSize`, `xSmall` to `accessibility5`.
    public var dynamicTypeSizeName: String { Self.names[column].swiftUI }

    /// The member's name in UIKit, `extraSmall` to `accessibilityExtraExtraExtraLarge`.
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
    /// The category of that name, in any of the four spellings in use.
    ///
    /// Reads the member's name in UIKit (`accessibilityExtraLarge`), UIKit's raw value
    /// (`UICTContentSizeCategoryAccessibilityXL`), the name in SwiftUI's `DynamicTypeSize`
    /// (`accessibility3`) and the short name (`AX3`), each exactly as written: case matters. No
    /// spelling means two categories.
    ///
    /// - Parameter name: The name to look up. Anything else, UIKit's `.unspecified` included,
    ///   gives `nil`.
    public init?(_ name: String) {
        self.init(firstWhere: { category in
            name.isSameName(as: category.name)
                || name.isSameName(as: category.dynamicTypeSizeName)
                || name.isSameName(as: category.shortName)
                || name.isSameName(as: category.rawValue)
        })
    }

    /// The short name, as in reports: `AX5`.
    public var description: String { shortName }
}
