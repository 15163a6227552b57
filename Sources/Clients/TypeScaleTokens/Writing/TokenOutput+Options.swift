extension TokenOutput {
    /// Settings for writing a design system.
    public struct Options: Sendable {
        /// The lines of the comment at the start, except in tokens, which have no comments.
        public var heading: [String] = []

        /// The name of the design system, such as its file's name without the extension.
        ///
        /// In Swift, Kotlin and Dart, the type that contains the roles has this name, such as
        /// `BrandTokens` for `brand-tokens`. Files with different types can be in one module.
        /// Characters that the name of a type cannot contain are omitted, and the type of a name
        /// without letters is `Typography`.
        public var name = "Typography"

        /// Creates the default settings.
        public init() {}
    }
}

extension TokenOutput.Options {
    /// The heading as comments that begin with two slashes.
    var lineComments: String { heading.map { "// \($0)" }.joined(separator: "\n") }

    /// The name of the type that contains the roles.
    var typeName: String { RoleIdentifier.typeName(name) }
}
