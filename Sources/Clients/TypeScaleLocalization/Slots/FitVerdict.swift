import TypeScaleLayout

/// The result of a check for one text.
///
///     report.findings.filter { $0.verdict == .truncated }
///
/// The first three are the verdicts of `Fit` for one text in one box. The others
/// compare the text with its source. The raw value is the name in reports and baselines.
public enum FitVerdict: String, CaseIterable, Hashable, Sendable {
    /// The text fits its slot at every text size that counts.
    case fits
    /// The label truncates the text at some text size.
    case truncated
    /// The text is neither known to fit nor known to be truncated.
    ///
    /// The error of its width decides if a face lacks characters or shaping, or in the system font.
    case inconclusive
    /// The translation is equal to the source, or the file marks it as not yet translated.
    ///
    /// In a variant of the source language, such as British English, texts may be equal.
    case untranslated
    /// The key has no translation in a language of the file.
    case missing
    /// The translation is empty, but the source is not.
    case empty
    /// The file marks the key as unused, or the source language does not contain the key.
    case stale
    /// The translation lacks a placeholder of the source, or changes its type.
    ///
    /// The text also has a verdict that depends on its width.
    case missingPlaceholder = "missing placeholder"
}

extension FitVerdict: CustomStringConvertible {
    /// The name in reports, such as `missing placeholder`.
    public var description: String { rawValue }
}

extension FitVerdict {
    /// Creates the verdict for a text that was measured.
    init(_ verdict: Fit.Verdict) {
        switch verdict {
        case .fits: self = .fits
        case .inconclusive: self = .inconclusive
        case .truncated: self = .truncated
        }
    }
}
