import TypeScaleFoundation
import TypeScaleLayout

/// A check in progress, in which groups of files follow one another.
struct CheckRun {
    let check: TranslationCheck
    var chooser: SlotChooser
    var report = TranslationReport()
    /// The keys and texts of the current group's source language.
    var source = SourceTexts()
    /// The source language of the current file.
    private(set) var sourceLanguage = ""
    private var values: PlaceholderExpander
    /// The values of the last finding, which the next can share to save memory.
    var lastAssumptions: [String] = []
    private var languages: [String: Language] = [:]

    /// A language of the current group.
    private struct Language {
        let path: String
        /// The indices of the keys that have a translation.
        var keys: Set<Int> = []
        /// The number of these keys that should have one.
        var keyCount = 0
    }

    /// The maximum number of missing translations to list.
    private static let maximumMissing = 1_000_000
    /// The maximum number of errors in texts to report.
    private static let maximumProblems = 10_000
    private var problemCount = 0

    init(_ check: TranslationCheck) {
        self.check = check
        let settings = check.settings
        chooser = SlotChooser(check, settings)
        values = PlaceholderExpander(sample: check.sample)
        report.settings = settings
    }

    /// Adds an error, or a note about a file without translations.
    mutating func add(_ problem: Diagnostic) {
        if problem.code == .otherDocument {
            report.notes.append(problem)
        } else {
            report.diagnostics.append(problem)
        }
    }

    /// Adds an error in an entry, unless there are very many.
    mutating func add(_ detail: String, in entry: TranslationCatalog.Entry, _ path: String) {
        problemCount += 1
        guard problemCount <= Self.maximumProblems else { return }
        let isLast = problemCount == Self.maximumProblems
        add(
            Diagnostic(
                .badText,
                isLast ? detail + "; later errors in texts are not listed" : detail,
                file: path,
                path: entry.key,
                position: entry.position
            )
        )
    }

    /// Measures a text with values in place of its placeholders in each box of a slot.
    ///
    /// Returns `nil` if the values exceed their budget.
    mutating func measure(
        _ message: MessageText,
        _ entry: TranslationCatalog.Entry,
        _ hints: PlaceholderHints,
        _ slot: Int,
        _ boxes: SlotBoxes
    ) throws(FontError) -> (widest: MessageText.Widest, fits: [Fit])? {
        guard
            let widest = try values.widest(
                message,
                entry,
                entry.language ?? "",
                hints,
                slot,
                boxes
            )
        else { return nil }
        return (widest, try boxes.fits(widest.text, entry.language))
    }

    /// Checks a group of files, one at a time, and then the keys without translations.
    ///
    /// `read` returns the file with an index, or `nil` if the file has been reported. The files in
    /// the source language come first.
    mutating func check<Failure>(
        _ count: Int,
        _ progress: (Int) throws(Failure) -> Void,
        read: (Int, inout CheckRun) -> TranslationCatalog?
    ) throws(Failure) {
        source = SourceTexts()
        languages = [:]
        for index in 0..<count {
            guard var catalog = read(index, &self) else { continue }
            report.diagnostics += catalog.diagnostics
            let language = check.sourceLanguage(of: catalog)
            sourceLanguage = language
            catalog.nameLanguages(source: language)
            try check(catalog, language, areSources: true, progress)
            try check(catalog, language, areSources: false, progress)
        }
        countMissing()
    }

    private mutating func check<Failure>(
        _ catalog: TranslationCatalog,
        _ language: String,
        areSources: Bool,
        _ progress: (Int) throws(Failure) -> Void
    ) throws(Failure) {
        for entry in catalog.entries
        where !entry.isBranch && isSource(entry.language, language) == areSources {
            check(entry, catalog.path, isSource: areSources)
            try progress(report.total.texts)
        }
    }

    private func isSource(_ language: String?, _ source: String) -> Bool {
        TranslationGroup.isSource(language, source)
    }

    /// Returns the report after all groups.
    consuming func finished() -> TranslationReport {
        report.diagnostics = chooser.diagnostics + report.diagnostics
        report.slotsPath = check.slots.path
        if let baseline = check.baseline {
            let count = report.diagnostics.count
            report.diagnostics.removeAll { baseline.contains($0) }
            report.knownErrorCount = count - report.diagnostics.count
        }
        if report.total.texts > 0 { report.diagnostics += chooser.unmatched }
        report.findings = FitFinding.sorted(report.findings)
        return report
    }
}

extension CheckRun {
    /// Notes that a language has a translation for a key.
    mutating func addPresent(_ language: String, _ key: Int, _ path: String) {
        let isNew = languages[language, default: Language(path: path)].keys.insert(key).inserted
        if isNew, source.keys[key].needsTranslation { languages[language]?.keyCount += 1 }
    }

    private mutating func countMissing() {
        guard source.hasSource else { return }
        var listed = 0
        for (language, entry) in languages.sorted(by: { $0.key < $1.key }) {
            let missing = source.translatableCount - entry.keyCount
            guard missing > 0 else { continue }
            report.total.verdicts[.missing, default: 0] += missing
            report.languages[language, default: .init()].verdicts[.missing, default: 0] += missing
            guard check.reportedVerdicts.contains(.missing) else { continue }
            for (index, key) in source.keys.enumerated()
            where key.needsTranslation && !entry.keys.contains(index) {
                listed += 1
                guard listed <= Self.maximumMissing else {
                    let detail = "the missing translations exceed \(Self.maximumMissing)"
                    return add(Diagnostic(.tooManyDiagnostics, detail, file: entry.path))
                }
                let slot = key.slot.map { chooser.slots[$0].name } ?? ""
                var finding = FitFinding(
                    path: entry.path,
                    position: nil,
                    key: key.name,
                    language: language,
                    variation: "",
                    text: "",
                    source: key.texts.first?.text,
                    slotName: slot,
                    verdict: .missing
                )
                finding.slotIndex = key.slot ?? .max
                add(finding, ignoring: key.ignored)
            }
        }
    }

    /// Adds a finding, unless the baseline contains it, or it is ignored.
    mutating func add(_ finding: FitFinding, ignoring verdicts: Set<FitVerdict>) {
        guard !verdicts.contains(finding.verdict), !chooser.ignores(finding) else {
            update(finding.language, finding.slotName) { $0.ignored += 1 }
            return
        }
        let isKnown = check.baseline?.contains(finding) ?? false
        update(finding.language, finding.slotName) { counts in
            if isKnown { counts.baselined += 1 } else { counts.findings += 1 }
        }
        if !isKnown { report.findings.append(finding) }
    }

    /// Changes the counts of a language, of a slot, and of all texts.
    mutating func update(
        _ language: String?,
        _ slot: String,
        _ change: (inout TranslationReport.Counts) -> Void
    ) {
        change(&report.total)
        change(&report.languages[language ?? "", default: .init()])
        if !slot.isEmpty { change(&report.slots[slot, default: .init()]) }
    }
}
