/// A call in Swift code: `f(x)`, `a.f { }` or `#Preview { }`.
///
/// A pattern such as `.some(let x)` has the form of a call, and is included. Calls and scopes are
/// indices in the lists of a ``SwiftSource``.
public struct SwiftCall: Hashable, Sendable {
    /// The name of the function: `font` in `Text("a").font(.body)`.
    ///
    /// It is empty if the function is another expression, as in `actions[0]()`.
    public let name: Range<Int>
    /// The code from the start of the chain (`Text`) to the end of this call.
    public let expression: Range<Int>
    /// The code before `.name`, or `nil` for `Text("a")` and for `.system(size: 1)`.
    public let receiver: Range<Int>?
    /// Whether the chain starts with `.name`, as in `.system(size: 17)`.
    public let isImplicitMember: Bool
    /// Whether a number sign precedes the name, as in `#Preview { }`.
    public let isMacro: Bool
    /// The function, as an index in ``SwiftSource/expressions``.
    public let callee: Int
    /// The nearest call before it in its chain: `Text("a")` for `.font(.body)`.
    public internal(set) var base: Int?
    /// The arguments in their order, trailing closures last.
    public internal(set) var arguments: [SwiftArgument]
    /// The innermost scope that contains the call.
    public internal(set) var scope: Int
}
