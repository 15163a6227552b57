public import UIKitNames

/// The direction in which a user interface is laid out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Left to right, as in Latin and Hangul.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft

    /// Creates the direction for UIKit's, or returns `nil` if it is unspecified.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .unspecified: return nil
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}

extension UILegibilityWeight {
    /// Creates UIKit's weight, or `unspecified` for `nil`.
    public init(_ legibilityWeight: LegibilityWeight?) {
        switch legibilityWeight {
        case nil: self = .unspecified
        case .regular: self = .regular
        case .bold: self = .bold
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Creates UIKit's size class, or `unspecified` for `nil`.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case nil: self = .unspecified
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

extension UIUserInterfaceStyle {
    /// Creates UIKit's style, or `unspecified` for `nil`.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case nil: self = .unspecified
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension UIAccessibilityContrast {
    /// Creates UIKit's contrast, or `unspecified` for `nil`.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        switch colorSchemeContrast {
        case nil: self = .unspecified
        case .standard: self = .normal
        case .increased: self = .high
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Creates UIKit's direction.
    public init(_ layoutDirection: LayoutDirection) {
        self = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    }
}
