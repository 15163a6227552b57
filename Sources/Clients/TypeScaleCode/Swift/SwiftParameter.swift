/// A parameter of a function, an initializer, a subscript or a closure.
public struct SwiftParameter: Hashable, Sendable {
    /// The label of its arguments, or `nil` if they have none.
    public let label: Range<Int>?
    /// The name in the body.
    public let name: Range<Int>
    /// The type, or `nil` if a closure does not state it.
    public let type: Range<Int>?
    /// The default value, as an index in ``SwiftSource/expressions``.
    public let defaultValue: Int?
}
