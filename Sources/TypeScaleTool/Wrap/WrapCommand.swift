import TypeScaleLayout

/// `typescale wrap`: a text broken into lines of a width.
enum WrapCommand: Command {
    static let name = "wrap"
    static let summary = "Break a text into lines of a width, as a label does"
    static let usage = [
        "wrap --font FILE|system --size POINTS --width POINTS TEXT|- [--style STYLE]",
        "     [--category CATEGORY] [--lines N] [--index N] [--fallback FILE] [--json|--csv]",
    ]
    static let options: [Option] = [
        .systemFont, .index, .fallback, .size, .width, .style, .category, .lines, .json, .csv,
    ]
    static let notes = """
        With --style the size is the one at L and grows with the category; without it stays. With -
        the text is read from standard input, whose last line end does not count. Behind --lines
        the rest is left out, with an ellipsis. Ranges are UTF-8 bytes of the text, widths points
        without the spaces at the end. Of the system's font only the widths of ASCII are known.
        """

    /// The most lines that are written.
    private static let mostLines = 1_000_000

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        guard arguments.has(.font) else {
            throw misuse("wrap needs a font: --font FILE, or --font system")
        }
        let style = try arguments.textStyle()
        guard arguments.has(.size) || style != nil else {
            throw misuse("wrap needs a size: --size POINTS")
        }
        guard let width = try arguments.positiveNumber(.width) else {
            throw misuse("wrap needs a width: --width POINTS")
        }
        let category = try arguments.category()
        if style == nil, category != nil { throw misuse("--category goes with --style") }
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw misuse("wrap takes one text; put quotes around it, or give - to read it")
        }
        let form = try OutputForm(arguments)
        let lines = try arguments.wholeNumber(.lines) ?? 0
        let font = try arguments.chosenFont(style)
        let text = operand == "-" ? try tool.readText() : operand
        let traits = TraitCollection(preferredContentSizeCategory: category)
        let resolved = try font.description.scaled(for: traits).resolved(in: font.resolver)
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .truncatingTail
        paragraph.lineBreakStrategy = .standard
        paragraph.lineLimit = lines > 0 ? min(lines, mostLines + 1) : mostLines + 1
        let span = TextSpan(text, font: resolved, fallbacks: font.fallbacks)
        let layout = try MeasuredText([span], style: paragraph).layout(width: width)
        guard layout.lines.count <= mostLines else {
            throw DataProblem(description: "the text has more than a million lines; give --lines")
        }
        let report = WrapReport(layout, font.name, resolved.scaled.pointSize, width)
        try report.write(to: tool.output, form, tool.terminal)
        return .success
    }
}
