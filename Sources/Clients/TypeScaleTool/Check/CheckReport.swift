import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLocalization

/// The results for an app, which text shows by rule.
struct CheckReport {
    let results: CheckResults
    /// The maximum number of findings to show for each rule.
    let top: Int

    private var report: AppReport { results.report }
}

extension CheckReport: LoggedReport {
    /// The version of the JSON, which changes if a key is removed or changes its meaning.
    static let jsonVersion = 2

    /// The fields of a finding, in the order of the columns in CSV.
    private static let findingFields: [Field<LogEntry>] = [
        Field("file") { $0.path }, Field("line") { $0.position?.line },
        Field("column") { $0.position?.column }, Field("rule") { $0.rule },
        Field("severity") { $0.severity.rawValue }, Field("code") { $0.name },
        Field("message") { $0.problem },
        Field("language") { $0.language },
        Field("key") { $0.key.isEmpty ? nil : $0.key },
    ]

    var fields: [Field<LogEntry>] { Self.findingFields }
    var log: LogContents { results.log }
    var status: ExitStatus { results.status }

    var rows: some Sequence<LogEntry> {
        let log = log
        return (0..<log.count).lazy.map { log.finding($0) }
    }

    var json: JSONObject {
        let log = log
        let counts = CheckRule.all.map { rule in
            (
                rule.name,
                (results.groups.first { $0.rule == rule }?.findings.count ?? 0)
                    as any JSONConvertible
            )
        }
        return [
            "findings": JSONOutput.elements(of: Array(0..<log.count)) {
                Field.object(log.finding($0), Self.findingFields)
            },
            "unseen": UnseenReport(results: results).gaps,
            "errors": JSONOutput.elements(of: results.problems) { $0.json },
            "summary": [
                "swiftFiles": report.codeCount, "skippedSwiftFiles": report.skippedCodeCount,
                "findings": report.findings.count,
                "known": results.baselineCount.map { _ in report.knownCount },
                "ignored": report.ignoredCount, "unseen": report.unseen.count,
                "interfaceFiles": report.interfaceCount, "interfaceKeys": report.interfaceKeyCount,
                "joinedKeys": report.joinedKeyCount, "codeKeys": report.codeKeyCount,
                "codeBoxes": report.codeSlotCount, "boxes": report.slots.count,
                "measuredTexts": report.measuredTextCount,
                "estimatedTexts": report.estimateCount,
                "appliedFonts": report.appliedFontCount, "texts": report.textCount,
                "wrappingTexts": report.wrappingTextCount,
                "limitedValues": report.limitedValueCount,
                "unusedFiles": report.unusedFileCount,
                "otherSystemFiles": report.otherSystemCount,
                "rules": JSONObject(counts),
            ] as JSONObject,
            "version": Self.jsonVersion,
        ]
    }

    func text(_ terminal: Terminal) throws -> String {
        try Output.text { try write(to: $0, terminal) }
    }

    private func write(to output: Output, _ terminal: Terminal) throws {
        for (rule, findings) in results.groups {
            let count = counted(findings.count, "finding")
            try output.writeLine(terminal.bold(rule.name) + ": \(count). \(rule.summary)")
            for finding in findings.prefix(top) {
                let place = results.place(finding.path, finding.position)
                try output.writeLine(
                    "  \(place): \(terminal.accent(finding.severity.rawValue)): "
                        + "\(finding.code): \(finding.message)"
                )
                if let lines = try finding.translation?.fit?.markedLines(upTo: 4), !lines.isEmpty {
                    // With the bar, GitHub does not read a text that begins with `::` as a command.
                    try output.writeLine("    | " + visible(lines, upTo: 120))
                }
            }
            let rest = findings.count - top
            if rest > 0 {
                try output.writeLine("  and \(rest) more; show them with --top \(findings.count)")
            }
            try output.writeLine()
        }
        for line in summary { try output.writeLine(line) }
    }

    private var boxLines: [String] {
        let inFiles = report.slots.count - report.codeSlotCount
        var lines: [String] = []
        if report.interfaceKeyCount > 0 {
            lines.append(
                "Interface files: \(counted(report.interfaceKeyCount, "key")), of which \(inFiles) "
                    + "have translations in a box of a known size"
            )
        }
        if report.codeKeyCount > 0 {
            lines.append(
                "Swift code: \(counted(report.codeKeyCount, "key")), of which "
                    + "\(report.codeSlotCount) have translations in a box of a known size"
            )
        }
        if report.textCount > 0 {
            lines.append(
                "SwiftUI: \(counted(report.textCount, "text")), of which "
                    + "\(report.wrappingTextCount) wrap, and nothing seen limits their height"
            )
        }
        if report.limitedValueCount > 0 {
            lines.append(
                "Limits on the lines of values, which are not findings: \(report.limitedValueCount)"
            )
        }
        return lines
    }

    private var summary: [String] {
        let files = counted(report.codeCount, "Swift file")
        var lines = ["\(counted(report.findings.count, "finding")) in \(files)"]
        if !report.findings.isEmpty { lines[0] += ": " + report.findings.severityCounts }
        if report.measuredTextCount > 0 {
            let truncated = counted(results.translations.count, "truncated translation")
            let measured = counted(report.measuredTextCount, "measured text")
            let estimates = report.estimateCount > 0 ? ", some by estimated widths" : ""
            lines.append("\(truncated) in \(measured)\(estimates)")
        }
        lines += boxLines
        if let baselineCount = results.baselineCount {
            let fixed = max(0, baselineCount - report.knownCount)
            let counts = "\(report.findings.count) new, \(report.knownCount) known"
            lines.append("\(counts), \(fixed) fixed")
        }
        if report.ignoredCount > 0 {
            lines.append("Accepted by comments: \(report.ignoredCount)")
        }
        if !report.unseen.isEmpty {
            lines.append("Not seen: \(results.unseenInWords); list with --unseen")
        }
        if report.skippedCodeCount > 0 {
            let count = counted(report.skippedCodeCount, "Swift file")
            lines.append("Left out: \(count) of tests and other projects")
        }
        if report.unusedFileCount > 0 {
            let count = counted(report.unusedFileCount, "file")
            lines.append("Left out: \(count) that no target contains")
        }
        if report.otherSystemCount > 0 {
            let count = counted(report.otherSystemCount, "Swift file")
            lines.append("Not judged: \(count) for macOS or tvOS, where no text grows")
        }
        if let first = results.groups.first {
            lines.append(
                "To read about a rule: typescale check --explain \(first.rule.name)"
            )
        }
        return lines
    }
}

extension [CheckFinding] {
    /// The numbers of findings by severity, such as `2 errors, 1 warning`.
    var severityCounts: String {
        let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = count { $0.severity == severity }
            return count > 0 ? counted(count, severity.rawValue) : nil
        }
        return counts.joined(separator: ", ")
    }
}
