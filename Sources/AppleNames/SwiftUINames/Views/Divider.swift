/// A line that separates content.
public struct Divider: Sendable {
    /// Creates a line.
    public init() {}
}

extension Divider: LeafView {}

extension Color: LeafView {}
