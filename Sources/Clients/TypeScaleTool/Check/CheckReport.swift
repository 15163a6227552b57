import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLocalization

extension CheckResults {
    /// The version of the JSON, which changes if a key is removed or changes its meaning.
    private static let jsonVersion = 1

    /// The fields of a finding, in the order of the columns in CSV.
    private static let fields: [Field<LogEntry>] = [
        Field("file") { $0.path }, Field("line") { $0.position?.line },
        Field("column") { $0.position?.column }, Field("rule") { $0.rule },
        Field("severity") { $0.severity.rawValue }, Field("code") { $0.name },
        Field("message") { $0.problem },
    ]

    /// The fields of a place that was not seen.
    private var gapFields: [Field<CodeGap>] {
        [
            Field("file") { [folder] in FilePath.joined(folder, $0.path) },
            Field("line") { $0.position?.line }, Field("column") { $0.position?.column },
            Field("code") { $0.code }, Field("reason") { $0.reason },
            Field("kind") { $0.kind.rawValue },
        ]
    }

    /// Writes the findings in a format.
    func write(as format: LogFormat, top: Int, to console: Console) throws {
        switch format {
        case .output(.text): try writeText(to: console.output, console.terminal, top: top)
        case .output(.json): try console.output.write(json: json)
        case .output(let format):
            let log = log
            try console.output.write(CSVText.row(Field.columns(Self.fields)))
            for index in 0..<log.count {
                let row = Field.row(log.finding(index), Self.fields)
                try console.output.write(CSVText.row(row, format))
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
        let log = codeLog
        let counts = CodeRule.allCases.map { rule in
            (
                rule.rawValue,
                (groups.first { $0.rule == rule }?.findings.count ?? 0) as any JSONConvertible
            )
        }
        return [
            "findings": JSONOutput.elements(of: Array(0..<log.count)) {
                Field.object(log.finding($0), Self.fields)
            },
            "translations": translations?.json,
            "unseen": unseen,
            "errors": JSONOutput.elements(of: problems) { $0.json },
            "summary": [
                "swiftFiles": report.codeCount, "skippedSwiftFiles": report.skippedCodeCount,
                "findings": report.findings.count, "known": baselineCount.map { _ in knownCount },
                "ignored": report.ignoredCount, "unseen": report.unseen.count,
                "interfaceFiles": report.interfaceCount, "interfaceKeys": report.interfaceKeyCount,
                "joinedKeys": report.joinedKeyCount, "codeKeys": report.codeKeyCount,
                "codeBoxes": report.codeSlotCount, "boxes": report.slots.count,
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
        if let translations {
            try FitTextReport(results: translations, top: top).writeFindings(to: output, terminal)
        }
        for line in summary { try output.writeLine(line) }
    }

    private var boxLines: [String] {
        let inFiles = report.slots.count - report.codeSlotCount
        var lines: [String] = []
        if report.interfaceCount > 0 {
            lines.append(
                "Interface files: \(report.interfaceCount), whose translations have "
                    + "\(counted(report.interfaceKeyCount, "key")): "
                    + "\(report.joinedKeyCount) with an object, \(inFiles) in a box with limits"
            )
        }
        if report.codeKeyCount > 0 {
            lines.append(
                "Swift code: \(counted(report.codeKeyCount, "key")), "
                    + "\(report.codeSlotCount) in a box with limits"
            )
        }
        return lines
    }

    /// The numbers of places that were not seen, by kind.
    var unseenInWords: String {
        let fonts = report.unseen.count { $0.kind == .font }
        let branches = report.unseen.count - fonts
        let parts = [
            fonts > 0 ? "\(counted(fonts, "font")) whose size comes from other code" : nil,
            branches > 0
                ? "\(counted(branches, "branch", "branches")) of #if that iOS does not compile"
                : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    private var summary: [String] {
        let files = counted(report.codeCount, "Swift file")
        var lines = ["\(counted(report.findings.count, "finding")) in \(files)"]
        if !report.findings.isEmpty { lines[0] += ": " + report.findings.severityCounts }
        if let translations {
            let total = translations.report.total
            let texts = counted(total.texts - total.withoutSlot, "text")
            lines.append(
                "\(counted(translations.report.findings.count, "truncated translation")) in \(texts)"
                    + " in boxes" + (total.estimates > 0 ? ", some by estimated widths" : "")
            )
        }
        lines += boxLines
        if let baselineCount {
            let new = report.findings.count + (report.translations?.findings.count ?? 0)
            let fixed = max(0, baselineCount - knownCount)
            lines.append("\(new) new, \(knownCount) known, \(fixed) fixed")
        }
        if report.ignoredCount > 0 {
            lines.append("Accepted by comments: \(report.ignoredCount)")
        }
        if !report.unseen.isEmpty {
            lines.append("Not seen: \(unseenInWords); list with --unseen")
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

extension [CodeFinding] {
    /// The numbers of findings by severity, such as `2 errors, 1 warning`.
    var severityCounts: String {
        let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = count { $0.severity == severity }
            return count > 0 ? counted(count, severity.rawValue) : nil
        }
        return counts.joined(separator: ", ")
    }
}
