public import UIKitNames

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
