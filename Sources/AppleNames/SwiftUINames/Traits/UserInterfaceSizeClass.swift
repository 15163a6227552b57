public import UIKitNames

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
