/// An expression in Swift code, such as `isLarge ? 20 : 17`.
///
/// Its parts are indices in the lists of a ``SwiftSource``.
public struct SwiftExpression: Hashable, Sendable {
    /// The form of an expression.
    public enum Kind: Hashable, Sendable {
        /// An expression that the code lacks.
        case missing
        /// A name or a word such as `self` and `nil`.
        case name
        /// A member of the type that the context expects: `.body`.
        case implicitMember
        /// A member of another expression: `size` of `font.size`.
        case member(of: Int)
        /// A call.
        case call(Int)
        /// A subscript, with the scope of its brackets: `fonts[0]`.
        case element(of: Int, scope: Int)
        /// A number without a sign.
        case number
        /// A string or a regular expression.
        case literal
        /// A closure, with its scope.
        case closure(Int)
        /// Parentheses, with their scope: `(1 + 2)`, or a tuple.
        case group(Int)
        /// An array or a dictionary, with its scope.
        case collection(Int)
        /// An operand after an operator: `-1`.
        case prefix(Int)
        /// An operand before an operator: `font!`.
        case postfix(Int)
        /// An operand before `as` or `is`, and a type.
        case cast(Int)
        /// Operands and operators in turn, as a range of ``SwiftSource/parts``: `a ? b : c`.
        case sequence(Range<Int>)
        /// An operator in a sequence. The two signs of `? :` are operators.
        case `operator`
        /// An assignment.
        case assignment(Int)
        /// `if` or `switch`, with the scopes of its blocks as a range of ``SwiftSource/parts``.
        case branches(Range<Int>)
        /// A key path, a macro without arguments or a type.
        case other
    }

    /// The form.
    public internal(set) var kind: Kind
    /// The code.
    public let range: Range<Int>
    /// The name or the operator, which is empty for the other forms.
    public let name: Range<Int>
}
