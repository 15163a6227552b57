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
