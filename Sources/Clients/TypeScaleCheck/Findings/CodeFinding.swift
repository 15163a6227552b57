public import TypeScaleDiagnostics

/// A place in an app's code that breaks a rule.
public struct CodeFinding: Hashable, Sendable {
    /// The rule.
    public let rule: CodeRule

    /// How serious the finding is.
    public let severity: Diagnostic.Severity

    /// The path of the file.
    public let path: String

    /// The line and column of the code, counted from 1.
    public let position: TextPosition?

    /// The code that breaks the rule, such as `.font(.system(size: 17))`, on one line.
    public let code: String

    /// The problem in words, with the numbers that it follows from.
    public let message: String

    /// A change that removes the finding, or `nil` if none leaves the size at L equal.
    public var fix: CodeFix?
}

extension CodeFinding {
    /// The file, line, column and rule, which order findings.
    var order: (ExactString, Int, Int, String) {
        (ExactString(path), position?.line ?? 0, position?.column ?? 0, rule.rawValue)
    }
}
