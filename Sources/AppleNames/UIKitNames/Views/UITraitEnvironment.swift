public import Foundation

/// An object that has traits and responds when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The object's traits.
    var traitCollection: UITraitCollection { get }
    /// Responds to a change in the traits.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
