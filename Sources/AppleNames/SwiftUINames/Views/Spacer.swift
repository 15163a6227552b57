public import Foundation

/// A flexible space.
public struct Spacer: Sendable {
    /// The minimum length in points, or `nil` for the default length.
    public var minLength: CGFloat?

    /// Creates a space.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {}
