public import Foundation

/// A namespace for the axes of layout, without constraints.
public final class NSLayoutConstraint: NSObject, Sendable {
    @available(*, unavailable, message: "views have no layout")
    override init() {}

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        /// From one side to the other.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}
