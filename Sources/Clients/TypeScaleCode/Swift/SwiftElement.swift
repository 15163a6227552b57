/// An element in parentheses or brackets: a part of a tuple, an array or a dictionary.
///
/// Expressions are indices in ``SwiftSource/expressions``.
public struct SwiftElement: Hashable, Sendable {
    /// The key of an entry in a dictionary.
    public let key: Int?
    /// The value.
    public let value: Int
}
