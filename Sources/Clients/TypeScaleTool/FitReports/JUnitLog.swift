import TypeScaleFoundation
import TypeScaleLocalization

/// The results as JUnit's XML, which most CI services read.
///
/// Each slot is a test suite. Its texts that fit are one test case, and each finding is a failed
/// test case. The format is the
/// [schema of Jenkins](https://github.com/jenkinsci/xunit-plugin/blob/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd).
struct JUnitLog {
    let results: FitResults

    /// The maximum number of findings to write, because CI services reject large files.
    static let maximumFindings = 25_000

    private var report: TranslationReport { results.report }

    func write(to output: Output) throws {
        let findings = report.findings
        let shown = min(findings.count, Self.maximumFindings)
        let groups = results.groups.map { $0.clamped(to: 0..<shown) }.filter { !$0.isEmpty }
        // Each suite has another test case, for the texts that fit.
        let tests = shown + groups.count + report.diagnostics.count + 1
        try output.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="typescale fit" tests="\(tests)" failures="\(shown)" \
            errors="\(report.diagnostics.count)">

            """
        )
        for group in groups { try write(group, to: output) }
        try writeErrors(omitted: findings.count - shown, to: output)
        try output.write("</testsuites>\n")
    }

    private func write(_ group: Range<Int>, to output: Output) throws {
        let name = report.findings[group.lowerBound].slotName
        let suite = name.isEmpty ? "No slot" : name
        let counts = report.slots[name]
        try output.write(
            """
            <testsuite name="\(xml(suite))" tests="\(group.count + 1)" failures="\(group.count)" \
            errors="0">
            <testcase name="\(counted(counts?.texts ?? 0, "text")), \(counts?.baselined ?? 0) known" \
            classname="\(xml(suite))"/>

            """
        )
        for finding in report.findings[group] {
            let parts = [
                finding.language ?? "", finding.name, finding.width?.name ?? "",
            ]
            let title = parts.filter { !$0.isEmpty }.joined(separator: " ")
            let rule = finding.verdict.rule
            try output.write(
                """
                <testcase name="\(xml(title))" classname="\(xml(suite))">
                <failure type="\(rule.id)" message="\(xml(finding.problem))">\
                \(xml(finding.description))</failure>
                </testcase>

                """
            )
        }
        try output.write("</testsuite>\n")
    }

    /// Writes the errors in files, and a test case for all texts.
    private func writeErrors(omitted: Int, to output: Output) throws {
        let count = report.diagnostics.count
        let more =
            omitted > 0 ? ", \(omitted) findings exceed the limit of \(Self.maximumFindings)" : ""
        try output.write(
            """
            <testsuite name="Files" tests="\(count + 1)" failures="0" errors="\(count)">
            <testcase name="\(counted(report.total.texts, "text"))\(more)" classname="Files"/>

            """
        )
        for problem in report.diagnostics {
            try output.write(
                """
                <testcase name="\(xml(problem.file))" classname="Files">
                <error type="\(FitRule.fileError.id)" message="\(xml(problem.message))">\
                \(xml(problem.description))</error>
                </testcase>

                """
            )
        }
        try output.write("</testsuite>\n")
    }
}

/// Returns text as content or an attribute in XML, without characters that control a terminal.
private func xml(_ text: String) -> MarkupText {
    MarkupText(text.replacingControls { _ in "\u{FFFD}" })
}
