import TypeScale

/// `typescale table`: the system's own sizes.
struct TableCommand: Command {
    static let name = "table"
    static let summary = "Show the system's own sizes, style by style"
    static let discussion = """
        A dash, an empty field or null is an unpublished number. --json and --csv give the source of
        each number.
        """

    let platform: Option<PlatformName> = .platform
    let style: Option<TextStyle?> = .style
    let category: Option<ContentSizeCategory?> = .category
    let diff = Option("--diff", .platform, "Show what differs in another platform's table")
    let format: Option<OutputFormat> = .format

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let platform = try arguments.platform
        let styles = try arguments.style.map { [$0] } ?? TextStyle.allCases
        let categories = try arguments.category.map { [$0] } ?? ContentSizeCategory.allCases
        let format = try arguments.format
        if let other = try arguments.diff {
            let difference = TableDifference(
                first: platform,
                second: other,
                styles: styles,
                categories: categories
            )
            try difference.write(as: format, to: console)
        } else {
            let report = TableReport(name: platform, styles: styles, categories: categories)
            try report.write(as: format, to: console)
        }
        return .success
    }
}
