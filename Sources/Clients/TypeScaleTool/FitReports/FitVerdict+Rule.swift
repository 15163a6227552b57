import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLocalization

extension FitVerdict {
    /// The rules of all findings.
    static var rules: [LogRule] { allCases.filter { $0 != .fits }.map(\.rule) + [.fileError] }

    var rule: LogRule {
        LogRule(
            id: rawValue.words(separatedBy: " ").joined(separator: "-"),
            severity: self == .truncated || self == .missingPlaceholder ? .error : .warning,
            summary: summary,
            help: help
        )
    }

    private var summary: String {
        switch self {
        case .fits: "The text fits its label at every text size of the system."
        case .truncated: "The label truncates the text at a text size of the system."
        case .inconclusive:
            "The width of the text is an estimate, so the text may not fit its label."
        case .untranslated: "The translation is the same as the source text."
        case .missing: "The key has no translation."
        case .empty: "The translation is empty."
        case .stale: "The program no longer uses the key."
        case .missingPlaceholder:
            "The translation lacks or changes a placeholder of the source text."
        }
    }

    private var help: String {
        switch self {
        case .fits: ""
        case .truncated: "Shorten the text, enlarge the label, or limit the size of its font."
        case .inconclusive: "Measure the text in the label's fonts, with --font and --fallback."
        case .untranslated: "Translate the text, unless it is the same in both languages."
        case .missing, .empty: "Translate the text."
        case .stale: "Remove the key."
        case .missingPlaceholder: "Use the placeholders of the source text."
        }
    }
}
