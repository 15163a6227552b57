import TypeScaleDiagnostics
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
    private var nested: NestedTextFinder
    /// The values of the last finding, which the next can share to save memory.
    var lastAssumptions: [String] = []
    private var languages: [String: Language] = [:]
    /// The plural categories of languages in JSON files.
    private var plurals: [String: LanguagePlurals] = [:]

    /// A language of the current group.
    private struct Language {
        let path: String
        /// The indices of the keys that have a translation.
        var keys: Set<Int> = []
        /// The number of these keys that should have one.
        var keyCount = 0
        /// The variations of keys that have forms in the source file.
        var forms: [Int: Set<String>] = [:]
    }

    /// The maximum number of languages whose plural categories are kept.
    private static let maximumPlurals = 1 << 12

    /// The maximum number of findings to list, which need about 700 bytes each.
    static let maximumFindings = 500_000
    /// The maximum number of errors in texts to report.
    private static let maximumProblems = 10_000
    private var problemCount = 0
    /// Whether there are more findings than are listed.
    private var isIncomplete = false

    /// Creates a check of files, of which some can be read for others.
    init(
        _ check: TranslationCheck,
        _ paths: some Sequence<String>,
        load: @escaping NestedTextFinder.Load
    ) {
        self.check = check
        nested = NestedTextFinder(paths, load: load)
        let settings = check.settings
        chooser = SlotChooser(check, settings)
        values = PlaceholderExpander(sample: check.sample)
        let slots = check.slots.slots
        let hasTextSizes = slots.isEmpty || slots.contains { $0.platform.scalesText }
        report.settings = hasTextSizes || settings.first?.category == nil ? settings : []
    }

    /// Adds an error, or a note about a file without translations.
    mutating func add(_ problem: Diagnostic) {
        if problem.kind == .otherDocument {
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
        nested.startGroup()
        for index in 0..<count {
            guard var catalog = read(index, &self) else { continue }
            report.diagnostics += catalog.diagnostics
            nested.startFile()
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
        let plurals = catalog.keyForms == nil ? nil : self.plurals(of: language)
        for entry in catalog.entries
        where !entry.isBranch && isSource(entry.language, language) == areSources {
            var (entry, known) = (entry, Int?.none)
            if !areSources, let forms = catalog.keyForms, let plurals {
                let own = self.plurals(of: entry.language ?? language)
                let file = SourceTexts.FormFile(forms: forms, language: own, source: plurals)
                known = source.join(&entry, file)
            }
            resolve(&entry, catalog)
            check(entry, known, catalog.path, isSource: areSources)
            try progress(report.total.texts)
        }
    }

    /// Adds the texts to which a text refers.
    private mutating func resolve(
        _ entry: inout TranslationCatalog.Entry,
        _ catalog: TranslationCatalog
    ) {
        let isComplete = nested.resolve(
            &entry,
            catalog,
            source,
            sourceLanguage: sourceLanguage
        )
        guard !isComplete else { return }
        let detail = "the texts that references name exceed the limit of a check; shorten them"
        add(detail, in: entry, catalog.path)
    }

    /// Returns the plural categories of a language.
    private mutating func plurals(of language: String) -> LanguagePlurals {
        if let known = plurals[language] { return known }
        if plurals.count >= Self.maximumPlurals { plurals = [:] }
        let result = LanguagePlurals(language: language)
        plurals[language] = result
        return result
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
    ///
    /// A text for a context does not replace the one without a context.
    mutating func addPresent(_ entry: TranslationCatalog.Entry, _ key: Int, _ path: String) {
        guard let language = entry.language else { return }
        var present = languages[language] ?? Language(path: path)
        languages[language] = nil
        defer { languages[language] = present }
        if entry.hasContext { return }
        let isNew = present.keys.insert(key).inserted
        if isNew, source.keys[key].needsTranslation { present.keyCount += 1 }
        if source.keys[key].form != nil { present.forms[key, default: []].insert(entry.variation) }
    }

    private mutating func countMissing() {
        guard source.hasSource else { return }
        for (language, entry) in languages.sorted(by: { $0.key < $1.key }) {
            let forms = missingForms(entry, language)
            let missing = source.translatableCount - entry.keyCount + forms.count
            guard missing > 0 else { continue }
            report.total.verdicts[.missing, default: 0] += missing
            report.languages[language, default: .init()].verdicts[.missing, default: 0] += missing
            guard check.reportedVerdicts.contains(.missing) else { continue }
            let keys = source.keys.indices.lazy.filter { [source] in
                source.keys[$0].needsTranslation && !entry.keys.contains($0)
            }
            for (index, form) in keys.map({ ($0, String?.none) }) + forms.map({ ($0, $1) }) {
                // Many languages can lack many keys, whatever the size of their files.
                guard !isIncomplete else { return }
                addMissing(source.keys[index], form, language, entry.path)
            }
        }
    }

    /// Returns the forms that a language lacks of keys that it has, with the indices of the keys.
    private mutating func missingForms(
        _ entry: Language,
        _ language: String
    ) -> [(key: Int, form: String)] {
        guard !entry.forms.isEmpty else { return [] }
        let plurals = plurals(of: language)
        return entry.forms.sorted { $0.key < $1.key }.flatMap { key, forms in
            guard source.keys[key].isTranslatable else { return [(key: Int, form: String)]() }
            return source.missingForms(key, forms, plurals).map { (key, $0) }
        }
    }

    private mutating func addMissing(
        _ key: SourceTexts.Key,
        _ form: String?,
        _ language: String,
        _ path: String
    ) {
        var finding = FitFinding(
            path: path,
            position: nil,
            key: key.name,
            language: language,
            variation: form ?? "",
            text: "",
            source: key.texts.first?.text,
            slotName: key.slot.map { chooser.slots[$0].name } ?? "",
            verdict: .missing
        )
        finding.slotIndex = key.slot ?? .max
        if let form, let name = key.form?.key(of: key.name, form) {
            finding.otherKeys = [name]
            chooser.record(name)
        }
        add(finding, ignoring: key.ignored)
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
        guard !isKnown else { return }
        guard report.findings.count < Self.maximumFindings else {
            if !isIncomplete {
                isIncomplete = true
                let detail =
                    "the findings exceed the limit of \(Self.maximumFindings); "
                    + "this and later ones are only counted"
                add(Diagnostic(.incomplete, detail, file: finding.path))
            }
            return
        }
        report.findings.append(finding)
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
