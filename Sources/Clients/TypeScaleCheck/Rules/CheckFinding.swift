public import TypeScaleDiagnostics
public import TypeScaleLocalization

/// A place in an app that breaks a rule.
///
///     for finding in report.findings { print(finding) }
public struct CheckFinding: Hashable, Sendable {
    /// The rule.
    public let rule: CheckRule

    /// How serious the finding is.
    public let severity: Diagnostic.Severity

    /// The path of the file, relative to the folder.
    public let path: String

    /// The line and column of the code, counted from 1.
    public let position: TextPosition?

    /// The code that breaks the rule, such as `.font(.system(size: 17))`, on one line.
    ///
    /// For a translation, this is the language and the key, such as `de settings.title`.
    public let code: String

    /// The problem in words, with the numbers that it follows from.
    public var message: String

    /// A change that removes the finding, or `nil` if none is known.
    public var fix: CheckFix?

    /// The translation that its box truncates, or `nil` for a finding in code.
    public internal(set) var translation: FitFinding?

    /// The type that contains the code, or the path of the file for code in no type.
    ///
    /// The fonts of a type change together, or not at all.
    let container: ExactString
}

extension CheckFinding: CustomStringConvertible {
    /// The place, the severity, the code and the problem on one line.
    public var description: String {
        let place = position.map { "\(path):\($0)" } ?? path
        return "\(place): \(severity.rawValue): \(code): \(message) [\(rule.name)]"
    }
}

extension CheckFinding {
    /// The file, line, column and rule, which order findings.
    var order: (ExactString, Int, Int, ExactString) {
        (ExactString(path), position?.line ?? 0, position?.column ?? 0, ExactString(rule.name))
    }
}
