extension ContentSizeCategory {
    /// The short name that designers use: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.
    public var shortName: String {
        switch self {
        case .extraSmall: "XS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .extraLarge: "XL"
        case .extraExtraLarge: "XXL"
        case .extraExtraExtraLarge: "XXXL"
        case .accessibilityMedium: "AX1"
        case .accessibilityLarge: "AX2"
        case .accessibilityExtraLarge: "AX3"
        case .accessibilityExtraExtraLarge: "AX4"
        case .accessibilityExtraExtraExtraLarge: "AX5"
        }
    }

    /// The name of the same size in SwiftUI's `DynamicTypeSize`, `xSmall` to `accessibility5`.
    public var dynamicTypeSizeName: String {
        switch self {
        case .extraSmall: "xSmall"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .extraLarge: "xLarge"
        case .extraExtraLarge: "xxLarge"
        case .extraExtraExtraLarge: "xxxLarge"
        case .accessibilityMedium: "accessibility1"
        case .accessibilityLarge: "accessibility2"
        case .accessibilityExtraLarge: "accessibility3"
        case .accessibilityExtraExtraLarge: "accessibility4"
        case .accessibilityExtraExtraExtraLarge: "accessibility5"
        }
    }
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
        self.init { category in
            name.isSameName(as: category.name)
                || name.isSameName(as: category.dynamicTypeSizeName)
                || name.isSameName(as: category.shortName)
                || name.isSameName(as: category.rawValue)
        }
    }

    /// The short name, as in reports: `AX5`.
    public var description: String { shortName }
}

extension ContentSizeCategory {
    /// The member's name in UIKit, `extraSmall` to `accessibilityExtraExtraExtraLarge`.
    package var name: String {
        switch self {
        case .extraSmall: "extraSmall"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .extraLarge: "extraLarge"
        case .extraExtraLarge: "extraExtraLarge"
        case .extraExtraExtraLarge: "extraExtraExtraLarge"
        case .accessibilityMedium: "accessibilityMedium"
        case .accessibilityLarge: "accessibilityLarge"
        case .accessibilityExtraLarge: "accessibilityExtraLarge"
        case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
        case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
        }
    }
}
