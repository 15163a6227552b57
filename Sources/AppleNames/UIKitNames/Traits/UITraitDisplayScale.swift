public import Foundation

/// The trait for the display scale.
public enum UITraitDisplayScale: UITraitDefinition {
    /// Returns the trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}
