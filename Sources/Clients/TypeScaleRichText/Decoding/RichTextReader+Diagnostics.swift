import TypeScaleFoundation

extension RichTextReader {
    /// Returns all diagnostics, sorted by position, and the diagnostic for the refusal, if any.
    func diagnostics(
        _ refusal: Finding?
    ) -> (all: [RichTextDiagnostic], refusal: RichTextDiagnostic?) {
        let findings = (refusal.map { [$0] } ?? []) + findings
        let locations = tree.locations(of: findings.lazy.map(\.node))
        var diagnostics = findings.map { finding in
            var diagnostic = finding.diagnostic
            diagnostic.path = locations[finding.node]?.path.jsonPath ?? "$"
            diagnostic.position = locations[finding.node]?.position
            return diagnostic
        }
        let first = refusal == nil ? nil : diagnostics.first
        // The reader has already reported some out-of-range numbers.
        let numbers = Set(diagnostics.filter { $0.code == .numberOutOfRange }.map(\.path))
        diagnostics += tree.problems.map { problem in
            switch problem.code {
            case .duplicateKey: RichTextDiagnostic(problem, "the first value is used")
            case .loneSurrogate: RichTextDiagnostic(problem, "replaced by U+FFFD")
            default: RichTextDiagnostic(problem, "ignored")
            }
        }.filter { $0.code != .numberOutOfRange || !numbers.contains($0.path) }
        diagnostics.sort { $0.order < $1.order }
        if unlisted > 0 {
            let message = "diagnostics not listed: \(unlisted) (limit diagnostics)"
            let severity: RichTextDiagnostic.Severity = unlistedErrors > 0 ? .error : .warning
            let code = RichTextDiagnostic.Code.tooManyDiagnostics
            diagnostics.append(
                .init(severity: severity, code: code, message: message, recovery: nil)
            )
        }
        return (diagnostics, first)
    }
}

extension RichTextDiagnostic {
    fileprivate var order: (Int, Int, String, String) {
        (position?.line ?? .max, position?.column ?? .max, path, message)
    }

    init(_ code: Code, _ message: String, recovery: String? = nil) {
        self.init(severity: code.severity, code: code, message: message, recovery: recovery)
    }

    init(_ problem: DocumentProblem, _ recovery: String? = nil) {
        let limit = problem.limit.map { " (limit \($0))" } ?? ""
        // The codes of both types have the same names.
        let code = Code(rawValue: problem.code.rawValue)
        self.init(code, problem.detail + limit, recovery: recovery)
        path = problem.path.jsonPath
        position = problem.position
    }
}
