public import TypeScaleDiagnostics

extension DesignSystem {
    /// Returns the roles as code, or as a file of design tokens.
    ///
    ///     let system = try DesignSystem(contentsOf: URL(filePath: "brand.tokens.json"))
    ///     try system.code(for: .css).write(toFile: "brand.css", atomically: true, encoding: .utf8)
    ///
    /// - Parameters:
    ///   - output: The language or format.
    ///   - options: The settings.
    /// - Returns: The text of a file.
    /// - Throws: `Diagnostic` for the first role or family that the output cannot name or hold.
    /// - Complexity: O(*n*) in the number of roles and faces for each output of this module.
    public func code(
        for output: TokenOutput,
        options: TokenOutput.Options = TokenOutput.Options()
    ) throws(Diagnostic) -> String {
        var options = options
        // A line end would end a comment in most languages.
        options.heading = options.heading.map { visible($0, upTo: 1000) }
        return try output.text(self, options)
    }
}
