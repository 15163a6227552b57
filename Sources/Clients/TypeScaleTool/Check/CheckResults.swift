import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

/// A report, with the results of the comparison with a baseline.
struct CheckResults {
    let report: AppReport
    /// The path of the folder on the command line.
    let folder: String
    /// The number of findings in the baseline, or `nil` without a baseline.
    let baselineCount: Int?
    /// The findings of each rule that has findings, in the order of the rules.
    let groups: [(rule: CheckRule, findings: [CheckFinding])]

    /// Whether the report contains the findings of all rules, also known ones.
    let isComplete: Bool
    /// The errors in files and slots, with paths from the current folder.
    let problems: [Diagnostic]

    init(_ report: AppReport, in folder: String, for check: AppCheck) {
        self.report = report
        self.folder = folder
        baselineCount = check.baseline.map { baseline in
            // A later version can have other rules.
            let counts = baseline.codeCounts
            return CheckRule.all.reduce(baseline.translationCount) { count, rule in
                count + (counts[rule.name] ?? 0)
            }
        }
        isComplete = check.baseline == nil && check.rules.count == CheckRule.all.count
        problems =
            report.slotDiagnostics
            + report.diagnostics.map { $0.inFile(FilePath.joined(folder, $0.file)) }
        let findings = Dictionary(grouping: report.findings, by: \.rule)
        groups = CheckRule.all.compactMap { rule in findings[rule].map { (rule, $0) } }
    }

    /// The findings in translations, by their box, with the worst of each box first.
    var translations: [FitFinding] {
        report.findings.compactMap(\.translation).sorted { first, second in
            let slots = (ExactString(first.slotName), ExactString(second.slotName))
            if slots.0 != slots.1 { return slots.0 < slots.1 }
            return first.fit?.firstFailureIndex ?? 0 < second.fit?.firstFailureIndex ?? 0
        }
    }

    var status: ExitStatus {
        let fails = report.findings.contains { $0.severity > .note }
        // Notes, such as those about unused comments, do not fail the check.
        let hasErrors = problems.contains { $0.severity > .note }
        return fails || hasErrors ? .problem : .success
    }

    /// Returns the path of a file, from the current folder.
    func path(_ path: String) -> String { FilePath.joined(folder, path) }

    /// Returns the path and position in a file, for a line of text.
    func place(_ path: String, _ position: TextPosition?) -> String {
        let path = visible(self.path(path).pathWithoutCommand, upTo: 300)
        return position.map { "\(path):\($0)" } ?? path
    }

    /// The number of fonts that code sets on text, or makes in a way that was not seen.
    private var appliedFontCount: Int {
        max(report.appliedFontCount, report.unseen.count { $0.kind == .font })
    }

    /// The numbers of places that were not seen, by kind.
    var unseenInWords: String {
        let fonts = report.unseen.count { $0.kind == .font }
        let labels = report.unseen.count { $0.kind == .label }
        let branches = report.unseen.count { $0.kind == .branch }
        let parts = [
            fonts > 0 ? "\(fonts) of \(counted(appliedFontCount, "font"))" : nil,
            labels > 0 ? "\(counted(labels, "label")) of interface files" : nil,
            branches > 0
                ? "\(counted(branches, "branch", "branches")) of #if for other systems" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    /// The findings and errors, as services show them.
    var log: LogContents {
        var start = 0
        let suites = groups.map { rule, findings in
            defer { start += findings.count }
            return LogContents.Suite(
                name: rule.name,
                passed: rule.summary,
                findings: start..<start + findings.count
            )
        }
        let findings = groups.flatMap(\.findings)
        let folder = folder
        return LogContents(
            command: "typescale check",
            rules: CheckRule.all.map(\.logRule) + [.fileError],
            problems: problems,
            suites: suites,
            total: counted(report.codeCount, "Swift file"),
            finding: { findings[$0].logEntry(in: folder) }
        )
    }
}

extension CheckRule {
    var logRule: LogRule {
        LogRule(id: name, severity: severity, summary: summary, help: remedy)
    }
}

extension CheckFinding {
    /// Returns the finding as services show it.
    func logEntry(in folder: String) -> LogEntry {
        let entry = translation?.logEntry
        return LogEntry(
            rule: rule.name,
            severity: severity,
            path: FilePath.joined(folder, path),
            position: position,
            name: code,
            problem: message,
            inSuite: ("\(path): \(code)", message),
            details: { entry?.details() ?? "\(code): \(message)" },
            key: entry?.key ?? "",
            language: entry?.language,
            fingerprint: entry?.fingerprint ?? LogContents.fingerprint([rule.name, path, code]),
            properties: entry?.properties ?? [:]
        )
    }
}
