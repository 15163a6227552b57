public import TypeScaleDiagnostics

extension DesignSystem {
    /// Returns the roles as code, or as a file of design tokens.
    ///
    ///     let system = try DesignSystem(contentsOf: URL(filePath: "brand.tokens.json"))
    ///     try system.code(for: .css).write(toFile: "brand.css", atomically: true, encoding: .utf8)
    ///
    /// - Parameters:
    ///   - format: The language or format.
    ///   - options: The settings.
    /// - Returns: The text of a file.
    /// - Throws: `Diagnostic` for the first role or family that the format cannot name or hold.
    /// - Complexity: O(*n*) in the number of roles and faces.
    public func code(
        for format: CodeFormat,
        options: CodeOptions = CodeOptions()
    ) throws(Diagnostic) -> String {
        // A line end would end a comment in most languages.
        let heading = options.heading.map { visible($0, upTo: 1000) }
        let comment = heading.map { "// \($0)" }.joined(separator: "\n")
        let name = SwiftWriter.typeName(options.typeName)
        return switch format {
        case .css: try CSSWriter(system: self, heading: heading).text()
        case .swift: try SwiftWriter(system: self, heading: comment, typeName: name).text()
        case .reactNative: try ReactNativeWriter(system: self, heading: comment).text()
        case .flutter: try FlutterWriter(system: self, heading: comment, typeName: name).text()
        case .compose: try ComposeWriter(system: self, heading: comment, typeName: name).text()
        case .android: try AndroidWriter(system: self, heading: heading).text()
        case .dtcg: try dtcg()
        }
    }
}
