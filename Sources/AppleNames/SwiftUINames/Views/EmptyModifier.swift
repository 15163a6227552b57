/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    /// The modifier.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public init() {}
}

extension EmptyModifier: ViewModifier {}
