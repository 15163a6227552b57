import TypeScale

struct TableCommand: ReportCommand {
    static let name = "table"
    static let summary = "Show the sizes of the system font in each text style"
    static let discussion = """
        Unknown numbers appear as a dash, as null in JSON, and as an empty field in CSV. JSON and
        CSV also contain the source of each number.
        """

    let platform: Argument<NamedPlatform> = .platform
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
