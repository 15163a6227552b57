import TypeScaleCheck

/// The options that select which findings are known.
struct CheckBaselineOptions: ArgumentGroup {
    let baseline = Argument("--baseline", .file, "A file with known findings")
    let writes = Argument.flag("--write-baseline", "Write all findings to the baseline")
    let against = Argument(
        "--against",
        .text("FOLDER|REVISION"),
        "An older copy of the folder, whose findings are known"
    )

    /// Writes a baseline, unless the path names another kind of file.
    func write(
        _ baseline: AppBaseline,
        to path: String,
        _ console: Console
    ) throws -> ExitStatus {
        let destination = try OutputDestination(path, inputs: [])
        if FilePath.resolved(path) != nil,
            (try? AppBaseline(contentsOf: FilePath.url(path))) == nil
        {
            let remedy = "remove it, or specify another file"
            throw UsageError("cannot write \(path): the file is not a baseline; \(remedy)")
        }
        try destination.write(String(decoding: baseline.json(), as: UTF8.self), to: console.output)
        if path != "-" {
            let count = counted(baseline.count, "finding")
            try console.output.writeLine("wrote \(count) to \(visible(path))")
        }
        return .success
    }
}

/// The options that change code.
struct CheckFixOptions: ArgumentGroup {
    let fixes = Argument.flag("--fix", "Change code where the size at L stays equal")
    let isDryRun = Argument.flag("--dry-run", "List the changes, and write nothing")
}

/// The options that select the output.
struct CheckOutputOptions: ArgumentGroup {
    let summary = Argument.flag("--summary", "Print what the code shows about 200 percent")
    let unseen = Argument.flag("--unseen", "List what was not seen instead of the findings")
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
