import TypeScaleLayout

struct WrapCommand: ReportCommand {
    static let name = "wrap"
    static let summary = "Break text into lines as a label does"
    static let discussion = """
        With --style, the font scales from its size at L to the text size that --category selects.
        Otherwise, the size is fixed. If the text has more lines than --lines allows, the last line
        ends in an ellipsis. Ranges are in UTF-8 bytes. Widths are in points, and exclude trailing
        spaces. In the system font, the widths of ASCII text are exact or upper bounds, and other widths
        are estimates.
        """

    let text: Argument<[String]> = .text
    let font = FontOptions(isRequired: true)
    let width = Argument.required("--width", .points, "The width of the lines")
    let style: Argument<TextStyle?> = .style
    let category: Argument<ContentSizeCategory?> = .category
    let lines = Argument("--lines", .integer(), "The maximum number of lines")
    let format: Argument<OutputFormat> = .format

    /// The maximum number of lines in the output.
    var maximumLines = 1_000_000

    func report(_ console: Console) throws -> any Report {
        guard font.size.value != nil || style.value != nil else {
            throw UsageError("expected --size POINTS or --style STYLE")
        }
        if style.value == nil, category.value != nil {
            throw UsageError("--category requires --style")
        }
        let font = try font.open(style.value)
        let text = try console.text(text.value[0])
        let resolved = try font.description.scaled(for: .reader(category.value))
            .resolved(in: font.resolver)
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .truncatingTail
        paragraph.lineBreakStrategy = .standard
        let limit = maximumLines + 1
        let lines = lines.value ?? 0
        paragraph.lineLimit = lines > 0 ? min(lines, limit) : limit
        let span = TextSpan(text, font: resolved, fallbacks: font.fallbacks)
        let layout = try MeasuredText([span], style: paragraph).layout(width: width.value)
        guard layout.lines.count <= maximumLines else {
            throw DataError("the text exceeds the limit of \(maximumLines) lines; add --lines")
        }
        let size = resolved.scaled.pointSize
        return WrapReport(layout: layout, font: font.name, size: size, width: width.value)
    }
}
