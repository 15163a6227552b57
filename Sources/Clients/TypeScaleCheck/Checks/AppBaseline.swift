public import Foundation
public import TypeScaleDiagnostics
import TypeScaleDocuments
public import TypeScaleLocalization

/// The findings of an earlier check, which a later check of the same app does not report again.
///
///     var check = AppCheck()
///     check.baseline = AppBaseline(try check.report(folder: older))
///     let report = try check.report(folder: newer)  // only what changed
///
/// A finding in code is known if the baseline contains its rule, file and code as often as the
/// code. Lines are irrelevant. Findings in translations and errors in files are known as in
/// `FitBaseline`, with which the file of ``json()`` is compatible.
public struct AppBaseline: Hashable, Sendable {
    /// The findings in translations, and the errors in all files.
    public private(set) var translations: FitBaseline

    /// A finding in code, without its position.
    private struct Subject: Hashable {
        let rule: CodeRule
        let path: ExactString
        let code: ExactString

        init(_ finding: CodeFinding) {
            self.init(finding.rule, finding.path, finding.code)
        }

        init(_ rule: CodeRule, _ path: String, _ code: String) {
            self.rule = rule
            self.path = ExactString(path)
            self.code = ExactString(code)
        }
    }

    private var counts: [Subject: Int] = [:]

    /// The number of findings.
    public var count: Int { translations.count + counts.values.reduce(0, +) }

    /// Creates a baseline from the findings in a report.
    public init(_ report: AppReport) {
        translations =
            report.translations.map { FitBaseline($0, in: report.folder) } ?? FitBaseline()
        for problem in report.diagnostics { translations.insert(problem) }
        for finding in report.findings { counts[Subject(finding), default: 0] += 1 }
    }

    /// Reads a baseline file.
    ///
    /// - Parameter url: The URL of the file.
    /// - Throws: `Diagnostic` for the first error in the file.
    /// - Complexity: O(*n*) in the number of bytes, which `FitBaseline.maximumBytes` limits.
    public init(contentsOf url: URL) throws(Diagnostic) {
        let path = url.relativePath
        let data = try FileSource.fileSystem.contents(path: path, upTo: FitBaseline.maximumBytes)
        try self.init(data: data, file: path)
    }

    /// Reads the contents of a baseline file.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - file: The path of the file, or a name for the data, for diagnostics.
    /// - Throws: `Diagnostic` for the first error in the file.
    /// - Complexity: O(*n*) in the number of bytes, which `FitBaseline.maximumBytes` limits.
    public init(data: Data, file: String = "") throws(Diagnostic) {
        let tree = try FitBaseline.document(data: data, file: file)
        translations = try FitBaseline(document: tree)
        guard let list = tree.child("code", of: 0) else { return }
        guard tree.kind(list) == .list else {
            let detail = "expected a list for code"
            throw tree.located([Diagnostic(.wrongType, detail, offset: tree.offset(of: list))])[0]
        }
        for node in tree.children(of: list) {
            func text(_ key: String) -> String? { tree.child(key, of: node).flatMap(tree.text) }
            guard let rule = tree.child("rule", of: node).flatMap(tree.name),
                let path = text("file"), let code = text("code")
            else {
                let detail = "expected texts for rule, file and code"
                throw tree.located([
                    Diagnostic(.wrongType, detail, offset: tree.offset(of: node))
                ])[0]
            }
            // A later version can have other rules.
            guard let rule = CodeRule(rawValue: rule) else { continue }
            counts[Subject(rule, path, code), default: 0] += 1
        }
    }

    /// Returns the findings that the baseline does not contain.
    func newFindings(in findings: [CodeFinding]) -> [CodeFinding] {
        var known = counts
        return findings.filter { finding in
            let subject = Subject(finding)
            guard let count = known[subject], count > 0 else { return true }
            known[subject] = count - 1
            return false
        }
    }

    /// Returns the baseline as JSON, with a finding on each line, in a stable order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of findings.
    public func json() -> Data {
        let subjects = counts.keys.sorted {
            ($0.path, $0.rule.rawValue, $0.code) < ($1.path, $1.rule.rawValue, $1.code)
        }
        let list = subjects.flatMap { subject in
            let members: [(key: String, value: JSONOutput)] = [
                ("rule", .string(subject.rule.rawValue)), ("file", .string(subject.path.text)),
                ("code", .string(subject.code.text)),
            ]
            let line = JSONOutput.verbatim(JSONOutput.object(members).text(.line))
            return [JSONOutput](repeating: line, count: counts[subject] ?? 0)
        }
        return translations.json(adding: list.isEmpty ? [] : [("code", .array(list))])
    }
}
