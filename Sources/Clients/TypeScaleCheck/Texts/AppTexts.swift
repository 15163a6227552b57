import TypeScale
import TypeScaleDiagnostics
import TypeScaleFonts
import TypeScaleLayout
import TypeScaleLocalization

/// The texts of an app that were measured in the boxes that its files state.
struct AppTexts: Sendable {
    /// The texts and translations that their box truncates.
    private(set) var truncated: [TruncatedText] = []
    /// The errors in translations, with paths in the folder.
    private(set) var diagnostics: [Diagnostic] = []
    /// The errors in the slots of the project.
    private(set) var slotDiagnostics: [Diagnostic]
    /// The comments that accept a box, by the index of their file.
    private(set) var accepted: [(file: Int, comment: Int)] = []
    private(set) var slots: [Slot] = []
    private(set) var textCount = 0
    private(set) var wrappingTextCount = 0
    private(set) var measuredTextCount = 0
    private(set) var estimateCount = 0
    private(set) var interfaceKeyCount = 0
    private(set) var joinedKeyCount = 0
    private(set) var unjoinedKeys: [String] = []
    private(set) var codeSlotCount = 0

    /// Measures texts and their translations.
    ///
    /// - Parameters:
    ///   - slotFile: The slots of the project.
    ///   - app: The texts of Swift code.
    ///   - interfaces: The interface files.
    ///   - fonts: The fonts of the app.
    ///   - files: The files in the folder.
    ///   - folder: The folder.
    ///   - rule: The name of the rule whose comments accept boxes.
    ///   - isMeasured: Whether texts are measured, and not only counted.
    init(
        _ slotFile: SlotFile,
        _ app: App,
        _ interfaces: some Sequence<(InterfaceOutline, InterfaceFacts)>,
        _ fonts: ProjectFonts,
        _ files: AppFiles,
        in folder: AppFolder,
        rule: String,
        isMeasured: Bool
    ) {
        slotDiagnostics = slotFile.diagnostics
        var parser = CatalogParser(folder.source)
        let faces = fonts.faces
        let own = InterfaceCatalogs(files.catalogs)
        var texts = InterfaceTexts(fonts: faces)
        for (outline, facts) in interfaces {
            let paths = own.translations(of: outline.path).map(folder.path(of:))
            texts.add(outline, facts, translations: paths, &parser)
        }
        interfaceKeyCount = texts.keyCount
        joinedKeyCount = texts.joinedCount
        unjoinedKeys = texts.unjoined.map(\.key)
        let catalogs = files.catalogs.map(folder.path(of:))
        let shown = app.shownTexts(measuring: faces)
        textCount = shown.count
        wrappingTextCount = shown.wrappingCount
        var boxes: [(content: TextContent, box: TextBox)] = []
        for (content, box) in shown.boxed {
            let place = box.place
            let comment = app.comment(
                accepting: rule,
                path: place.path,
                position: place.position
            )
            if let comment { accepted.append(comment) } else { boxes.append((content, box)) }
        }
        let code = CodeTexts(boxes, catalogs: catalogs, &parser)
        // Of several boxes with a key, the smallest is judged.
        slots = (texts.slots + code.slots).sorted { $0.capacity < $1.capacity }
        codeSlotCount = code.slots.count
        guard isMeasured else { return }
        let registry = fonts.registry(in: folder)
        let language = slotFile.sourceLanguage ?? "en"
        truncated = (texts.untranslated + code.untranslated).compactMap {
            $0.box.truncated($0.shown, language: language, registry.resolver, faces)
        }
        // The slots of the project can be for all translations.
        let used = Set((texts.catalogs + code.catalogs).map { ExactString($0) })
        let paths = catalogs.filter {
            !slotFile.slots.isEmpty || used.contains(ExactString($0))
        }
        measureTranslations(slotFile, paths, registry, faces, in: folder)
        let checked = Set(paths.map { ExactString($0) })
        parser.readOthers(catalogs.filter { !checked.contains(ExactString($0)) })
        diagnostics += parser.errors.filter { !checked.contains(ExactString($0.file)) }
            .map { $0.inFile(folder.name(of: $0.file)) }
    }

    private mutating func measureTranslations(
        _ slotFile: SlotFile,
        _ paths: [String],
        _ fonts: FontRegistry,
        _ faces: NameDictionary<Typeface>,
        in folder: AppFolder
    ) {
        guard !paths.isEmpty else { return }
        var check = TranslationCheck(slotFile.adding(slots), fonts: fonts)
        check.reportedVerdicts = [.truncated]
        check.reportsUnmatchedKeys = false
        let report = check.report(paths: paths, from: folder.source)
        var own = NameDictionary<Slot>()
        for slot in slots { own[slot.name] = slot }
        /// The boxes with the texts in them, which several languages can share.
        var shown: Set<[ExactString]> = []
        for finding in report.findings {
            if let slot = own[finding.slotName] {
                let isLow = finding.fit.map { slot.isLowerThanLine($0, faces) } ?? false
                let text = [ExactString(finding.slotName), ExactString(finding.text)]
                guard !isLow, shown.insert(text).inserted else { continue }
            }
            truncated.append(TruncatedText(finding, path: folder.name(of: finding.path)))
        }
        measuredTextCount = [.fits, .truncated, .inconclusive].reduce(0) {
            $0 + (report.total.verdicts[$1] ?? 0)
        }
        estimateCount = report.total.estimates
        let files = Set(paths.map { ExactString($0) })
        slotDiagnostics = report.diagnostics.filter { !files.contains(ExactString($0.file)) }
        diagnostics += report.diagnostics.filter { files.contains(ExactString($0.file)) }
            .map { $0.inFile(folder.name(of: $0.file)) }
    }
}
