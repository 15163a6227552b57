import TypeScaleCheck
import TypeScaleFoundation

extension CheckResults {
    /// The version of the JSON, which changes if a key is removed or changes its meaning.
    private static let jsonVersion = 1

    private static let places: [Field<(path: String, position: TextPosition?)>] = [
        Field("file") { $0.path }, Field("line") { $0.position?.line },
        Field("column") { $0.position?.column },
    ]

    /// The fields of a finding, in the order of the columns in CSV.
    private var fields: [Field<CodeFinding>] {
        [
            Field("file") { [folder] in FilePath.joined(folder, $0.path) },
            Field("line") { $0.position?.line }, Field("column") { $0.position?.column },
            Field("rule") { $0.rule.rawValue }, Field("severity") { $0.severity.rawValue },
            Field("code") { $0.code }, Field("message") { $0.message },
        ]
    }

    /// The fields of a place that was not seen.
    private var gapFields: [Field<CodeGap>] {
        [
            Field("file") { [folder] in FilePath.joined(folder, $0.path) },
            Field("line") { $0.position?.line }, Field("column") { $0.position?.column },
            Field("code") { $0.code }, Field("reason") { $0.reason },
        ]
    }

    /// Writes the findings in a format.
    func write(as format: LogFormat, top: Int, to console: Console) throws {
        switch format {
        case .output(.text): try writeText(to: console.output, console.terminal, top: top)
        case .output(.json): try console.output.write(json: json)
        case .output(let format):
            try console.output.write(CSVText.row(Field.columns(fields)))
            for finding in report.findings {
                try console.output.write(CSVText.row(Field.row(finding, fields), format))
            }
        case .sarif: try SARIFLog(contents: log).write(to: console.output)
        case .junit: try JUnitLog(contents: log).write(to: console.output)
        case .github:
            try GitHubLog(contents: log).write(to: console.output)
            try GitHubLog.writeLog(to: console.output) { output in
                try writeText(to: output, Terminal(), top: top)
            }
        }
    }

    /// Writes what was not seen.
    func writeUnseen(as format: LogFormat, to output: Output) throws {
        switch format {
        case .output(.json):
            try output.write(json: ["unseen": unseen, "version": Self.jsonVersion])
        case .output(.csv), .output(.spreadsheet):
            try output.write(CSVText.row(Field.columns(gapFields)))
            for gap in report.unseen { try output.write(CSVText.row(Field.row(gap, gapFields))) }
        default:
            for gap in report.unseen {
                let place = place(gap.path, gap.position)
                try output.writeLine("\(place): \(gap.code): \(gap.reason)")
            }
        }
    }

    private var unseen: JSONOutput {
        let (gaps, fields) = (report.unseen, gapFields)
        return JSONOutput.elements(of: gaps) { Field.object($0, fields) }
    }

    private var json: JSONObject {
        let fields = fields
        let counts = CodeRule.allCases.map { rule in
            (
                rule.rawValue,
                (groups.first { $0.rule == rule }?.findings.count ?? 0) as any JSONConvertible
            )
        }
        return [
            "findings": JSONOutput.elements(of: report.findings) { Field.object($0, fields) },
            "unseen": unseen,
            "errors": JSONOutput.elements(of: report.diagnostics) { $0.json },
            "summary": [
                "swiftFiles": report.codeCount, "skippedSwiftFiles": report.skippedCodeCount,
                "findings": report.findings.count, "known": knownCount,
                "ignored": report.ignoredCount, "unseen": report.unseen.count,
                "rules": JSONObject(counts),
            ] as JSONObject,
            "version": Self.jsonVersion,
        ]
    }

    private func place(_ path: String, _ position: TextPosition?) -> String {
        let path = visible(self.path(path).pathWithoutCommand, upTo: 300)
        return position.map { "\(path):\($0)" } ?? path
    }

    private func writeText(to output: Output, _ terminal: Terminal, top: Int) throws {
        for (rule, findings) in groups {
            let count = counted(findings.count, "finding")
            try output.writeLine(terminal.bold(rule.rawValue) + ": \(count). \(rule.summary)")
            for finding in findings.prefix(top) {
                let place = place(finding.path, finding.position)
                try output.writeLine(
                    "  \(place): \(terminal.accent(finding.severity.rawValue)): "
                        + "\(finding.code): \(finding.message)"
                )
            }
            let rest = findings.count - top
            if rest > 0 {
                try output.writeLine("  and \(rest) more; show them with --top \(findings.count)")
            }
            try output.writeLine()
        }
        for line in summary { try output.writeLine(line) }
    }

    private var summary: [String] {
        let files = counted(report.codeCount, "Swift file")
        var lines = ["\(counted(report.findings.count, "finding")) in \(files)"]
        let severities = CodeRule.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = report.findings.count { $0.severity == severity }
            return count > 0 ? counted(count, severity.rawValue) : nil
        }
        if !severities.isEmpty { lines[0] += ": " + severities.joined(separator: ", ") }
        if let knownCount { lines.append("\(report.findings.count) new, \(knownCount) known") }
        if report.ignoredCount > 0 {
            lines.append("Accepted by comments: \(report.ignoredCount)")
        }
        if !report.unseen.isEmpty {
            let fonts = counted(report.unseen.count, "font")
            lines.append("Not seen: \(fonts) whose size comes from other code; list with --unseen")
        }
        if report.skippedCodeCount > 0 {
            let count = counted(report.skippedCodeCount, "Swift file")
            lines.append("Left out: \(count) of tests and other projects")
        }
        if !groups.isEmpty {
            lines.append(
                "To read about a rule: typescale check --explain \(groups[0].rule.rawValue)"
            )
        }
        return lines
    }
}
