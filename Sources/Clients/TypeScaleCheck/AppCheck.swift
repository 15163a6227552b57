public import Foundation
public import TypeScale
public import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleFonts
import TypeScaleLayout
public import TypeScaleLocalization
import TypeScaleSupport

/// A check of the text in an app's source code.
///
///     let report = try AppCheck().report(folder: URL(filePath: "App"))
///     for finding in report.findings { print(finding) }
///
/// The check collects the facts of each file, resolves names in all files, and applies the rules.
/// What it did not see is in ``AppReport/unseen``.
public struct AppCheck: Sendable {
    /// The rules to apply.
    public var rules = Set(CheckRule.all)

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
    /// - Parameters:
    ///   - folder: The URL of the folder.
    ///   - progress: A closure that is called after each file, with the number of files that were
    ///     read, and of all files to read.
    /// - Returns: The findings, what was not seen, and the errors in individual files.
    /// - Throws: `Diagnostic` if the folder cannot be searched, or contains neither Swift code nor
    ///   interface files.
    /// - Complexity: O(*n* log *n*) in the number and the size of the files.
    public func report(
        folder: URL,
        progress: (_ count: Int, _ total: Int) -> Void = { _, _ in }
    ) throws(Diagnostic) -> AppReport {
        let search = try FolderSearch(folder, for: AppFiles.extensions)
        let files = AppFiles(search.names)
        guard files.showText || !search.omissions.isEmpty else {
            throw Diagnostic(.notFound, files.nothingToCheck, file: folder.relativePath)
        }
        let place = AppFolder(path: folder.relativePath, source: .fileSystem)
        var report = report(files, in: place, progress)
        report.diagnostics += search.omissions
        return report
    }

    /// Checks files.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files, relative to the folder.
    ///   - folder: The URL of the folder.
    ///   - source: The source of the files. The default is the file system.
    ///   - progress: A closure that is called after each file, with the number of files that were
    ///     read, and of all files to read.
    /// - Returns: The findings, what was not seen, and the errors in individual files.
    public func report(
        paths: [String],
        in folder: URL,
        from source: FileSource = .fileSystem,
        progress: (_ count: Int, _ total: Int) -> Void = { _, _ in }
    ) -> AppReport {
        report(AppFiles(paths), in: AppFolder(path: folder.relativePath, source: source), progress)
    }

    private func report(
        _ files: AppFiles,
        in folder: AppFolder,
        _ progress: (_ count: Int, _ total: Int) -> Void
    ) -> AppReport {
        var readCount = 0
        func didRead() {
            readCount += 1
            progress(readCount, files.codeCount)
        }
        var report = AppReport(folder: folder.path)
        report.paths = files.all
        report.skippedCodeCount = files.skippedCount
        var known = fonts
        for (name, font) in slots.fonts { known[name] = font }
        let targets = targets(files, in: folder, &report)
        let outlines = outlines(files, targets, in: folder, &report, didRead)
        let app = App(
            facts(files, targets, in: folder, &report, didRead),
            declared: known,
            adjustedOutlets: Set(outlines.flatMap(\.adjustedOutlets)),
            adjustedNames: Set(outlines.flatMap(\.adjustedNames)),
            symbolSets: files.symbolSets
        )
        var fonts = ProjectFonts()
        for path in files.propertyLists { fonts.addPropertyList(path, in: folder) }
        for path in files.fonts { fonts.addFont(path, in: folder) }
        let objectiveC = objectiveC(files, targets, in: folder, &report, didRead)
        let interfaces = outlines.map { $0.joined(with: app, objectiveC) }
        let texts = AppTexts(
            slots,
            app,
            zip(outlines, interfaces),
            fonts,
            files,
            in: folder,
            rule: CheckRule.clips.name,
            isMeasured: rules.contains(.clips)
        )
        let project = Project(app: app, interfaces: interfaces, fonts: fonts, texts: texts)
        for rule in CheckRule.all where rules.contains(rule) {
            report.findings += rule.judge(project)
        }
        report.diagnostics += fonts.diagnostics + texts.diagnostics
        report.slotDiagnostics = texts.slotDiagnostics
        addCounts(of: project, to: &report)
        accept(project, &report)
        report.mergeDuplicates()
        report.findings.sort { $0.order < $1.order }
        if let baseline {
            let count = report.findings.count
            report.findings = baseline.newFindings(in: report.findings, files: report.paths)
            report.knownCount = count - report.findings.count
            report.diagnostics.removeAll { baseline.contains($0) }
        }
        return report
    }

    private func addCounts(of project: Project, to report: inout AppReport) {
        let app = project.app
        report.unseen += app.unseenFonts + project.interfaces.flatMap(\.unseen)
        report.growingCount = app.growingCount
        report.appliedFontCount = app.appliedCount
        report.limitedValueCount = app.lineLimits.count(where: \.isData)
        let texts = project.texts
        report.slots = texts.slots
        report.textCount = texts.textCount
        report.wrappingTextCount = texts.wrappingTextCount
        report.measuredTextCount = texts.measuredTextCount
        report.estimateCount = texts.estimateCount
        report.interfaceKeyCount = texts.interfaceKeyCount
        report.joinedKeyCount = texts.joinedKeyCount
        report.unjoinedKeys = texts.unjoinedKeys
        report.codeKeyCount = app.keys.count
        report.codeSlotCount = texts.codeSlotCount
        report.ignoredCount = texts.accepted.count
        for (file, comment) in texts.accepted {
            report.acceptedComments[file, default: []].insert(comment)
        }
    }

    // MARK: - Comments

    private static func unknownRule(_ name: String) -> String {
        let nearest = Spelling.nearest(to: name, among: CheckRule.all.map(\.name))
        let remedy = nearest.map { "; did you mean \($0)?" } ?? ""
        return "unknown rule \(VisibleText(name, limit: 40))\(remedy)"
    }

    /// Removes the findings that comments accept, and notes comments that accept none.
    private func accept(_ project: Project, _ report: inout AppReport) {
        let files = project.app.files
        report.findings.removeAll { finding in
            guard
                let (file, comment) = project.app.comment(
                    accepting: finding.rule.name,
                    path: finding.path,
                    position: finding.position
                )
            else { return false }
            report.acceptedComments[file, default: []].insert(comment)
            report.ignoredCount += 1
            return true
        }
        let names = Set(rules.map { ExactString($0.name) })
        for (index, file) in files.enumerated() {
            for (name, position) in file.ignored.names where CheckRule.named(name) == nil {
                let message = Self.unknownRule(name)
                report.diagnostics.append(
                    Diagnostic(.unknownName, message, file: file.path, position: position)
                )
            }
            report.diagnostics += file.ignored.unused(
                report.acceptedComments[index] ?? [],
                names,
                path: file.path
            )
        }
    }
}
