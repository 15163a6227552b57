import Foundation
import TypeScaleDocuments
import TypeScaleLayout
import TypeScaleLocalization
import TypeScaleTestSupport

/// A check of JSON files, each with the texts of a language.
struct JSONCheck {
    /// A text that does not fit the slots, and one that does.
    static let long = String(repeating: "mm ", count: 40)
    static let short = "m"

    var check: TranslationCheck

    init(_ slots: Slot...) {
        var all = Slot("All", keys: ["*"], width: 100)
        all.largestCategory = .large
        check = TranslationCheck(SlotFile(slots.isEmpty ? [all] : slots))
        check.reportedVerdicts = [.truncated, .inconclusive, .missing, .stale, .missingPlaceholder]
        check.reportsUnmatchedKeys = false
    }

    /// Returns the report for files by their names without the extension.
    func report(_ files: KeyValuePairs<String, String>) throws -> TranslationReport {
        let folder = try Folder()
        for (name, json) in files { try folder.write(Array(json.utf8), to: "\(name).json") }
        return check.report(paths: files.map { folder.path("\($0.key).json") })
    }

    /// Returns the findings for files, such as `pl item (plural.few): truncated`.
    func findings(_ files: KeyValuePairs<String, String>) throws -> [String] {
        try report(files).findings.map(\.summary).sorted()
    }

    /// Returns a JSON object with texts in their order.
    static func json(_ texts: [(key: String, text: String)]) -> String {
        JSONOutput.object(texts.map { ($0.key, .string($0.text)) }).text(.line)
    }
}

extension FitFinding {
    /// The language, key, variation and verdict.
    var summary: String {
        "\(language ?? "") \(key)\(variation.isEmpty ? "" : " (\(variation))"): \(verdict.rawValue)"
    }
}
