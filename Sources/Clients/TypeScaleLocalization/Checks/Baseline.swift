public import Foundation
public import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout

/// The findings of an earlier check, which a later check does not report again.
///
///     let baseline = Baseline(check.report(paths: paths))
///     try baseline.json().write(to: URL(fileURLWithPath: "typescale-baseline.json"))
///     check.baseline = baseline
///     check.report(paths: paths).findings.isEmpty  // true
///
/// A finding is known if the baseline contains its key, language, variation and text. The verdict
/// must be the same, and the text size the same or smaller. Paths and lines are irrelevant, so
/// renamed files and reordered keys have no new findings. To report what a change broke, use the
/// baseline of a report for the files before the change.
///
/// An error in a translation file, such as a duplicate key, is known if the baseline contains its
/// path, key and message. Errors in the slots file are never known.
///
/// A baseline can also contain the findings of a check of code. Such a finding is known if the
/// baseline contains its rule, file and code at least as often as the app. Lines are irrelevant.
public struct Baseline: Hashable, Sendable {
    /// A text that has findings.
    struct Subject: Sendable {
        let key: String
        let language: String
        let variation: String
        let text: String
    }

    /// A finding of a text.
    struct Known: Hashable, Sendable {
        let verdict: FitVerdict
        let from: TextSizeStep?
    }

    /// An error in a file.
    struct FileError: Sendable {
        let file: String
        let key: String
        let message: String
    }

    /// A finding in code, without its position.
    private struct CodeSubject: Hashable {
        let rule: ExactString
        let file: ExactString
        let code: ExactString

        init(_ rule: String, _ file: String, _ code: String) {
            self.rule = ExactString(rule)
            self.file = ExactString(file)
            self.code = ExactString(code)
        }
    }

    private var findings: [Subject: [Known]] = [:]
    private var errors: Set<FileError> = []
    /// The numbers of findings in code, which are above 0.
    private var code: [CodeSubject: Int] = [:]

    /// The maximum size of a file, in bytes.
    public static let maximumBytes = 256 << 20

    /// The number of findings, in translations and in code.
    public var count: Int { translationCount + code.values.reduce(0, +) }

    /// The number of findings in translations.
    public var translationCount: Int { findings.values.reduce(0) { $0 + $1.count } }

    /// The numbers of findings in code, by the name of their rule.
    ///
    /// - Complexity: O(*n*) in the number of findings.
    public var codeCounts: NameDictionary<Int> {
        var counts = NameDictionary<Int>()
        for (subject, count) in code { counts[subject.rule.text, default: 0] += count }
        return counts
    }

    /// Returns the findings in code of files that do not exist, with an empty path.
    ///
    /// The files can have other names now. Remove a finding with an empty path to ask for it.
    ///
    /// - Parameter files: The paths of the files that exist.
    /// - Returns: A baseline with only these findings.
    /// - Complexity: O(*n* + *m*) for *n* findings and *m* files.
    public func codeOfMissingFiles(among files: [String]) -> Baseline {
        let files = Set(files.map { ExactString($0) })
        var missing = Baseline()
        for (subject, count) in code where !files.contains(subject.file) {
            missing.code[CodeSubject(subject.rule.text, "", subject.code.text), default: 0] += count
        }
        return missing
    }

    /// The number of different errors in files.
    public var errorCount: Int { errors.count }

    /// Creates a baseline from the findings and the errors in a report.
    ///
    /// A missing file is never known, because a misspelled path would then pass a check.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - folder: A folder to which the paths in the baseline are relative, or an empty string.
    public init(_ report: TranslationReport, in folder: String = "") {
        let prefix = Self.prefix(folder)
        for problem in report.diagnostics
        where problem.file != report.slotsPath && Self.canBeKnown(problem) {
            let isInFolder = problem.file.utf8.starts(with: prefix.utf8)
            let file =
                isInFolder ? problem.file.utf8.dropFirst(prefix.utf8.count) : problem.file.utf8[...]
            let text = String(decoding: file, as: UTF8.self)
            errors.insert(FileError(file: text, key: problem.path, message: problem.message))
        }
        for finding in report.findings { insert(finding) }
    }

    /// Inserts a finding in a translation.
    public mutating func insert(_ finding: FitFinding) {
        insert(Known(verdict: finding.verdict, from: finding.firstFailure), finding.subject)
    }

    /// Creates a baseline without findings.
    public init() {}

    mutating func insert(_ error: FileError) { errors.insert(error) }

    /// Returns whether an error can be known: it is not about a file that was not read.
    private static func canBeKnown(_ error: Diagnostic) -> Bool {
        error.kind != .incomplete && error.kind != .notFound
    }

    /// Inserts an error in a file, unless it is `incomplete` or `notFound`.
    public mutating func insert(_ error: Diagnostic) {
        guard Self.canBeKnown(error) else { return }
        insert(FileError(file: error.file, key: error.path, message: error.message))
    }

    private static func prefix(_ folder: String) -> String {
        folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    }

    /// Returns whether the baseline contains an error in a file.
    public func contains(_ error: Diagnostic) -> Bool {
        errors.contains(FileError(file: error.file, key: error.path, message: error.message))
    }

    mutating func insert(_ known: Known, _ subject: Subject) {
        if findings[subject]?.contains(known) != true {
            findings[subject, default: []].append(known)
        }
    }

    /// Returns whether the baseline contains a finding.
    public func contains(_ finding: FitFinding) -> Bool {
        guard let known = findings[finding.subject] else { return false }
        return known.contains { known in
            guard let from = finding.firstFailure else { return known.verdict == finding.verdict }
            guard let first = known.from else { return false }
            // A text that may be truncated is less severe than a truncated text.
            guard known.verdict == finding.verdict || known.verdict == .truncated else {
                return false
            }
            return first == from || first.isSmaller(than: from)
        }
    }
}

extension Baseline {
    /// Inserts a finding in code once more.
    ///
    /// - Parameters:
    ///   - rule: The name of the rule.
    ///   - file: The path of the file, which each check has to name alike.
    ///   - code: The code that breaks the rule.
    public mutating func insert(rule: String, file: String, code: String) {
        self.code[CodeSubject(rule, file, code), default: 0] += 1
    }

    /// Removes a finding in code once, and returns whether the baseline contained it.
    ///
    ///     var rest = baseline
    ///     let new = findings.filter { !rest.remove(rule: $0.rule, file: $0.path, code: $0.code) }
    ///
    /// - Parameters:
    ///   - rule: The name of the rule.
    ///   - file: The path of the file.
    ///   - code: The code that breaks the rule.
    /// - Returns: Whether the finding is known.
    public mutating func remove(rule: String, file: String, code: String) -> Bool {
        let subject = CodeSubject(rule, file, code)
        guard let count = self.code[subject] else { return false }
        self.code[subject] = count > 1 ? count - 1 : nil
        return true
    }
}

extension Baseline.Subject: Hashable {
    private var texts: [ExactString] { [key, language, variation, text].map(ExactString.init) }

    static func == (first: Self, second: Self) -> Bool { first.texts == second.texts }

    func hash(into hasher: inout Hasher) { hasher.combine(texts) }
}

extension Baseline.FileError: Hashable {
    private var texts: [ExactString] { [file, key, message].map(ExactString.init) }

    static func == (first: Self, second: Self) -> Bool { first.texts == second.texts }

    func hash(into hasher: inout Hasher) { hasher.combine(texts) }
}

extension FitFinding {
    fileprivate var subject: Baseline.Subject {
        .init(key: key, language: language ?? "", variation: variation, text: text)
    }
}

extension Baseline {
    /// Returns the baseline as JSON, with a finding or an error on each line, in a stable order.
    ///
    /// - Returns: The JSON, in UTF-8.
    /// - Complexity: O(*n* log *n*) in the number of findings.
    public func json() -> Data {
        let findings = findings.flatMap { subject, known in
            known.map { known in
                [
                    ("key", subject.key), ("language", subject.language),
                    ("variation", subject.variation), ("verdict", known.verdict.rawValue),
                    ("from", known.from?.description ?? ""), ("text", subject.text),
                ]
            }
        }
        let errors = errors.map { [("file", $0.file), ("key", $0.key), ("message", $0.message)] }
        var members: [(key: String, value: JSONOutput)] = [
            ("version", .integer(1)), ("findings", Self.list(findings)),
        ]
        // A baseline without errors is readable by earlier versions.
        if !errors.isEmpty { members.append(("errors", Self.list(errors))) }
        if !code.isEmpty { members.append(("code", codeList)) }
        return Data((JSONOutput.object(members).text(.filled) + "\n").utf8)
    }

    /// The findings in code, each as often as it occurs.
    private var codeList: JSONOutput {
        let subjects = code.keys.sorted {
            ($0.file, $0.rule, $0.code) < ($1.file, $1.rule, $1.code)
        }
        return .array(
            subjects.flatMap { subject in
                let line = JSONOutput.onOneLine([
                    ("rule", .string(subject.rule.text)), ("file", .string(subject.file.text)),
                    ("code", .string(subject.code.text)),
                ])
                return [JSONOutput](repeating: line, count: code[subject] ?? 0)
            }
        )
    }

    /// Returns a list with one object on each line, in a stable order.
    private static func list(_ objects: [[(name: String, text: String)]]) -> JSONOutput {
        let sorted = objects.sorted { first, second in
            first.lexicographicallyPrecedes(second) {
                $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
            }
        }
        return .array(
            sorted.map { fields in
                let members = fields.filter {
                    !$0.text.isEmpty || $0.name == "key" || $0.name == "text"
                }
                return .onOneLine(members.map { ($0.name, .string($0.text)) })
            }
        )
    }
}

extension JSONOutput {
    /// Returns an object on one line, in any layout.
    static func onOneLine(_ members: [(key: String, value: JSONOutput)]) -> JSONOutput {
        .verbatim(JSONOutput.object(members).text(.line))
    }
}
