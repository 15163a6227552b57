/// Settings for writing a design system as code.
public struct CodeOptions: Sendable {
    /// The lines of the comment at the start, except in tokens, which have no comments.
    public var heading: [String] = []

    /// A further maximum size of each role in CSS, in pixels, or an empty array.
    ///
    /// A maximum is a number such as `40`.
    public var maximumSizes: [String] = []

    /// Creates the default settings.
    public init() {}
}
