import TypeScaleDiagnostics
import TypeScaleDocuments

/// A kind of finding, as other programs know it.
struct LogRule: Sendable {
    /// The identifier, which never changes.
    let id: String
    let severity: Diagnostic.Severity
    /// A sentence that describes the findings.
    let summary: String
    /// A sentence with the remedy.
    let help: String

    /// An error in a file, after which the rest of the file is still checked.
    static let fileError = LogRule(
        id: "file-error",
        severity: .error,
        summary: "The file contains an error.",
        help: "Correct the file. If only an entry is invalid, the other entries were checked."
    )
}
