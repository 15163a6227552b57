public import TypeScaleDiagnostics
public import TypeScaleLayout

/// A check that translations fit the slots of a project.
///
///     var check = TranslationCheck(
///         try SlotFile(contentsOf: URL(filePath: "typescale.json"))
///     )
///     check.isRelative = true
///     check.baseline = try Baseline(contentsOf: URL(filePath: "typescale-baseline.json"))
///     let report = check.report(paths: ["Localizable.xcstrings"])
///     for finding in report.findings { print(finding) }
///
/// The slot of a key is, in order of precedence:
///
/// 1. the slot in the comment to translators, as in `fit: width=120 lines=2 style=headline` or
///    `fit: slot "Tab title"`
/// 2. the slot in the slots file that contains the key
/// 3. the slot in the slots file whose most specific pattern matches the key
/// 4. the size that the translation file permits, as in XLIFF or Weblate's flags
///
/// Texts without a slot are counted, but not judged. Findings that the slots file or a comment such
/// as `fit: ignore` ignores are counted, but not reported.
public struct TranslationCheck: Sendable {
    /// The slots.
    public var slots: SlotFile

    /// The resolver for the faces of the slots.
    public var fonts: FontResolver

    /// The faces to use for characters that a slot's face does not support, in order.
    public var fallbacks: [Typeface] = []

    /// The faces that precede ``fallbacks`` for texts in a language, such as `ja`.
    ///
    /// The faces for `zh-Hant` precede the faces for `zh`.
    public var languageFallbacks: [String: [Typeface]] = [:]

    /// The code of the source language, or `nil` to use the language that the slots or the
    /// translation file name, or `en`.
    public var sourceLanguage: String?

    /// Whether a translation is reported only where its source fits.
    ///
    /// A translation is then reported if it is truncated at some text size at which the text in
    /// the source language is not.
    public var isRelative = false

    /// The findings that are not reported, or `nil` to report all findings.
    public var baseline: Baseline?

    /// The verdicts that are findings.
    ///
    /// By default, these are ``FitVerdict/truncated``, ``FitVerdict/inconclusive`` and
    /// ``FitVerdict/missingPlaceholder``. Texts with other verdicts are only counted.
    public var reportedVerdicts: Set<FitVerdict> = [.truncated, .inconclusive, .missingPlaceholder]

    /// Whether a pattern that matches no key is an error.
    public var reportsUnmatchedKeys = true

    /// The text that replaces a placeholder such as `%@`, unless a slot contains a sample.
    public var sample = PlaceholderValues.defaultSample

    /// The largest number that replaces a placeholder, unless a slot contains one.
    ///
    /// The value `nil` is 9,999.
    public var largestNumber: Int?

    /// The largest setting that counts, unless a slot contains one, or `nil` if all settings count.
    public var largestSetting: TextSizeStep?

    /// The chance with which an answer other than inconclusive must be right, as in `LabelBox`.
    ///
    /// The chance matters only for widths that are not exact, such as widths in the system font.
    public var chance = 0.95

    /// The fake translations to check, made from each text in the source language.
    ///
    /// They show problems before the first translation exists.
    public var pseudoLocales: [PseudoLocale] = []

    /// The curve that scales all fonts, or `nil` for the curves of the slots.
    public var curve: ScalingCurve?

    /// The font scales that readers can choose, or an empty array for the twelve categories.
    ///
    /// Scales that are not positive and finite are ignored. The 32 smallest scales are used. For
    /// Android, set ``curve`` to `.android`, and the scales to 0.85, 1, 1.15, 1.3, 1.5, 1.8 and 2.
    public var fontScales: [Double] = []

    /// The paths that a search in folders found.
    ///
    /// JSON among them is read only with a language in its path. A JSON file next to such a file,
    /// or with its name, is read, too. The other files are in the notes of the report.
    public var searchedPaths: [String] = []

    /// The maximum size of a translation file.
    public var limits = TranslationLimits()

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - slots: The slots.
    ///   - fonts: The fonts that contain the faces of the slots. The default is only the system
    ///     font.
    public init(_ slots: SlotFile, fonts: some FontProvider = FontRegistry()) {
        self.slots = slots
        self.fonts = fonts.resolver
    }

    /// Creates a check with slots that are not from a file.
    ///
    ///     let slot = Slot("Tab title", keys: ["tab.*"], width: 80, font: .system(.caption2))
    ///     print(TranslationCheck([slot]).report(paths: ["de.json"]))
    public init(_ slots: [Slot], fonts: some FontProvider = FontRegistry()) {
        self.init(SlotFile(slots), fonts: fonts)
    }
}

extension TranslationCheck {
    /// Returns the findings in translation files.
    ///
    /// Files whose paths differ only in their language are translations of one another. A file
    /// that cannot be read is one of the report's problems.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - source: The source of the files. The default is the file system.
    /// - Returns: The findings, and the errors in files and slots.
    /// - Complexity: O(*n*) in the sizes of the files and the number of findings *m*, plus O(*m*
    ///   log *m*). The texts of one group of translations are in memory at a time.
    public func report(
        paths: [String],
        from source: FileSource = .fileSystem
    ) -> TranslationReport {
        report(paths: paths, from: source) { (_: Int) throws(Never) in }
    }

    /// Returns the findings in translation files, and reports the progress.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - source: The source of the files. The default is the file system.
    ///   - progress: A closure that is called with the number of texts after each text.
    /// - Returns: The findings, and the errors in files and slots.
    /// - Throws: The error that `progress` throws.
    /// - Complexity: The same as ``report(paths:from:)``.
    public func report<Failure>(
        paths: [String],
        from source: FileSource = .fileSystem,
        progress: (Int) throws(Failure) -> Void
    ) throws(Failure) -> TranslationReport {
        let data = DataFiles(paths, searched: searchedPaths)
        // The errors in a file are reported with its own group.
        var run = CheckRun(self, paths) { path in
            try? TranslationCatalog(path, from: source, data, limits)
        }
        for group in TranslationGroup.groups(
            paths,
            source: sourceLanguage(of: nil)
        ) {
            try run.check(
                group.paths.count,
                progress,
                read: { index, run in
                    do throws(Diagnostic) {
                        return try TranslationCatalog(
                            group.paths[index],
                            from: source,
                            data,
                            limits
                        )
                    } catch {
                        run.add(error)
                        return nil
                    }
                }
            )
        }
        return run.finished()
    }

    /// Returns the findings in catalogs that are translations of one another.
    public func report(_ catalogs: [TranslationCatalog]) -> TranslationReport {
        let named = NameDictionary(catalogs.map { (key: $0.path, value: $0) })
        var run = CheckRun(self, catalogs.map(\.path)) { named[$0] }
        func hasSource(_ catalog: TranslationCatalog) -> Bool {
            let source = sourceLanguage(of: catalog)
            return catalog.entries.contains { TranslationGroup.isSource($0.language, source) }
        }
        let sorted = catalogs.filter(hasSource) + catalogs.filter { !hasSource($0) }
        run.check(
            sorted.count,
            { (_: Int) throws(Never) in },
            read: { index, _ in sorted[index] }
        )
        return run.finished()
    }

    /// Returns a slot with the limits of the check where it has none of its own.
    func completed(_ slot: Slot) -> Slot {
        var slot = slot
        slot.largestNumber = slot.largestNumber ?? largestNumber
        switch largestSetting {
        case .category(let category)?: slot.largestCategory = slot.largestCategory ?? category
        case .fontScale(let scale)?: slot.largestFontScale = slot.largestFontScale ?? scale
        case nil: break
        }
        return slot
    }

    /// The code of the source language if the check or the slots name it.
    var namedSourceLanguage: String? { sourceLanguage ?? slots.sourceLanguage }

    /// Returns the source language of a file, or of all files that do not state their own.
    func sourceLanguage(of catalog: TranslationCatalog?) -> String {
        namedSourceLanguage ?? catalog?.sourceLanguage ?? TranslationGroup.defaultSource
    }

    /// The setting of a reader who has not changed the text size.
    var unchangedSetting: TextSizeStep {
        if case .fontScale? = settings.first { .fontScale(1) } else { .category(.large) }
    }

    /// The settings of the readers, in ascending order.
    var settings: [TextSizeStep] {
        let scales = Set(fontScales.filter { $0 > 0 && $0.isFinite }).sorted().prefix(32)
        return scales.isEmpty
            ? ContentSizeCategory.allCases.map { .category($0) } : scales.map { .fontScale($0) }
    }
}

extension TranslationCatalog {
    /// Reads a file, or throws a note if the file is a program's data.
    init(
        _ path: String,
        from source: FileSource,
        _ data: DataFiles,
        _ limits: TranslationLimits
    ) throws(Diagnostic) {
        guard let note = data.note(path) else {
            try self.init(path: path, from: source, limits: limits)
            return
        }
        do throws(Diagnostic) {
            try self.init(path: path, from: source, limits: limits)
        } catch {
            // Another kind of document has a more precise note.
            throw error.kind == .otherDocument ? error : note
        }
        throw note
    }
}
