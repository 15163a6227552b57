/// The format for the results.
enum LogFormat: Equatable {
    case output(OutputFormat)
    case sarif
    case junit
    /// Text, after workflow commands for GitHub.
    case github
}

extension LogFormat {
    /// The format of a report without a log, which is text if the format is for a service.
    var output: OutputFormat {
        if case .output(let format) = self { format } else { .text }
    }
}

extension Argument where Value == LogFormat {
    static var log: Argument {
        .choice(
            [
                ("--json", .output(.json), "Write JSON"), ("--csv", .output(.csv), "Write CSV"),
                (
                    "--spreadsheet", .output(.spreadsheet),
                    "Write CSV without formulas, for a spreadsheet"
                ),
                ("--sarif", .sarif, "Write SARIF 2.1.0, for code scanning"),
                ("--junit", .junit, "Write JUnit's XML, for test reports"),
                ("--github", .github, "Annotate lines of files on GitHub"),
            ],
            default: .output(.text)
        )
    }
}
