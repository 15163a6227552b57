import TypeScale

/// `typescale table`: the system's own sizes.
enum TableCommand: Command {
    static let name = "table"
    static let summary = "Show the system's own sizes, style by style"
    static let usage = ["table [--style STYLE] [--category CATEGORY] [--json|--csv]"]
    static let options: [Option] = [.style, .category, .json, .csv]
    static let notes = """
        The sizes are those of iPhone and iPad. A dash, an empty field or null is a number that
        nobody has published. --json and --csv say of each number how it is known.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        if let operand = arguments.operands.first {
            throw misuse("table takes no operand, but got \(quoted(operand))")
        }
        let report = TableReport(
            platform: .iOS,
            styles: try arguments.textStyle().map { [$0] } ?? TextStyle.allCases,
            categories: try arguments.category().map { [$0] } ?? ContentSizeCategory.allCases
        )
        try report.write(to: tool.output, OutputForm(arguments), tool.terminal)
        return .success
    }
}
