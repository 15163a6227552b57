import TypeScale
import TypeScaleLayout

/// The options for text that breaks into lines, as in a label.
struct ParagraphOptions: ArgumentGroup {
    let style: Argument<TextStyle?> = .style
    let lines = Argument("--lines", .integer(), "The maximum number of lines")
    let fallbacks: Argument<[String]> = .fallbacks

    /// The maximum number of lines in the output.
    static let maximumLines = 1_000_000

    /// Returns a report of the lines in a text.
    func report(
        _ text: String,
        font: ChosenFont,
        width: Double,
        language: String?,
        reader: TraitCollection,
        maximumLines: Int = Self.maximumLines
    ) throws -> ParagraphReport {
        let resolved = try font.description.scaled(for: reader).resolved(fonts: font.resolver)
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .truncatingTail
        paragraph.lineBreakStrategy = .standard
        let limit = maximumLines + 1
        let lines = lines.value ?? 0
        paragraph.lineLimit = lines > 0 ? min(lines, limit) : limit
        var span = TextSpan(text, font: resolved, fallbacks: font.fallbacks)
        span.language = language
        let layout = try MeasuredText([span], style: paragraph).layout(width: width)
        guard layout.lines.count <= maximumLines else {
            throw DataError("the text exceeds the limit of \(maximumLines) lines; add --lines")
        }
        let size = resolved.scaled.pointSize
        let box = try LabelBox(
            font.description,
            width: width,
            lineLimit: lines,
            settings: [.category(reader.category)],
            traits: reader,
            fonts: font.resolver,
            fallbacks: font.fallbacks
        )
        let verdict = try box.fit(text, language: language, findsMaximum: false).verdict
        return ParagraphReport(
            layout: layout,
            font: font.name,
            size: size,
            width: width,
            isInconclusive: verdict == .inconclusive
        )
    }
}
