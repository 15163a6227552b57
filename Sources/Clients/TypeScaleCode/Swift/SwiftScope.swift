/// A part of Swift code between delimiters, or a file.
///
/// Calls, declarations and scopes are indices in the lists of a ``SwiftSource``.
public struct SwiftScope: Hashable, Sendable {
    /// The syntax that a scope is part of.
    public enum Kind: Hashable, Sendable {
        /// All code of a file.
        case file
        /// A closure with its braces.
        case closure
        /// The body of a function, a type or a variable.
        case body
        /// The block of a statement, such as `if`, `switch` or `do`.
        case block
        /// The parentheses after a function or an attribute.
        case arguments
        /// Other parentheses: a tuple, an expression or parameters.
        case group
        /// An array or a dictionary, the arguments of a subscript, or the captures of a closure.
        case collection
        /// The code in a string.
        case interpolation
    }

    /// The syntax that the scope is part of.
    public let kind: Kind
    /// The code with its delimiters.
    public let range: Range<Int>
    /// The innermost scope that contains this one, or `nil` for the file.
    public internal(set) var parent: Int?
    /// The call that the scope is an argument of, or whose arguments it contains.
    public internal(set) var call: Int?
    /// The declaration whose body it is.
    public internal(set) var declaration: Int?
    /// The statements of a file, a body, a block or a closure.
    public internal(set) var statements: [SwiftStatement] = []
    /// The elements in parentheses or brackets, except the arguments of a call.
    public internal(set) var elements: [SwiftElement] = []
    /// The parameters of a closure, or in the parentheses of a function.
    public internal(set) var parameters: [SwiftParameter] = []
}
