import TypeScale

struct TableCommand: ReportCommand {
    static let name = "table"
    static let summary = "Show the sizes of the system font, style by style"
    static let discussion = """
        A dash, an empty field or null means that a number is unknown. --json and --csv give the source
        of each number.
        """

    let platform: Argument<PlatformName> = .platform
    let style: Argument<TextStyle?> = .style
    let category: Argument<ContentSizeCategory?> = .category
    let diff = Argument("--diff", .platform, "Show only the differences from another platform")
    let format: Argument<OutputFormat> = .format

    func report(_ console: Console) throws -> any Report {
        let report = TableReport(
            name: platform.value,
            styles: style.value.map { [$0] } ?? TextStyle.allCases,
            categories: category.categories
        )
        if let other = diff.value { return TableDifference(report, other) }
        return report
    }
}
