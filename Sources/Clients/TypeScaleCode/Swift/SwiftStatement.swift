/// A statement in Swift code.
///
/// Expressions, declarations and scopes are indices in the lists of a ``SwiftSource``.
public enum SwiftStatement: Hashable, Sendable {
    /// An expression.
    case expression(Int)
    /// The value of `return`.
    case result(Int)
    /// A declaration, also of a condition: `if let a`.
    case declaration(Int)
    /// A case of an enumeration, with its name and its raw value.
    case enumCase(name: Range<Int>, rawValue: Int?)
    /// Another name of a type.
    case typeAlias(name: Range<Int>, type: Range<Int>)
    /// A block, with the expressions that decide about it.
    ///
    /// The blocks of `if`, `else if` and `else` are one after the other.
    case block(Keyword, conditions: [Int], scope: Int)
    /// The patterns of a `case` in a `switch`, or none for `default`.
    case patterns([Int])

    /// The word that starts a block.
    public enum Keyword: Hashable, Sendable {
        case `if`, elseIf, `else`, `guard`, `switch`
        /// `for`, with its pattern and its sequence, and `while`.
        case loop
        /// `get`, which has the value of the variable.
        case getter
        /// Another accessor of a variable, such as `set` or `didSet`.
        case setter
        /// `do`, `defer` and `catch`.
        case other
    }
}
