/// A declaration of a variable, a function or a type in Swift code.
///
/// A list of variables, such as `let a = 1, b = 2`, is one declaration for each variable.
/// Variables that a condition declares are included: `if let font = label.font`.
/// Calls and scopes are indices in the lists of a ``SwiftSource``.
public struct SwiftDeclaration: Hashable, Sendable {
    /// The keyword: `let`, `var`, `func`, `init`, `deinit`, `subscript`, `struct`, `class`, `enum`,
    /// `extension`, `actor` or `protocol`.
    public let keyword: Range<Int>
    /// The name, a pattern such as `(a, b)`, or the type that an extension extends.
    ///
    /// The name of `init`, `deinit` and `subscript` is their keyword.
    public let name: Range<Int>
    /// The attributes with their arguments, and without `@`: `ScaledMetric(relativeTo: .body)`.
    public let attributes: [Range<Int>]
    /// The type of a variable, the inheritance clause of a type, or the result of a function.
    public let type: Range<Int>?
    /// The initial value of a variable.
    public let value: Range<Int>?
    /// The initial value, as an index in ``SwiftSource/expressions``.
    public let valueExpression: Int?
    /// Whether the member belongs to its type.
    public let isStatic: Bool
    /// Whether only the code of its file can use the declaration.
    public let isPrivate: Bool
    /// The scope with the parameters of a function.
    public internal(set) var parameters: Int?
    /// The call that is the whole initial value, as for a ``SwiftArgument``.
    public internal(set) var call: Int?
    /// The scope of the initial value, if it is a closure.
    public internal(set) var closure: Int?
    /// The scope in braces.
    public internal(set) var body: Int?
    /// The innermost scope that contains the declaration.
    public internal(set) var scope: Int
}
