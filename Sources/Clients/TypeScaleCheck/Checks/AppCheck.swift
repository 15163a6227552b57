public import Foundation
public import TypeScale
import TypeScaleCode
import TypeScaleFonts
public import TypeScaleFoundation
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
    public var baseline: AppBaseline?

    /// Creates a check with all rules.
    public init() {}

    /// The maximum size of a Swift file, in bytes.
    public static let maximumCodeBytes = 4 << 20

    /// Checks the files in a folder.
    ///
    /// Hidden files, tests, and folders with the code of other projects, such as `Pods`, are left
    /// out.
    ///
    /// - Parameter folder: The URL of the folder.
    /// - Returns: The findings, what was not seen, and the errors in individual files.
    /// - Throws: `Diagnostic` if the folder cannot be searched.
    /// - Complexity: O(*n* log *n*) in the number and the size of the files.
    public func report(folder: URL) throws(Diagnostic) -> AppReport {
        let search = try FolderSearch(folder, for: AppFiles.extensions)
        var report = self.report(paths: search.names, in: folder)
        report.diagnostics += search.omissions
        return report
    }

    /// Checks files.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files, relative to the folder.
    ///   - folder: The URL of the folder.
    /// - Returns: The findings, what was not seen, and the errors in individual files.
    public func report(paths: [String], in folder: URL) -> AppReport {
        let files = AppFiles(paths)
        var report = AppReport(folder: folder.relativePath)
        report.paths = files.all
        report.skippedCodeCount = files.skippedCount
        var project = Project()
        project.wrappers = fonts
        for (name, font) in slots.fonts { project.wrappers[name] = font }
        project.system = CodeSystem(
            files: files.swift.lazy.compactMap { path in
                let url = folder.appending(path: path)
                let data = try? BoundedFile.contents(of: url, upTo: Self.maximumCodeBytes)
                return data.map { Array($0) }
            }
        )
        let documents = documents(files.interfaces, in: folder, &report)
        for object in documents.flatMap(\.document.objects) where object.adjustsFont {
            project.adjustedOutlets.formUnion(object.outlets.map { ExactString($0) })
        }
        for path in files.swift { check(path, in: folder, &report, &project) }
        for path in files.propertyLists { project.fonts.addPropertyList(path, in: folder) }
        for path in files.fonts { project.fonts.addFont(path, in: folder) }
        report.findings += project.fonts.findings()
        report.diagnostics += project.fonts.diagnostics
        let texts = checkInterfaces(documents, files, in: folder, &report, project)
        let catalogs = files.catalogs.map { folder.appending(path: $0).relativePath }
        let registry = project.fonts.registry(in: folder)
        checkTexts(texts, catalogs: catalogs, &report, project, registry)
        report.findings.removeAll { !rules.contains($0.rule) }
        report.findings.sort { $0.order < $1.order }
        if let baseline {
            let count = report.findings.count
            report.findings = baseline.newFindings(in: report.findings)
            report.knownCount = count - report.findings.count
            report.diagnostics.removeAll { baseline.translations.contains($0) }
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
    }

    private func documents(
        _ paths: [String],
        in folder: URL,
        _ report: inout AppReport
    ) -> [(path: String, document: InterfaceDocument)] {
        var documents: [(path: String, document: InterfaceDocument)] = []
        for path in paths {
            do throws(Diagnostic) {
                let url = folder.appending(path: path)
                documents.append((path, try InterfaceDocument(contentsOf: url)))
            } catch {
                report.diagnostics.append(error.inFile(path))
            }
        }
        return documents
    }

    /// Checks interface files, and returns their texts.
    private func checkInterfaces(
        _ documents: [(path: String, document: InterfaceDocument)],
        _ files: AppFiles,
        in folder: URL,
        _ report: inout AppReport,
        _ project: Project
    ) -> InterfaceTexts {
        let catalogs = InterfaceCatalogs(files.catalogs)
        var texts = InterfaceTexts(
            fonts: project.fonts.faceNames,
            replaced: project.styledNames.union(project.replacedNames)
        )
        for (path, document) in documents {
            var checker = InterfaceChecker(
                document,
                path: path,
                styledNames: project.styledNames,
                adjustedNames: project.adjustedNames
            )
            checker.check()
            report.findings += checker.findings
            let translations = catalogs.translations(of: path).map {
                folder.appending(path: $0).relativePath
            }
            texts.add(document, path: path, translations: translations)
        }
        report.interfaceCount = documents.count
        report.interfaceKeyCount = texts.keyCount
        report.joinedKeyCount = texts.joinedCount
        report.unjoinedKeys = texts.unjoined.map(\.key)
        return texts
    }

    /// Measures the texts whose boxes code and interface files state, and their translations.
    private func checkTexts(
        _ texts: InterfaceTexts,
        catalogs: [String],
        _ report: inout AppReport,
        _ project: Project,
        _ fonts: FontRegistry
    ) {
        let code = CodeTexts(
            project.texts.filter { _, box in
                box.slot.canMeasure(project.fonts.faceNames)
                    && box.otherModifiers.allSatisfy { project.modifiers[$0.text] == false }
            },
            constants: project.constants,
            catalogs: catalogs
        )
        // Of several boxes with a key, the smallest is judged.
        report.slots = (texts.slots + code.slots).sorted { $0.capacity < $1.capacity }
        report.codeKeyCount = project.keys.count
        report.codeSlotCount = code.slots.count
        // Truncated translations belong to the rule.
        guard rules.contains(.clips) else { return }
        let language = slots.sourceLanguage ?? "en"
        report.findings += (texts.untranslated + code.untranslated).compactMap {
            $0.box.finding($0.shown, language: language, fonts: fonts.resolver)
        }
        // The slots of the project can be for all translations.
        let used = Set((texts.catalogs + code.catalogs).map { ExactString($0) })
        let paths = catalogs.filter { !slots.slots.isEmpty || used.contains(ExactString($0)) }
        guard !paths.isEmpty else { return }
        var check = TranslationCheck(slots.adding(report.slots), fonts: fonts)
        check.reportedVerdicts = [.truncated]
        check.reportsUnmatchedKeys = false
        check.baseline = baseline?.translations.located(in: report.folder)
        report.translations = check.report(paths: paths)
    }

    private func check(
        _ path: String,
        in folder: URL,
        _ report: inout AppReport,
        _ project: inout Project
    ) {
        let bytes: [UInt8]
        do throws(Diagnostic) {
            let url = folder.appending(path: path)
            bytes = Array(try BoundedFile.contents(of: url, upTo: Self.maximumCodeBytes))
        } catch {
            report.diagnostics.append(error.inFile(path))
            return
        }
        let file = CodeFile(
            path: path,
            source: SwiftSource(bytes),
            system: project.system,
            wrappers: project.wrappers,
            adjustedOutlets: project.adjustedOutlets
        )
        report.codeCount += 1
        let results = CodeChecker.results(for: file)
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
}
