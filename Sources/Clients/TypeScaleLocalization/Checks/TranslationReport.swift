public import TypeScaleDiagnostics
public import TypeScaleLayout

/// The findings of a check, and counts of all texts.
///
///     let report = TranslationCheck(slots).report(paths: ["de.lproj/Localizable.strings"])
///     #expect(report.passes, "\(report)")
public struct TranslationReport: Sendable {
    /// The numbers of texts by verdict.
    public struct Counts: Hashable, Sendable {
        /// The number of texts, without missing translations.
        public internal(set) var texts = 0

        /// The number of texts or missing translations for each verdict.
        ///
        /// Texts without a slot have none of the verdicts that depend on the width.
        public internal(set) var verdicts: [FitVerdict: Int] = [:]

        /// The number of texts that no slot contains, and that were not judged.
        public internal(set) var withoutSlot = 0

        /// The number of truncated or inconclusive texts that are not reported, because their
        /// source does not fit at the same sizes either.
        public internal(set) var failsInSource = 0

        /// The number of findings that are not reported, because the baseline contains them.
        public internal(set) var baselined = 0

        /// The number of findings that are not reported, because a slots file or a comment ignores
        /// them.
        public internal(set) var ignored = 0

        /// The number of texts whose width, on one line, is an estimate.
        public internal(set) var estimates = 0

        /// The number of findings.
        public internal(set) var findings = 0
    }

    /// The findings, grouped by slot, with the texts that are too wide at smaller sizes first.
    public internal(set) var findings: [FitFinding] = []

    /// The errors in files and slots, in the order in which they were found.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// The number of errors in files that are not reported, because the baseline contains them.
    public internal(set) var knownErrorCount = 0

    /// The number of texts in the source languages of the files.
    public internal(set) var sourceTextCount = 0

    /// The path of the slots file, whose errors are never in a baseline.
    var slotsPath = ""

    /// The files that contain no translations, such as slots files and baselines.
    ///
    /// A JSON file of this kind is known by its structure. It is not read, and is not an error.
    public internal(set) var notes: [Diagnostic] = []

    /// The counts of all texts.
    public internal(set) var total = Counts()

    /// The counts by language code.
    ///
    /// Texts without a language are in the source language.
    public internal(set) var languages = NameDictionary<Counts>()

    /// The counts by the name of the slot.
    public internal(set) var slots = NameDictionary<Counts>()

    /// The first 1,000 keys that no slot contains, in the order in which they were found.
    public internal(set) var keysWithoutSlot: [String] = []

    /// The number of keys that no slot contains.
    public internal(set) var keyCountWithoutSlot = 0

    /// The number of texts for each assumed value, such as `%@ = Mustermann`.
    ///
    /// At most 1,000 different values are counted.
    public internal(set) var assumptions = NameDictionary<Int>()

    /// The settings of the readers, in ascending order.
    public internal(set) var settings: [TextSizeStep] = []

    init() {}
}

extension TranslationReport {
    /// Whether all texts fit, and no file or slot has an error.
    public var passes: Bool { findings.isEmpty && diagnostics.isEmpty }
}

extension TranslationReport: CustomStringConvertible {
    /// The counts, the errors in files, and the first 20 findings.
    public var description: String {
        let known = total.baselined > 0 ? ", \(total.baselined) known" : ""
        let without = total.withoutSlot > 0 ? ", \(total.withoutSlot) texts without a slot" : ""
        var lines = ["\(findings.count) findings in \(total.texts) texts\(known)\(without)"]
        lines += diagnostics.prefix(20).map { "error: \($0)" }
        lines += findings.prefix(20).map(\.description)
        let more = max(0, findings.count - 20) + max(0, diagnostics.count - 20)
        if more > 0 { lines.append("... \(more) more") }
        return lines.joined(separator: "\n")
    }
}
