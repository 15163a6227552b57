public import TypeScaleLocalization

extension Baseline {
    /// Creates a baseline from the findings and the errors in a report on an app.
    ///
    ///     var check = AppCheck()
    ///     check.baseline = Baseline(try check.report(folder: older))
    ///     let report = try check.report(folder: newer)  // only what changed
    public init(_ report: AppReport) {
        self.init()
        for problem in report.diagnostics { insert(problem) }
        for finding in report.findings {
            if let translation = finding.translation {
                insert(translation)
            } else {
                insert(rule: finding.rule.name, file: finding.path, code: finding.code)
            }
        }
    }

    /// Returns the findings that the baseline does not contain.
    ///
    /// A finding of a file with a new name is known.
    func newFindings(in findings: [CheckFinding], files: [String]) -> [CheckFinding] {
        var rest = self
        let others = findings.filter { finding in
            finding.translation.map { !contains($0) }
                ?? !rest.remove(rule: finding.rule.name, file: finding.path, code: finding.code)
        }
        var moved = rest.codeOfMissingFiles(among: files)
        return others.filter { finding in
            finding.translation != nil
                || !moved.remove(rule: finding.rule.name, file: "", code: finding.code)
        }
    }
}
