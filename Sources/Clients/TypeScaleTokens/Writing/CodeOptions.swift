/// Settings for writing a design system as code.
public struct CodeOptions: Sendable {
    /// The lines of the comment at the start, except in tokens, which have no comments.
    public var heading: [String] = []

    /// The name of the type that contains the roles, in Swift, Kotlin and Dart.
    ///
    /// Files with different types can be in one module. Characters that a name cannot contain are
    /// omitted, and a name without letters is `Typography`.
    public var typeName = "Typography"

    /// Creates the default settings.
    public init() {}
}
