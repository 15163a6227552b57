public import TypeScaleDiagnostics

/// A language or format in which a design system can be written.
///
///     for output in TokenOutput.all { print(output.name, output.summary) }
///
/// Each output in ``all`` is declared in the file of its writer. To make another output, pass a
/// function that returns the text of the file:
///
///     let points = TokenOutput(name: "points", summary: "sizes as CSV") { system, options in
///         system.scaledRoles.map { "\($0.role.name),\($0.base.pointSize)\n" }.joined()
///     }
///     print(try system.code(for: points))
public struct TokenOutput: Sendable, CustomStringConvertible {
    /// The name, such as `react-native`, which is also an option of `typescale tokens`.
    public let name: String

    /// The name.
    public var description: String { name }

    /// A noun phrase for a list of outputs, such as `CSS custom properties`.
    public let summary: String

    /// The rest of a sentence that begins with *The output writes*, and further sentences, on lines
    /// of at most 96 columns, or an empty string.
    ///
    /// If neighbors in ``all`` have the same explanation, help states it once.
    public let explanation: String

    /// The function that returns the text of a file.
    let text: @Sendable (DesignSystem, Options) throws(Diagnostic) -> String

    /// Creates an output.
    ///
    /// - Parameters:
    ///   - name: The name, in lowercase letters, digits and hyphens.
    ///   - summary: A noun phrase for a list of outputs.
    ///   - explanation: The rest of a sentence that begins with *The output writes*.
    ///   - text: A function that returns the text of a file. It receives a heading without control
    ///     characters, and throws a `Diagnostic` for a role that it cannot write.
    public init(
        name: String,
        summary: String,
        explanation: String = "",
        text: @escaping @Sendable (DesignSystem, Options) throws(Diagnostic) -> String
    ) {
        self.name = name
        self.summary = summary
        self.explanation = explanation
        self.text = text
    }
}

extension TokenOutput {
    /// The outputs of this module, in the order of the tool's help.
    public static let all: [TokenOutput] = [
        .css, .swift, .reactNative, .flutter, .compose, .android, .dtcg,
    ]

    /// The explanation of the outputs for other systems than TypeScale's and the web's.
    static let stylesExplanation = """
        styles, with comments on the
        differences from iOS. The Dart code has never been compiled, and the Kotlin code only
        without Compose.
        """
}
