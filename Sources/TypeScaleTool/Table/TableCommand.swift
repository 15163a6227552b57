import TypeScale

/// `typescale table`: the system's own sizes.
enum TableCommand: Command {
    static let name = "table"
    static let summary = "Show the system's own sizes, style by style"
    static let usage = [
        "table [--platform NAME] [--style STYLE] [--category CATEGORY] [--diff NAME] [--json|--csv]"
    ]
    static let options: [Option] = [.platform, .style, .category, .diff, .json, .csv]
    static let notes = """
        The sizes are those of iPhone and iPad unless another platform is named. A dash, an empty field or null is a number that
        nobody has published. --json and --csv say of each number how it is known.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        if let operand = arguments.operands.first {
            throw misuse("table takes no operand, but got \(quoted(operand))")
        }
        let platform = try arguments.platformName()
        let styles = try arguments.textStyle().map { [$0] } ?? TextStyle.allCases
        let categories = try arguments.category().map { [$0] } ?? ContentSizeCategory.allCases
        if arguments.has(.diff) {
            let difference = TableDifference(
                first: platform,
                second: try arguments.platformName(.diff),
                styles: styles,
                categories: categories
            )
            try difference.write(to: tool.output, OutputForm(arguments), tool.terminal)
            return .success
        }
        let report = TableReport(
            platform: platform.platform,
            name: platform.description,
            styles: styles,
            categories: categories
        )
        try report.write(to: tool.output, OutputForm(arguments), tool.terminal)
        return .success
    }
}
