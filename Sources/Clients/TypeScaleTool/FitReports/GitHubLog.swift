import TypeScaleFoundation
import TypeScaleLocalization

/// The results as
/// [workflow commands](https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands),
/// which annotate lines of files on GitHub.
///
/// GitHub shows at most ten errors and ten warnings for each step of a workflow. The errors in
/// files and the worst findings of the slots are annotated. The text report contains the rest.
struct GitHubLog {
    let results: FitResults

    /// The maximum number of errors, and of warnings, that GitHub shows for a step.
    static let maximumAnnotations = 10

    func write(to output: Output) throws {
        var counts = ["error": 0, "warning": 0]
        func write(_ level: String, _ line: @autoclosure () -> String) throws {
            guard let count = counts[level], count < Self.maximumAnnotations else { return }
            counts[level] = count + 1
            try output.writeLine(line())
        }
        for problem in results.report.diagnostics.prefix(Self.maximumAnnotations) {
            try write("error", Self.annotation(problem))
        }
        // As many findings suffice, even if all errors are shown before the first warning.
        for index in results.worst(results.report.findings.count) {
            let finding = results.report.findings[index]
            try write(
                finding.verdict.rule.isError ? "error" : "warning",
                Self.annotation(finding)
            )
        }
        let shown = counts.values.reduce(0, +)
        let rest = results.report.diagnostics.count + results.report.findings.count - shown
        if rest > 0 {
            let limit = "GitHub shows \(Self.maximumAnnotations) errors and warnings each"
            try output.writeLine("::notice::\(rest) more in the log of this step; \(limit)")
        }
    }

    private static func annotation(_ problem: Diagnostic) -> String {
        annotation(
            "error",
            problem.file,
            problem.position,
            title: FitRule.fileError.id,
            problem.messageWithPath
        )
    }

    private static func annotation(_ finding: FitFinding) -> String {
        annotation(
            finding.verdict.rule.isError ? "error" : "warning",
            finding.path,
            finding.position,
            title: "\(finding.verdict.rule.id), \(finding.language ?? "?") \(finding.name)",
            finding.placedProblem
        )
    }

    /// Writes text in which GitHub finds no commands.
    ///
    static func writeLog(to output: Output, _ body: (Output) throws -> Void) throws {
        var bytes: [UInt8] = []
        let text = Output { bytes += $0 }
        try body(text)
        try text.flush()
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        let log = String(decoding: bytes, as: UTF8.self)
        let lines = log.unicodeScalars.split(omittingEmptySubsequences: false) {
            $0 == "\n" || $0 == "\r"
        }
        for line in lines.map({ Substring($0) }) {
            let bar = WorkflowCommand.begins(line) ? "| " : ""
            try output.writeLine(bar + WorkflowCommand.withoutBrackets(line))
        }
    }

    /// Returns a command that annotates a position in a file.
    static func annotation(
        _ level: String,
        _ path: String,
        _ position: TextPosition?,
        title: String,
        _ message: String
    ) -> String {
        var properties = ["file=" + escapedProperty(RepositoryPath(path).name)]
        if let position { properties.append("line=\(position.line),col=\(position.column)") }
        properties.append("title=" + escapedProperty(visible(title, upTo: 200)))
        let text = escaped(visible(message, upTo: 1000))
        return WorkflowCommand.withoutBrackets(
            "::\(level) \(properties.joined(separator: ","))::\(text)"
        )
    }

    /// Returns text in the data of a command.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: String(scalar)
            }
        }.joined()
    }

    /// Returns text in a property of a command.
    static func escapedProperty(_ text: String) -> String {
        escaped(text).unicodeScalars.map { scalar in
            switch scalar {
            case ":": "%3A"
            case ",": "%2C"
            default: String(scalar)
            }
        }.joined()
    }
}
