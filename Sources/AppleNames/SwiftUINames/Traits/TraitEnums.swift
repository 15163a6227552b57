public import UIKitNames

/// The font weight that the reader prefers for legible text.
public enum LegibilityWeight: Hashable, Sendable {
    /// The regular weight.
    case regular
    /// The heavier weight that applies when Bold Text is on.
    case bold

    /// Creates the weight for UIKit's, or returns `nil` if it is unspecified.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .unspecified: return nil
        case .regular: self = .regular
        case .bold: self = .bold
        }
    }
}

/// The amount of space for a user interface in one dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// A limited amount of space.
    case compact
    /// A generous amount of space, as on a large device.
    case regular

    /// Creates the size class for UIKit's, or returns `nil` if it is unspecified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

/// The light or dark style of a user interface.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark

    /// Creates the scheme for UIKit's style, or returns `nil` if it is unspecified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

/// The contrast between colors in a user interface.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The normal contrast.
    case standard
    /// A higher contrast.
    case increased

    /// Creates the contrast for UIKit's, or returns `nil` if it is unspecified.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .unspecified: return nil
        case .normal: self = .standard
        case .high: self = .increased
        }
    }
}

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
