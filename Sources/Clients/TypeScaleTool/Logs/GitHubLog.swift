import TypeScaleDiagnostics

/// The results as
/// [workflow commands](https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands),
/// which annotate lines of files on GitHub.
///
/// GitHub shows at most ten errors and ten warnings for each step of a workflow. The errors in
/// files and the worst findings of the suites are annotated. The text report contains the rest.
struct GitHubLog {
    let contents: LogContents

    /// The maximum number of errors, and of warnings, that GitHub shows for a step.
    static let maximumAnnotations = 10

    func write(to output: Output) throws {
        var counts: [Diagnostic.Severity: Int] = [:]
        func write(_ severity: Diagnostic.Severity, _ line: @autoclosure () -> String) throws {
            guard counts[severity, default: 0] < Self.maximumAnnotations else { return }
            counts[severity, default: 0] += 1
            try output.writeLine(line())
        }
        for problem in contents.problems.prefix(Self.maximumAnnotations) {
            try write(.error, Self.annotation(problem))
        }
        // As many findings suffice, even if all errors are shown before the first warning.
        for index in contents.worst(contents.count) {
            let finding = contents.finding(index)
            try write(finding.severity, Self.annotation(finding))
        }
        let shown = counts.values.reduce(0, +)
        let rest = contents.problems.count + contents.count - shown
        if rest > 0 {
            let limit = "GitHub shows \(Self.maximumAnnotations) errors and warnings each"
            try output.writeLine("::notice::\(rest) more in the log of this step; \(limit)")
        }
    }

    private static func annotation(_ problem: Diagnostic) -> String {
        annotation(
            .error,
            problem.file,
            problem.position,
            title: LogRule.fileError.id,
            problem.messageWithPath
        )
    }

    private static func annotation(_ finding: LogEntry) -> String {
        annotation(
            finding.severity,
            finding.path,
            finding.position,
            title: "\(finding.rule), \(finding.name)",
            finding.problem
        )
    }

    /// Writes text in which GitHub finds no commands.
    static func write(log text: String, to output: Output) throws {
        let scalars = text.unicodeScalars
        let log = scalars.last == "\n" ? scalars.dropLast() : scalars[...]
        let lines = log.split(omittingEmptySubsequences: false) {
            $0 == "\n" || $0 == "\r"
        }
        for line in lines.map({ Substring($0) }) {
            let bar = WorkflowCommand.begins(line) ? "| " : ""
            try output.writeLine(bar + WorkflowCommand.withoutBrackets(line))
        }
    }

    /// Returns a command that annotates a position in a file.
    ///
    /// In a property, GitHub decodes line breaks but no other control characters. A path with such
    /// characters could be neither written nor encoded, so the message begins with it instead.
    static func annotation(
        _ severity: Diagnostic.Severity,
        _ path: String,
        _ position: TextPosition?,
        title: String,
        _ message: String
    ) -> String {
        let name = RepositoryPath(path).name
        var properties: [String] = []
        var message = message
        if name.unicodeScalars.contains(where: { $0.isControl && $0 != "\r" && $0 != "\n" }) {
            message = "\(visible(name, upTo: 200))\(position.map { ":\($0)" } ?? ""): \(message)"
        } else {
            properties.append("file=" + escapedProperty(name))
            if let position { properties.append("line=\(position.line),col=\(position.column)") }
        }
        properties.append("title=" + escapedProperty(visible(title, upTo: 200)))
        let text = escaped(visible(message, upTo: 1000))
        return WorkflowCommand.withoutBrackets(
            "::\(severity == .note ? "notice" : severity.rawValue) \(properties.joined(separator: ","))::\(text)"
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
