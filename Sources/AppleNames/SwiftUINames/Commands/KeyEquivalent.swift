/// A key of a keyboard shortcut.
public struct KeyEquivalent: Hashable, Sendable {
    /// The character of the key.
    public var character: Character

    /// Creates a key from its character.
    public init(_ character: Character) { self.character = character }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates a key from a literal with its character.
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }
}
