import TypeScaleCode

/// An expression of an app's code, without the file that contains it.
///
/// Parentheses, `try`, `await`, `as`, `!` and `?` are left out.
struct Expression: Sendable {
    indirect enum Form: Sendable {
        /// A name, or a word such as `self` and `nil`.
        case name(String)
        /// A member of the type that the context expects, such as `.body`.
        case implicitMember(String)
        case member(Expression, String)
        case call(Expression, [Argument])
        case number(Double)
        /// A string without interpolations and escapes.
        case text(String)
        /// Any other string.
        case otherText
        case list([Expression])
        case dictionary([(key: Expression, value: Expression)])
        /// `condition ? first : second`.
        case choice(condition: Expression, Expression, Expression)
        case binary(String, Expression, Expression)
        case prefix(String, Expression)
        case closure(Block)
        /// `if` or `switch` as an expression.
        case branches([Block])
        case assignment(target: Expression, value: Expression)
        /// A key path such as `\.dynamicTypeSize`, with the names after its root.
        case keyPath(String)
        /// An expression that no rule asks for.
        case other
    }

    let form: Form
    /// The code, in bytes of the file.
    let range: Range<Int>
}

/// An argument of a call.
struct Argument: Sendable {
    /// The label, or an empty string.
    let label: String
    let value: Expression
    /// Whether the argument is a closure after the parentheses.
    let isTrailing: Bool
}

/// The statements in braces.
struct Block: Sendable {
    /// The index of the scope in the facts of the file.
    let scope: Int
    let statements: [Statement]
}

/// A statement, as far as rules ask for it.
enum Statement: Sendable {
    case expression(Expression)
    /// The value of `return`.
    case result(Expression)
    /// A block with the expressions that decide about it.
    case block(SwiftStatement.Keyword, conditions: [Expression], Block)
    /// The patterns of a `case`, or none for `default`.
    case patterns([Expression])
}

extension Statement {
    /// Whether the statement is an accessor that returns no value, such as `didSet`.
    var isSetter: Bool { if case .block(.setter, _, _) = self { true } else { false } }
}

extension Expression {
    /// The names of a path such as `self.label.font`, or `nil` for another expression.
    var path: [String]? {
        switch form {
        case .name(let name): [name]
        case .member(let base, let name): base.path.map { $0 + [name] }
        default: nil
        }
    }

    /// The last name: `font` of `label.font`, `label.font()` and `.font`.
    var lastName: String? {
        switch form {
        case .name(let name), .implicitMember(let name), .member(_, let name): name
        case .call(let function, _): function.lastName
        default: nil
        }
    }

    /// The calls in a chain, from the last to the first: a function of the app can change a
    /// constraint, as in `view.constraint(...).priority(.required)`.
    ///
    /// Calls before an argument such as `.defaultLow` are left out, because another constraint can
    /// override the constraint.
    var receivers: [Expression] {
        guard case .call(let function, let arguments) = form,
            case .member(let base, _) = function.form
        else { return [self] }
        let isLow = arguments.contains { $0.value.lastName?.containsWord(of: ["low"]) == true }
        return isLow ? [self] : [self] + base.receivers
    }

    /// Returns whether a function of the expression is one that R.swift or SwiftGen writes.
    ///
    /// Sources: [R.swift](https://github.com/mac-cain13/R.swift/blob/main/Documentation/Examples.md),
    /// [SwiftGen](https://github.com/SwiftGen/SwiftGen/blob/stable/Documentation/templates/fonts/swift5.md).
    ///
    /// - Parameters:
    ///   - function: The name of the function.
    ///   - arguments: The arguments.
    /// - Returns: Whether the call makes a font.
    func isGeneratedFont(_ function: String, _ arguments: [Argument]) -> Bool {
        guard let path, arguments["size"] != nil || arguments["fixedSize"] != nil else {
            return false
        }
        if path.count == 2 { return path[0] == "R" && path[1] == "font" }
        // SwiftGen's `FontFamily` can have another name.
        return path.count == 3 && (function == "font" || function == "swiftUIFont")
            && path[..<2].allSatisfy { $0.utf8.first?.isASCIIUppercaseLetter == true }
    }

    /// The text of a string without interpolations.
    var text: String? { if case .text(let text) = form { text } else { nil } }

    /// The arguments of a call, or `nil` for another expression.
    var arguments: [Argument]? { if case .call(_, let arguments) = form { arguments } else { nil } }

    /// The block of a closure.
    var closure: Block? { if case .closure(let block) = form { block } else { nil } }

    var isNil: Bool { if case .name("nil") = form { true } else { false } }

    /// Whether a chain starts with the name of a type, by its first letter.
    var startsWithType: Bool {
        switch form {
        case .name(let name): name.utf8.first?.isASCIIUppercaseLetter ?? false
        case .member(let base, _): base.startsWithType
        case .call(let function, _): function.startsWithType
        default: false
        }
    }
}

extension [Argument] {
    /// Returns the value of the argument with a label.
    subscript(label: String) -> Expression? { first { $0.label == label }?.value }

    /// The value of the first argument, if it has no label.
    var unlabeled: Expression? { first.flatMap { $0.label.isEmpty ? $0.value : nil } }

    /// The labels of the arguments in parentheses, such as `_:size:`.
    var labels: String {
        filter { !$0.isTrailing }.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    }
}

extension UInt8 {
    var isASCIIUppercaseLetter: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
}
