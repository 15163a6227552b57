/// A part of a file in which names have a meaning of their own.
struct Scope: Sendable {
    enum Kind: Sendable {
        case file
        /// The members of a type, by its qualified name.
        case type(String)
        /// The body of a function, an initializer or a property.
        case member(Int)
        case closure
        case block
    }

    let kind: Kind
    /// The scope around it, or `nil` for the file.
    let parent: Int?
    /// The names that the scope declares, in the order of the code.
    var bindings: [Binding] = []
    /// Whether the code runs only at the accessibility sizes, or only at the others.
    var isForAccessibilitySizes: Bool?
}

/// A variable or a parameter of a scope, or a later value of a variable.
struct Binding: Sendable {
    enum Kind: Sendable { case constant, variable, parameter, loop, assignment }

    let name: String
    let kind: Kind
    let type: String?
    let value: Expression?
    /// The offset of the declaration.
    let offset: Int
    /// Whether the value grows with the text size: `@ScaledMetric`.
    let isScaledMetric: Bool
}
