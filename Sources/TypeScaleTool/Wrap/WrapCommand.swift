import TypeScaleLayout

/// `typescale wrap`: a text broken into lines of a width.
struct WrapCommand: Command {
    static let name = "wrap"
    static let summary = "Break a text into lines of a width, as a label does"
    static let discussion = """
        With --style, the size is the one at L and grows with the category; without it, the size is
        fixed. --lines replaces the text after that line with an ellipsis. Ranges are UTF-8 bytes of
        the text. Widths are points, without the spaces at the end of a line. Of the system's font only
        the widths of ASCII are known.
        """

    let text: Operand<String> = .text
    let font = FontOptions(isRequired: true)
    let width = Option.required("--width", .points, "The width of the lines")
    let style: Option<TextStyle?> = .style
    let category: Option<ContentSizeCategory?> = .category
    let lines = Option("--lines", .integer("N"), "The maximum number of lines")
    let format: Option<OutputFormat> = .format

    /// The maximum number of lines in an answer.
    private static let maximumLines = 1_000_000

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let choice = try arguments.font
        let style = try arguments.style
        let width = try arguments.width
        let category = try arguments.category
        let lines = try arguments.lines ?? 0
        guard choice.size != nil || style != nil else {
            throw UsageError("wrap needs a size: --size POINTS")
        }
        if style == nil, category != nil { throw UsageError("--category goes with --style") }
        let font = try choice.open(style)
        let text = try console.text(arguments.text)
        let traits = TraitCollection(preferredContentSizeCategory: category)
        let resolved = try font.description.scaled(for: traits).resolved(in: font.resolver)
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .truncatingTail
        paragraph.lineBreakStrategy = .standard
        let limit = Self.maximumLines + 1
        paragraph.lineLimit = lines > 0 ? min(lines, limit) : limit
        let span = TextSpan(text, font: resolved, fallbacks: font.fallbacks)
        let layout = try MeasuredText([span], style: paragraph).layout(width: width)
        guard layout.lines.count <= Self.maximumLines else {
            throw DataError("the text has more than a million lines; give --lines")
        }
        let report = WrapReport(
            layout: layout,
            font: font.name,
            size: resolved.scaled.pointSize,
            width: width
        )
        try report.write(as: arguments.format, to: console)
        return .success
    }
}
