import TypeScaleDiagnostics
import TypeScaleDocuments

/// The findings as JUnit's XML, which most CI services read.
///
/// In a test suite, everything without findings is one test case, and each finding is a failed test
/// case. The format is the
/// [schema of Jenkins](https://github.com/jenkinsci/xunit-plugin/blob/master/src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd).
struct JUnitLog {
    let contents: LogContents

    /// The maximum number of findings to write, because CI services reject large files.
    static let maximumFindings = 25_000

    func write(to output: Output) throws {
        let shown = min(contents.count, Self.maximumFindings)
        let suites = contents.suites.map { ($0, $0.findings.clamped(to: 0..<shown)) }
            .filter { !$0.1.isEmpty }
        // Each suite has another test case, for everything without findings.
        let tests = shown + suites.count + contents.problems.count + 1
        try output.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="\(xml(contents.command))" tests="\(tests)" failures="\(shown)" \
            errors="\(contents.problems.count)">

            """
        )
        for (suite, findings) in suites { try write(suite, findings, to: output) }
        try writeErrors(omitted: contents.count - shown, to: output)
        try output.write("</testsuites>\n")
    }

    private func write(
        _ suite: LogContents.Suite,
        _ findings: Range<Int>,
        to output: Output
    ) throws {
        let name = xml(suite.name)
        try output.write(
            """
            <testsuite name="\(name)" tests="\(findings.count + 1)" failures="\(findings.count)" \
            errors="0">
            <testcase name="\(xml(suite.passed))" classname="\(name)"/>

            """
        )
        for index in findings {
            let finding = contents.finding(index)
            try output.write(
                """
                <testcase name="\(xml(finding.inSuite.name))" classname="\(name)">
                <failure type="\(finding.rule)" message="\(xml(finding.inSuite.problem))">\
                \(xml(finding.details()))</failure>
                </testcase>

                """
            )
        }
        try output.write("</testsuite>\n")
    }

    /// Writes the errors in files, and a test case for everything that was checked.
    private func writeErrors(omitted: Int, to output: Output) throws {
        let count = contents.problems.count
        let more =
            omitted > 0
            ? "; \(omitted) more findings are left out (limit \(Self.maximumFindings))" : ""
        try output.write(
            """
            <testsuite name="Files" tests="\(count + 1)" failures="0" errors="\(count)">
            <testcase name="\(xml(contents.total))\(more)" classname="Files"/>

            """
        )
        for problem in contents.problems {
            try output.write(
                """
                <testcase name="\(xml(problem.file))" classname="Files">
                <error type="\(LogRule.fileError.id)" message="\(xml(problem.message))">\
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
