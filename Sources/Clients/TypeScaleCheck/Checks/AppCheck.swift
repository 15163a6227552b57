public import Foundation
public import TypeScale
import TypeScaleCode
public import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleFonts
import TypeScaleLayout
public import TypeScaleLocalization

/// A check of the text in an app's source code.
///
///     let report = try AppCheck().report(folder: URL(filePath: "App"))
///     for finding in report.findings { print(finding) }
///
/// The check reads Swift code, interface files, translations, property lists and fonts. It resolves
/// no types: what other files decide is in ``AppReport/unseen``.
public struct AppCheck: Sendable {
    /// The rules to apply.
    public var rules = Set(CodeRule.allCases)

    /// The slots of the project, and the fonts of its design system.
    public var slots = SlotFile([])

    /// Other fonts of a design system, by the names of their properties and functions in code.
    ///
    /// The fonts of ``slots`` have precedence.
    public var fonts = NameDictionary<FontDescription>()

    /// The findings that are not reported, or `nil` to report all findings.
    public var baseline: Baseline?

    /// Creates a check with all rules.
    public init() {}

    /// The maximum size of a Swift file, in bytes.
    public static let maximumCodeBytes = 4 << 20

    /// The maximum number of findings, places that were not seen, texts and names.
    ///
    /// Files after the one that exceeds the limit are not checked, which is an error in the report.
    public static let maximumResults = 250_000

    /// Checks the files in a folder.
    ///
    /// Hidden files, tests, and folders with the code of other projects, such as `Pods`, are left
    /// out.
    ///
    /// - Parameter folder: The URL of the folder.
    /// - Returns: The findings, what was not seen, and the errors in individual files.
    /// - Throws: `Diagnostic` if the folder cannot be searched, or contains neither Swift code nor
    ///   interface files.
    /// - Complexity: O(*n* log *n*) in the number and the size of the files.
    public func report(folder: URL) throws(Diagnostic) -> AppReport {
        let search = try FolderSearch(folder, for: AppFiles.extensions)
        let files = AppFiles(search.names)
        guard files.showText || !search.omissions.isEmpty else {
            throw Diagnostic(.notFound, files.nothingToCheck, file: folder.relativePath)
        }
        var report = report(files, in: AppFolder(path: folder.relativePath, source: .fileSystem))
        report.diagnostics += search.omissions
        return report
    }

    /// Checks files.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files, relative to the folder.
    ///   - folder: The URL of the folder.
    ///   - source: The source of the files. The default is the file system.
    /// - Returns: The findings, what was not seen, and the errors in individual files.
    public func report(
        paths: [String],
        in folder: URL,
        from source: FileSource = .fileSystem
    ) -> AppReport {
        report(AppFiles(paths), in: AppFolder(path: folder.relativePath, source: source))
    }

    private func report(_ files: AppFiles, in folder: AppFolder) -> AppReport {
        var report = AppReport(folder: folder.path)
        report.paths = files.all
        report.skippedCodeCount = files.skippedCount
        var project = Project()
        project.wrappers = fonts
        for (name, font) in slots.fonts { project.wrappers[name] = font }
        project.system = CodeSystem(
            files: files.swift.lazy.compactMap { path in
                let data = try? folder.contents(of: path, upTo: Self.maximumCodeBytes)
                return data.map { Array($0) }
            }
        )
        var interfaces: [String] = []
        for path in files.interfaces {
            do throws(Diagnostic) {
                let document = try Self.document(path, in: folder)
                for object in document.objects where object.adjustsFont {
                    project.adjustedOutlets.formUnion(object.outlets.map { ExactString($0) })
                }
                interfaces.append(path)
            } catch {
                report.diagnostics.append(error.inFile(path))
            }
        }
        for (index, path) in files.swift.enumerated() {
            guard Self.hasRoom(for: files.swift[index...], &report, project) else { break }
            check(path, in: folder, &report, &project)
        }
        for path in files.propertyLists { project.fonts.addPropertyList(path, in: folder) }
        for path in files.fonts { project.fonts.addFont(path, in: folder) }
        report.findings += project.fonts.findings()
        report.diagnostics += project.fonts.diagnostics
        var reader = CatalogReader(folder.source)
        let texts = checkInterfaces(interfaces, files, in: folder, &report, project, &reader)
        checkTexts(texts, files, in: folder, &report, project, &reader)
        report.findings.removeAll { !rules.contains($0.rule) }
        report.findings.sort { $0.order < $1.order }
        if let baseline {
            let count = report.findings.count
            report.findings = baseline.newFindings(in: report.findings)
            report.knownCount = count - report.findings.count
            report.diagnostics.removeAll { baseline.contains($0) }
        }
        return report
    }

    /// The facts that files of the project share.
    private struct Project {
        var system = CodeSystem.iOS
        /// The fonts of the design system.
        var wrappers = NameDictionary<FontDescription>()
        var fonts = ProjectFonts()
        /// The properties of the labels that follow the text size by their interface file.
        var adjustedOutlets: Set<ExactString> = []
        /// The names of the labels whose fonts code sets.
        var styledNames: Set<ExactString> = []
        /// The names of the labels whose text or number of lines code sets.
        var replacedNames: Set<ExactString> = []
        /// The modifiers of the app, and whether they can change a text.
        var modifiers = NameDictionary<Bool>()
        /// The names of the labels that code makes follow the text size.
        var adjustedNames: Set<ExactString> = []
        /// The keys of translations that code names.
        var keys: Set<TextContent> = []
        /// The keys of constants, or `nil` for a name with several values.
        var constants = NameDictionary<TextContent?>()
        /// The texts that code shows in boxes with limits.
        var texts: [(content: TextContent, box: TextBox)] = []

        /// The number of texts and names.
        var count: Int {
            texts.count + keys.count + constants.count + fonts.uses.count + modifiers.count
                + styledNames.count + replacedNames.count + adjustedNames.count
        }
    }

    /// Returns whether more files can be checked, and reports the first that cannot.
    private static func hasRoom(
        for paths: ArraySlice<String>,
        _ report: inout AppReport,
        _ project: Project,
        _ count: Int = 0
    ) -> Bool {
        let results = report.findings.count + report.unseen.count + project.count + count
        guard results > maximumResults else { return true }
        let detail =
            "the results exceed the limit of \(maximumResults); this and later files are not checked"
        report.diagnostics.append(
            Diagnostic(.incomplete, detail, file: paths.first ?? "")
        )
        return false
    }

    private static func document(
        _ path: String,
        in folder: AppFolder
    ) throws(Diagnostic) -> InterfaceDocument {
        let data = try folder.contents(of: path, upTo: InterfaceDocument.maximumBytes)
        return try InterfaceDocument(data: data, file: path)
    }

    /// Checks interface files, and returns their texts.
    ///
    /// The files are read again, because all of them at once would need too much memory.
    private func checkInterfaces(
        _ paths: [String],
        _ files: AppFiles,
        in folder: AppFolder,
        _ report: inout AppReport,
        _ project: Project,
        _ reader: inout CatalogReader
    ) -> InterfaceTexts {
        let catalogs = InterfaceCatalogs(files.catalogs)
        var texts = InterfaceTexts(
            fonts: project.fonts.faceNames,
            replaced: project.styledNames.union(project.replacedNames)
        )
        for (index, path) in paths.enumerated() {
            guard Self.hasRoom(for: paths[index...], &report, project, texts.count) else { break }
            guard let document = try? Self.document(path, in: folder) else { continue }
            var checker = InterfaceChecker(
                document,
                path: path,
                styledNames: project.styledNames,
                adjustedNames: project.adjustedNames
            )
            checker.check()
            report.findings += checker.findings
            let translations = catalogs.translations(of: path).map(folder.path(of:))
            texts.add(document, path: path, translations: translations, &reader)
            report.interfaceCount += 1
        }
        report.interfaceKeyCount = texts.keyCount
        report.joinedKeyCount = texts.joinedCount
        report.unjoinedKeys = texts.unjoined.map(\.key)
        return texts
    }

    /// Measures the texts whose boxes code and interface files state, and their translations.
    private func checkTexts(
        _ texts: InterfaceTexts,
        _ files: AppFiles,
        in folder: AppFolder,
        _ report: inout AppReport,
        _ project: Project,
        _ reader: inout CatalogReader
    ) {
        let catalogs = files.catalogs.map(folder.path(of:))
        let code = CodeTexts(
            project.texts.filter { _, box in
                box.slot.canMeasure(project.fonts.faceNames)
                    && box.otherModifiers.allSatisfy { project.modifiers[$0.text] == false }
            },
            constants: project.constants,
            catalogs: catalogs,
            &reader
        )
        // Of several boxes with a key, the smallest is judged.
        report.slots = (texts.slots + code.slots).sorted { $0.capacity < $1.capacity }
        report.codeKeyCount = project.keys.count
        report.codeSlotCount = code.slots.count
        // Truncated translations belong to the rule.
        guard rules.contains(.clips) else { return }
        let fonts = project.fonts.registry(in: folder)
        let language = slots.sourceLanguage ?? "en"
        report.findings += (texts.untranslated + code.untranslated).compactMap {
            $0.box.finding($0.shown, language: language, fonts: fonts.resolver)
        }
        // The slots of the project can be for all translations.
        let used = Set((texts.catalogs + code.catalogs).map { ExactString($0) })
        let paths = catalogs.filter { !slots.slots.isEmpty || used.contains(ExactString($0)) }
        if !paths.isEmpty {
            var check = TranslationCheck(slots.adding(report.slots), fonts: fonts)
            check.reportedVerdicts = [.truncated]
            check.reportsUnmatchedKeys = false
            check.baseline = baseline?.located(in: report.folder)
            report.translations = check.report(paths: paths, from: folder.source)
        }
        // The report on translations contains the errors of its own files.
        let checked = Set(paths.map { ExactString($0) })
        reader.readOthers(catalogs.filter { !checked.contains(ExactString($0)) })
        for error in reader.errors where !checked.contains(ExactString(error.file)) {
            let name = error.file.utf8.dropFirst(folder.path(of: "").utf8.count)
            report.diagnostics.append(error.inFile(String(decoding: name, as: UTF8.self)))
        }
    }

    private func check(
        _ path: String,
        in folder: AppFolder,
        _ report: inout AppReport,
        _ project: inout Project
    ) {
        let bytes: [UInt8]
        let code: ConditionalCode
        let source: SwiftSource
        do throws(Diagnostic) {
            bytes = Array(try folder.contents(of: path, upTo: Self.maximumCodeBytes))
            try Self.checkEncoding(bytes)
            code = ConditionalCode(bytes)
            source = try SwiftSource(code.bytes)
        } catch {
            report.diagnostics.append(error.inFile(path))
            return
        }
        let file = CodeFile(
            path: path,
            source: source,
            system: project.system,
            wrappers: project.wrappers,
            adjustedOutlets: project.adjustedOutlets
        )
        report.codeCount += 1
        let starts = code.leftOut.map(\.directive.lowerBound)
        let positions = TextPosition.positions(of: starts, in: bytes)
        report.unseen += code.leftOut.map { branch in
            CodeGap(
                kind: .branch,
                path: path,
                position: positions[branch.directive.lowerBound],
                code: file.excerpt(branch.directive),
                reason: "iOS does not compile this branch"
            )
        }
        let results = CodeChecker.results(for: file)
        if results.findings.contains(where: { $0.fix != nil }) {
            report.codeHashes[path] = bytes.hashValue
        }
        let comments = IgnoreComments(file)
        report.diagnostics += comments.diagnostics
        for finding in results.findings where rules.contains(finding.rule) {
            if comments.accepts(finding.rule, at: finding.position) {
                report.ignoredCount += 1
            } else {
                report.findings.append(finding)
            }
        }
        project.keys.formUnion(results.texts.keys)
        for (name, key) in results.texts.constants {
            let isAmbiguous = project.constants[name].map { $0 != key } == true
            project.constants[name] = .some(isAmbiguous ? nil : key)
        }
        for (name, changesText) in results.modifiers {
            project.modifiers[name] = project.modifiers[name] == true || changesText
        }
        for (content, box) in results.texts.boxed {
            if comments.accepts(.clips, at: box.position) {
                report.ignoredCount += 1
            } else {
                project.texts.append((content, box))
            }
        }
        report.unseen += results.unseen
        report.growingCount += results.growingCount
        project.fonts.uses += results.fontNames
        project.fonts.registersInCode = project.fonts.registersInCode || file.registersFonts
        project.styledNames.formUnion(results.labels.styled)
        project.adjustedNames.formUnion(results.labels.adjusted)
        project.replacedNames.formUnion(results.labels.replaced)
    }

    /// Throws an error if the code is in UTF-16, in which nothing would be found.
    private static func checkEncoding(_ code: [UInt8]) throws(Diagnostic) {
        let start = code.prefix(4).map { $0 == 0 }
        guard
            code.starts(with: [0xFE, 0xFF]) || code.starts(with: [0xFF, 0xFE])
                || start == [true, false, true, false] || start == [false, true, false, true]
        else { return }
        throw Diagnostic(.notUTF8, "the code is in UTF-16; save it as UTF-8")
    }
}
