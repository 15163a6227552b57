import Foundation
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleLocalization
import TypeScaleTokens

struct CheckCommand: Command {
    static let name = "check"
    static let summary = "Find text in an app's code that cannot grow or is truncated"
    static let discussion = """
        The command reads the Swift code, interface files, translations, property lists and fonts in a
        folder, such as the checkout of an app. It needs no configuration. Hidden files, tests, and
        folders with the code of other projects, such as Pods, are left out. A folder without other
        Swift code and interface files is an error.

        Translations are measured in the boxes that interface files and Swift code state: frames,
        constraints, and limits on lines. A slot in typescale.json has precedence.

        The rules are:

        \(rules)

        --explain prints the page of a rule. To accept a finding, write a comment in its line, or alone
        in the line before it:

          // typescale:ignore RULE REASON

        The code is read as text, without types. Sizes that come from other code were not seen, which
        does not mean that they are right. Branches of #if that iOS does not compile, such as #if
        os(macOS), were not seen either. The output states their numbers, and --unseen lists them.

        A font of a design system, such as .daxBody, is known if typescale.json names its text style:

          {"fonts": {"daxBody": "body"}}

        With --tokens, the roles of token files have the names that `typescale tokens --swift` writes.

        With --baseline, the findings in a file are known, and only other findings are reported.
        --write-baseline writes this file. With --against, the findings in an older copy of the folder
        are known: in another folder, or in a Git revision, such as main. Git only reads the revision:
        it runs no hook or filter, and fetches nothing.

        --fix changes code where the size at L stays equal: a system font with the size of a text style
        becomes this style, another system font of UIKit gets UIFontMetrics, a custom font gets the
        style that is nearest to its size, and a label follows the text size. The fonts of a type are
        changed together, or not at all, and no change is made that creates another finding: the
        output says which finding. Links out of the folder are not followed. Run the tests of the app
        afterwards.

        --summary prints what the code shows about Apple's label "Larger Text" and EN 301 549.

        GitHub shows at most ten errors and ten warnings of a step. SARIF and JUnit's XML contain at
        most 25,000 findings, and a page contains 200 of each rule. A larger number is stated.

        The exit status is 1 if an error or a warning is found, or a file has a problem. Notes do not
        affect it.
        """

    let folders = Argument.operands("FOLDER", "one folder", "The folder with the app's code", 0...1)
    let rules: Argument<[CheckRule]?> = Argument("--rules", .rules, "Apply only these rules")
    let explained: Argument<CheckRule?> = Argument("--explain", .rule, "Print the page of a rule")
    let slots = Argument(
        "--slots",
        .file,
        "The file with the fonts of a design system, and with slots",
        absent: "\(FitRun.slotsFile) in the folder, if it exists"
    )
    let tokens = Argument.repeated(
        "--tokens",
        .file,
        "Token files of a design system, whose roles name fonts in code"
    )
    let known = BaselineOptions()
    let fixes = CheckFixOptions()
    let output = CheckOutputOptions()

    func run(on console: Console) throws -> ExitStatus {
        try refuse([output.page], with: [explained, fixes.fixes, output.unseen, output.summary])
        if let rule = explained.value {
            try console.output.writeLine(rule.page)
            return .success
        }
        guard let folder = folders.value.first else {
            throw UsageError("expected one folder: typescale check FOLDER")
        }
        guard folder != "-" else {
            throw UsageError("check cannot read standard input; specify a folder")
        }
        try refuse([known.file], with: [known.against])
        try require([known.file], for: [known.isWritten])
        try require([fixes.fixes], for: [fixes.isDryRun])
        try refuse([fixes.fixes], with: [known.isWritten, output.unseen, output.summary])
        try refuse([output.unseen], with: [output.summary])
        // The summary is about all findings.
        try refuse([output.summary], with: [rules, known.file, known.against])
        guard FilePath.isFolder(folder) else {
            let isFile = FilePath.type(of: folder) != nil
            let detail = isFile ? "the path is a file; specify its folder" : "no such folder"
            throw DataError("\(folder): \(detail)")
        }
        let page = try output.page.value.map {
            try OutputDestination($0, inputs: [known.file.value].compactMap(\.self))
        }
        var check = try check(folder)
        if !tokens.value.isEmpty {
            let found = try TokenFiles(tokens.value).read(reportingTo: console)
            guard found.isValid else { return .problem }
            check.fonts = try found.system.swiftFonts()
        }
        check.baseline = try baseline(of: folder, check, page, console)
        let report = try report(of: check, on: folder, page, console)
        let results = CheckResults(report, in: folder, for: check)
        try complain(results, console)
        if known.isWritten.value, let path = known.file.value {
            try BaselineOptions.write(
                Baseline(report),
                to: try OutputDestination(path, inputs: []),
                console
            )
            // A new baseline exists only now.
            try page?.refuse([path])
            try page.map { try $0.write(CheckPage(results).html(), on: console) }
            // Errors in slots are never known, and neither is what a limit left out.
            let isComplete = !report.diagnostics.contains { $0.kind == .incomplete }
            return isComplete && report.slotDiagnostics.isEmpty ? .success : .problem
        }
        if fixes.fixes.value {
            let isDryRun = fixes.isDryRun.value
            let fixes = CodeFixes(
                changes: check.changes(for: report) { Self.show($0, of: $1, console) },
                folder: folder
            )
            let status = try fixes.apply(isDryRun: isDryRun, console)
            return results.problems.isEmpty ? status : .problem
        }
        let format = output.format.value
        if output.unseen.value {
            try UnseenReport(results: results).write(as: format.output, to: console)
        } else if output.summary.value {
            try results.writeSummary(to: console.output)
        } else {
            try CheckReport(results: results, top: output.top.value).write(as: format, to: console)
            try page.map { try $0.write(CheckPage(results).html(), on: console) }
        }
        return results.status
    }

    private func slotsPath(_ folder: String) -> String {
        slots.value ?? FilePath.joined(folder, FitRun.slotsFile)
    }

    /// Returns the check that the options describe.
    private func check(_ folder: String) throws -> AppCheck {
        var check = AppCheck()
        if let rules = rules.value { check.rules = Set(rules) }
        let path = slotsPath(folder)
        if slots.value != nil || FilePath.resolved(path) != nil {
            check.slots = try SlotFile(contentsOf: FilePath.url(path))
        }
        return check
    }

    /// Shows the number of files that a check read.
    private static func show(_ count: Int, of total: Int, _ console: Console) {
        // A failure to show the progress does not end the check.
        try? console.report(progress: count, "of \(total) files", each: 64)
    }

    /// Returns the report on a folder, unless a page would replace a file that the check reads.
    private func report(
        of check: AppCheck,
        on folder: String,
        _ page: OutputDestination?,
        _ console: Console
    ) throws -> AppReport {
        let report: AppReport
        do throws(Diagnostic) {
            report = try check.report(folder: FilePath.url(folder)) {
                Self.show($0, of: $1, console)
            }
        } catch {
            throw DataError("\(folder): \(error.message)")
        }
        let paths = report.paths.map { FilePath.joined(folder, $0) }
        try page?.refuse([slotsPath(folder)] + tokens.value + paths)
        return report
    }

    /// Returns the findings that are known.
    private func baseline(
        of folder: String,
        _ check: AppCheck,
        _ page: OutputDestination?,
        _ console: Console
    ) throws -> Baseline? {
        if let path = known.known { return try Baseline(contentsOf: FilePath.url(path)) }
        guard let name = known.against.value else { return nil }
        switch try OlderFiles(name, of: folder) {
        case .folder(let older): return Baseline(try report(of: check, on: older, page, console))
        #if os(Linux) || os(macOS)
        case .revision(let revision):
            try revision.note(on: console)
            let url = FilePath.url(folder)
            let source = revision.source(prefix: url.relativePath)
            let report = check.report(paths: revision.paths, in: url, from: source) {
                Self.show($0, of: $1, console)
            }
            try revision.check()
            return Baseline(report)
        #endif
        }
    }

    /// Writes the first errors in files, because a catalog can have an error for each language.
    private func complain(_ results: CheckResults, _ console: Console) throws {
        let problems = results.problems
        for problem in problems.prefix(Self.maximumErrors) { try console.complain(problem) }
        let rest = problems.count - Self.maximumErrors
        guard rest > 0 else { return }
        try console.complain(DataError("\(counted(rest, "error")) more in files; see --json"))
    }

    private static let maximumErrors = 20

    /// The names and summaries of all rules.
    private static var rules: String {
        let width = (CheckRule.all.map(\.name.utf8.count).max() ?? 0) + 2
        return CheckRule.all.map { "  \($0.name.padded(to: width))\($0.summary)" }
            .joined(separator: "\n")
    }
}
