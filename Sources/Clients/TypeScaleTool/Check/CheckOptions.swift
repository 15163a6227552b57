import TypeScaleCheck

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
    let page = Argument(
        "--html",
        .file,
        "Also write a page with the findings, and translations in their boxes"
    )
}

extension ValueKind where Value == CheckRule {
    static var rule: Self {
        .named("RULE", "rule", among: CheckRule.all.map(\.name)) { CheckRule.named($0) }
    }
}

extension ValueKind where Value == [CheckRule] {
    static var rules: Self {
        .names("RULE", "rule", CheckRule.all.map(\.name)) { CheckRule.named($0) }
    }
}
