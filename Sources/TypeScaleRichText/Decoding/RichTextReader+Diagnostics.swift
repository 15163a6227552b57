import TypeScaleFoundation

extension RichTextReader {
    /// All diagnostics in the order of the text, with their paths and positions.
    ///
    /// - Parameter refusal: The error that ended the reading; `nil` if it came to its end.
    /// - Returns: The diagnostics.
    func diagnostics(_ refusal: Refusal?) -> [RichTextDiagnostic] {
        let findings =
            findings
            + (refusal.map { [Finding(node: $0.node, diagnostic: RichTextDiagnostic($0))] } ?? [])
        let locations = tree.locations(of: findings.lazy.map(\.node))
        var diagnostics = findings.map { finding in
            var diagnostic = finding.diagnostic
            diagnostic.path = locations[finding.node]?.path.jsonPath ?? "$"
            diagnostic.position = locations[finding.node]?.position
            return diagnostic
        }
        // A number out of range that was read has a diagnostic already.
        let numbers = Set(diagnostics.filter { $0.code == .numberOutOfRange }.map(\.path))
        diagnostics += tree.problems.compactMap { problem in
            switch problem.code {
            case .duplicateKey: return RichTextDiagnostic(problem, "the first one counts")
            case .loneSurrogate: return RichTextDiagnostic(problem, "taken as U+FFFD")
            default:
                let diagnostic = RichTextDiagnostic(problem, "passed over")
                return numbers.contains(diagnostic.path) ? nil : diagnostic
            }
        }
        diagnostics.sort { $0.order < $1.order }
        if unlisted > 0 {
            let severity: RichTextDiagnostic.Severity = unlistedErrors > 0 ? .error : .warning
            let message = "there are \(unlisted) more (limit diagnostics)"
            diagnostics.append(RichTextDiagnostic(severity, .tooManyDiagnostics, message))
        }
        return diagnostics
    }
}

extension RichTextDiagnostic {
    /// The order of diagnostics: by position, then by path and message.
    fileprivate var order: (Int, Int, String, String) {
        (position?.line ?? .max, position?.column ?? .max, path, message)
    }

    /// A diagnostic of the document as a whole.
    init(_ severity: Severity, _ code: Code, _ message: String, recovery: String? = nil) {
        self.init(
            severity: severity,
            code: code,
            path: "$",
            position: nil,
            message: message,
            recovery: recovery
        )
    }

    /// The error of an exceeded limit.
    init(_ refusal: RichTextReader.Refusal) {
        self.init(.error, refusal.code, refusal.message)
    }

    /// A fault of the text of a document.
    init(_ problem: DocumentProblem, _ recovery: String? = nil) {
        // The codes of the text have the same names here.
        let code = Code(rawValue: problem.code.rawValue)
        self.init(
            severity: .error,
            code: code,
            path: problem.path.jsonPath,
            position: problem.position,
            message: code == .notADocument
                ? "it is no JSON"
                : problem.detail + (problem.limit.map { " (limit \($0))" } ?? ""),
            recovery: recovery
        )
    }
}
