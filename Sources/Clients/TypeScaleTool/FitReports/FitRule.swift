import TypeScaleLocalization

/// A kind of finding, as other programs know it.
struct FitRule: Sendable {
    /// The identifier, which never changes.
    let id: String
    let isError: Bool
    /// A sentence that describes the findings.
    let summary: String
    /// A sentence with the remedy.
    let help: String
}

extension FitRule {
    /// An error in a file, after which the rest of the file is still checked.
    static let fileError = FitRule(
        id: "file-error",
        isError: true,
        summary: "The file contains an error.",
        help: "Correct the file. If only an entry is invalid, the other entries were checked."
    )

    static let all = FitVerdict.allCases.filter { $0 != .fits }.map(\.rule) + [fileError]
}

extension FitVerdict {
    var rule: FitRule {
        FitRule(
            id: rawValue.words(separatedBy: " ").joined(separator: "-"),
            isError: self == .truncated || self == .missingPlaceholder,
            summary: summary,
            help: help
        )
    }

    private var summary: String {
        switch self {
        case .fits: "The text fits its label at every text size."
        case .truncated: "The label truncates the text at some text sizes."
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
