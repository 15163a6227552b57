import TypeScaleDiagnostics
import TypeScaleDocuments

extension RichTextParser {
    /// Returns all diagnostics, sorted by position, and the diagnostic for the refusal, if any.
    func diagnostics(_ refusal: Diagnostic?) -> (all: [Diagnostic], refusal: Diagnostic?) {
        var diagnostics = tree.located((refusal.map { [$0] } ?? []) + findings)
        let first = refusal == nil ? nil : diagnostics.first
        // The parser has already reported some out-of-range numbers.
        let numbers = Set(diagnostics.filter { $0.kind == .numberOutOfRange }.map(\.path))
        diagnostics += tree.diagnostics.map { diagnostic in
            switch diagnostic.kind {
            case .duplicateKey: diagnostic.withRemedy("the first value is used")
            case .loneSurrogate: diagnostic.withRemedy("replaced by U+FFFD")
            default: diagnostic.withRemedy("ignored")
            }
        }.filter { $0.kind != .numberOutOfRange || !numbers.contains($0.path) }
        diagnostics.sort()
        if unlisted > 0 {
            diagnostics.append(
                Diagnostic(
                    .tooManyDiagnostics,
                    "diagnostics not listed: \(unlisted) (limit diagnostics)",
                    severity: unlistedErrors > 0 ? .error : .warning,
                    file: tree.file,
                    path: "$"
                )
            )
        }
        return (diagnostics, first)
    }
}
