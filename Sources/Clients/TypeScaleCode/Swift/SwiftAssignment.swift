/// An assignment in Swift code, such as `label.font = font`.
///
/// The initial value of a variable is part of its ``SwiftDeclaration``.
public struct SwiftAssignment: Hashable, Sendable {
    /// The expression before the equals sign.
    public let target: Range<Int>
    /// The expression after the equals sign, which is empty if it is missing.
    public let value: Range<Int>
    /// The target, as an index in ``SwiftSource/expressions``.
    public let targetExpression: Int
    /// The value, as an index in ``SwiftSource/expressions``.
    public let valueExpression: Int
    /// The call that is the whole value, as for a ``SwiftArgument``.
    public internal(set) var call: Int?
    /// The scope of the value, if it is a closure.
    public internal(set) var closure: Int?
    /// The innermost scope that contains the assignment.
    public internal(set) var scope: Int
}
