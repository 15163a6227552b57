public import TypeScaleLocalization

extension Baseline {
    /// Creates a baseline from the findings and the errors in a report on an app.
    ///
    ///     var check = AppCheck()
    ///     check.baseline = Baseline(try check.report(folder: older))
    ///     let report = try check.report(folder: newer)  // only what changed
    public init(_ report: AppReport) {
        self = report.translations.map { Baseline($0, in: report.folder) } ?? Baseline()
        for problem in report.diagnostics { insert(problem) }
        for finding in report.findings {
            insert(rule: finding.rule.name, file: finding.path, code: finding.code)
        }
    }

    /// Returns the findings that the baseline does not contain.
    ///
    /// A finding of a file with a new name is known.
    func newFindings(in findings: [CheckFinding], files: [String]) -> [CheckFinding] {
        var rest = self
        let others = findings.filter {
            !rest.remove(rule: $0.rule.name, file: $0.path, code: $0.code)
        }
        var moved = rest.codeOfMissingFiles(among: files)
        return others.filter { !moved.remove(rule: $0.rule.name, file: "", code: $0.code) }
    }
}
