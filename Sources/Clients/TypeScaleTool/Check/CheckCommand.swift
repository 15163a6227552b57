import Foundation
import TypeScaleCheck
import TypeScaleFoundation

struct CheckCommand: Command {
    static let name = "check"
    static let summary = "Find text in an app's code that cannot grow or is truncated"
    static let discussion = """
        The command reads the Swift code, interface files, translations, property lists and fonts in a
        folder, such as the checkout of an app. It needs no configuration. Hidden files, tests, and
        folders with the code of other projects, such as Pods, are left out.

        The rules are:

        \(rules)

        --explain prints the page of a rule. To accept a finding, write a comment in its line, or alone
        in the line before it:

          // typescale:ignore RULE REASON

        The code is read as text, without types. Sizes that come from other code were not seen, which
        does not mean that they are right. The output states their number, and --unseen lists them.

        With --baseline, the findings in a file are known, and only other findings are reported.
        --write-baseline writes this file.

        GitHub shows at most ten errors and ten warnings of a step. SARIF and JUnit's XML contain at
        most 25,000 findings.

        The exit status is 1 if an error or a warning is found, or a file has a problem. Notes do not
        affect it.
        """

    let folders = Argument.operands("FOLDER", "one folder", "The folder with the app's code", 0...1)
    let rules: Argument<[CodeRule]?> = Argument(
        "--rules",
        .rules,
        "Apply only these rules"
    )
    let explained: Argument<CodeRule?> = Argument("--explain", .rule, "Print the page of a rule")
    let showsUnseen = Argument.flag("--unseen", "List what was not seen instead of the findings")
    let baseline = Argument("--baseline", .file, "A file with known findings")
    let writesBaseline = Argument.flag("--write-baseline", "Write all findings to the baseline")
    let output = CheckOutputOptions()

    func run(on console: Console) throws -> ExitStatus {
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
        guard FilePath.isFolder(folder) else {
            throw DataError("cannot open \(folder): no such folder")
        }
        try require([baseline], for: [writesBaseline])
        var check = AppCheck()
        if let rules = rules.value { check.rules = Set(rules) }
        var report = try check.report(folder: FilePath.url(folder))
        for problem in report.diagnostics {
            try console.complain(problem.inFile(FilePath.joined(folder, problem.file)))
        }
        if writesBaseline.value, let path = baseline.value {
            return try write(AppBaseline(report), to: path, console)
        }
        let known = try baseline.value.map { try AppBaseline(contentsOf: FilePath.url($0)) }
        let total = report.findings.count
        if let known { report.remove(known) }
        let results = CheckResults(
            report: report,
            folder: folder,
            knownCount: known == nil ? nil : total - report.findings.count,
            command: shellText(["typescale"] + console.words)
        )
        if showsUnseen.value {
            try results.writeUnseen(as: output.format.value, to: console.output)
        } else {
            try results.write(as: output.format.value, top: output.top.value, to: console)
        }
        return results.status
    }

    private func write(
        _ baseline: AppBaseline,
        to path: String,
        _ console: Console
    ) throws -> ExitStatus {
        if FilePath.resolved(path) != nil,
            (try? AppBaseline(contentsOf: FilePath.url(path))) == nil
        {
            let remedy = "remove it, or specify another file"
            throw UsageError("cannot write \(path): the file is not a baseline; \(remedy)")
        }
        let destination = try OutputDestination(path, inputs: [])
        let text = String(decoding: baseline.json(), as: UTF8.self)
        try destination.write(text, to: console.output)
        if path != "-" {
            let count = counted(baseline.count, "finding")
            try console.output.writeLine("wrote \(count) to \(visible(path))")
        }
        return .success
    }

    /// The names and summaries of all rules.
    private static var rules: String {
        let width = (CodeRule.allCases.map(\.rawValue.utf8.count).max() ?? 0) + 2
        return CodeRule.allCases.map { "  \($0.rawValue.padded(to: width))\($0.summary)" }
            .joined(separator: "\n")
    }
}

/// The options that select the output.
struct CheckOutputOptions: ArgumentGroup {
    let format: Argument<LogFormat> = .log
    let top = Argument(
        "--top",
        .integer(from: 1),
        "The maximum number of findings of each rule in text",
        default: 20
    )
}

extension ValueKind where Value == CodeRule {
    static var rule: Self {
        .named("RULE", "rule", among: CodeRule.allCases.map(\.rawValue)) { CodeRule(rawValue: $0) }
    }
}

extension ValueKind where Value == [CodeRule] {
    static var rules: Self {
        .names("RULE", "rule", CodeRule.allCases.map(\.rawValue)) { CodeRule(rawValue: $0) }
    }
}
