/// An argument of a call in Swift code.
///
/// Calls and scopes are indices in the lists of a ``SwiftSource``.
public struct SwiftArgument: Hashable, Sendable {
    /// The label without its colon, or `nil` if the argument has no label.
    public let label: Range<Int>?
    /// The expression, which is empty if it is missing.
    public let value: Range<Int>
    /// The value, as an index in ``SwiftSource/expressions``.
    public let expression: Int
    /// The call that is the whole value: the last of its chain.
    ///
    /// `try` and `await` can precede the call, and `?` and `!` can follow it.
    public internal(set) var call: Int?
    /// The scope of the value, if it is a closure.
    public internal(set) var closure: Int?
    /// Whether the argument is a closure after the parentheses.
    public let isTrailing: Bool
}
