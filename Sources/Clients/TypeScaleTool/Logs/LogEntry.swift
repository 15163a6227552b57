import TypeScaleDiagnostics

/// A finding, as services such as GitHub show it.
struct LogEntry {
    /// The identifier of the rule.
    let rule: String
    let severity: Diagnostic.Severity
    let path: String
    let position: TextPosition?
    /// The subject of the problem, such as the language and the key of a text.
    let name: String
    /// The problem in words.
    let problem: String
    /// The name and the problem within a suite, which need not repeat the name of the suite.
    let inSuite: (name: String, problem: String)
    /// The problem with all details, which can have several lines.
    let details: () -> String
    /// The key of the text, or an empty string.
    var key = ""
    /// The language of the text, or `nil`.
    var language: String?
    /// A hash that identifies the finding, and that does not depend on others.
    let fingerprint: String
    var properties: JSONObject = [:]
}
