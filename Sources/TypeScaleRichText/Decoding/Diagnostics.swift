import TypeScaleFoundation

extension DecodingSession {
    /// Everything that was found, with its place, in the order of the text.
    func diagnostics(of document: ScannedDocument, _ end: Finding?) -> [RichTextDiagnostic] {
        let findings = findings + (end.map { [$0] } ?? [])
        let places = document.positions(of: findings.map(\.path))
        var diagnostics = findings.map { RichTextDiagnostic($0, places[$0.path]) }
        diagnostics += document.problems.map { problem in
            let recovery =
                switch problem.code {
                case .duplicateKey: "the first one counts"
                case .loneSurrogate: "taken as U+FFFD"
                default: recoveries[problem.path] ?? "passed over"
                }
            return RichTextDiagnostic(problem, recovery)
        }
        diagnostics.sort { $0.place < $1.place }
        if unlisted > 0 {
            let message = "there are \(unlisted) more (limit diagnostics)"
            let finding = Finding(
                severity: unlistedErrors > 0 ? .error : .warning,
                code: .tooManyDiagnostics,
                path: [],
                message: message,
                recovery: nil
            )
            diagnostics.append(RichTextDiagnostic(finding, nil))
        }
        return diagnostics
    }
}

extension RichTextDiagnostic {
    /// What the order goes by: the place, then what is said.
    fileprivate var place: (Int, Int, String, String) {
        (position?.line ?? .max, position?.column ?? .max, path, message)
    }

    init(_ finding: Finding, _ position: TextPosition?) {
        self.init(
            severity: finding.severity,
            code: finding.code,
            path: finding.path.jsonPath,
            position: position,
            message: finding.message,
            recovery: finding.recovery
        )
    }

    /// What is wrong with the text of a document.
    init(_ problem: DocumentProblem, _ recovery: String? = nil) {
        let (code, limit): (Code, String?) =
            switch problem.code {
            case .tooLong: (.tooManyBytes, "bytes")
            case .tooDeep: (.tooDeep, "nesting")
            case .tooManyKeys: (.tooManyKeys, "keys")
            case .longKey: (.longKey, nil)
            case .tooManyProblems: (.tooManyDiagnostics, "diagnostics")
            case .notUTF8: (.notUTF8, nil)
            case .unknownForm: (.notADocument, nil)
            case .syntax: (.syntax, nil)
            case .duplicateKey: (.duplicateKey, nil)
            case .numberOutOfRange: (.numberOutOfRange, nil)
            case .loneSurrogate: (.loneSurrogate, nil)
            }
        self.init(
            severity: .error,
            code: code,
            path: problem.path.jsonPath,
            position: problem.position,
            message: code == .notADocument
                ? "it is no JSON" : problem.detail + (limit.map { " (limit \($0))" } ?? ""),
            recovery: recovery
        )
    }
}

extension RichTextError {
    /// The error of a document with what was found in it, the first error first unless told.
    init(name: String, diagnostics: [RichTextDiagnostic], first: RichTextDiagnostic? = nil) {
        self.name = name
        self.diagnostics = diagnostics
        let placed = first.flatMap { first in
            diagnostics.first { $0.code == first.code && $0.path == first.path } ?? first
        }
        diagnostic =
            placed ?? diagnostics.first { $0.severity == .error }
            ?? RichTextDiagnostic(.whole(.notADocument, "the document does not decode"), nil)
    }
}

extension Finding {
    /// An error of the document as a whole.
    static func whole(_ code: RichTextDiagnostic.Code, _ message: String) -> Finding {
        Finding(severity: .error, code: code, path: [], message: message, recovery: nil)
    }
}
