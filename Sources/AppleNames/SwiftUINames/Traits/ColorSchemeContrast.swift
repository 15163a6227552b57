public import UIKitNames

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
