public import Foundation
import TypeScaleFoundation
import TypeScaleLayout

/// The findings of an earlier check, which a later check does not report again.
///
///     let baseline = FitBaseline(check.report(paths: paths))
///     try baseline.json().write(to: URL(fileURLWithPath: "typescale-baseline.json"))
///     check.baseline = baseline
///     check.report(paths: paths).findings.isEmpty  // true
///
/// A finding is known if the baseline contains its key, language, variation and text. The verdict
/// must be the same, and the text size the same or smaller. Paths and lines are irrelevant, so
/// renamed files and reordered keys have no new findings. To report what a change broke, use the
/// baseline of a report for the files before the change.
public struct FitBaseline: Hashable, Sendable {
    /// A text that has findings.
    struct Subject: Hashable, Sendable {
        let key: String
        let language: String
        let variation: String
        let text: String
    }

    /// A finding of a text.
    struct Known: Hashable, Sendable {
        let verdict: FitVerdict
        let from: ReaderSetting?
    }

    private(set) var findings: [Subject: [Known]] = [:]

    /// The maximum size of a file, in bytes.
    public static let maximumBytes = 256 << 20

    /// The number of findings.
    public var count: Int { findings.values.reduce(0) { $0 + $1.count } }

    /// Creates a baseline from the findings in a report.
    public init(_ report: TranslationReport) {
        for finding in report.findings {
            insert(Known(verdict: finding.verdict, from: finding.firstFailure), finding.subject)
        }
    }

    init() {}

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

extension FitFinding {
    fileprivate var subject: FitBaseline.Subject {
        .init(key: key, language: language ?? "", variation: variation, text: text)
    }
}

extension FitBaseline {
    /// Returns the baseline as JSON, with one finding on each line in a stable order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of findings.
    public func json() -> Data {
        let lines = findings.flatMap { subject, known in
            known.map { known in
                [
                    ("key", subject.key), ("language", subject.language),
                    ("variation", subject.variation), ("verdict", known.verdict.rawValue),
                    ("from", known.from?.description ?? ""), ("text", subject.text),
                ]
            }
        }
        .sorted { $0.lexicographicallyPrecedes($1) { $0.1 < $1.1 } }
        .map { fields in
            let members = fields.filter { !$0.1.isEmpty || $0.0 == "key" || $0.0 == "text" }
                .map { "\"\($0.0)\": \($0.1.json)" }
            return "    {" + members.joined(separator: ", ") + "}"
        }
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
        return Data("{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n".utf8)
    }
}

extension String {
    /// The text as a string in JSON.
    var json: String { JSONString(self).description }
}
