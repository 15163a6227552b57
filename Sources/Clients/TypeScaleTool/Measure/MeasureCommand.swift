import TypeScale
import TypeScaleFonts
import TypeScaleLayout

struct MeasureCommand: Command {
    static let name = "measure"
    static let summary = "Measure text on a line, break it into lines, or lay out a cell"
    static let discussion = """
        The width includes kerning and ligatures. --features kern omits the ligatures, and --features
        none adds up the advances of the characters. To add or remove single features, list them after a
        set, as in default,-liga,+ss01. Of several glyphs, +aalt=3 selects the third. The sets are none,
        kern and default.

        The output lists characters that are missing from the font. It also lists text that needs
        shaping, because the width of such text is unreliable. The exit status is 1 if characters are
        missing. Each script has its own direction unless --direction is given. Glyphs are in the order
        of the text, even if they are drawn from right to left.

        The exactness of a width is exact, withinPixel or estimate. With --system, printable ASCII
        characters have the advances of iOS 26.1. Kerning and other advances have a deviation. The width
        is then the most likely one, and lies between lower and upper with a chance of 95%. The label
        width is the width rounded up to whole pixels, and chance is the chance that it is right. It is
        within a pixel of the right one with a chance of 99%, unless the width is an estimate. In scripts
        other than Latin and Korean, widths are estimates. Japanese and Chinese widths depend on
        --language and --platform. Characters whose estimate is an average for their script count as
        missing. WEIGHT is one of the following names.

          \(SystemFaceName.all.prefix(9).map(\.description).joined(separator: ", ")),
          \(SystemFaceName.all.dropFirst(9).map(\.description).joined(separator: ", "))

        With --style, the font scales from its size at L to the text size that --category selects.
        Without --size, it has the style's size. Otherwise, the size is fixed.

        With --width, the text breaks into lines as in a label. If the text has more lines than --lines
        allows, the last line ends in an ellipsis. The output says if the error of a width decides
        whether the text fits. Ranges are in UTF-8 bytes. The widths of lines exclude trailing spaces.
        In Thai, Lao, Khmer and Burmese, only a dictionary finds the words, so a line can end in a word.
        The output says which lines a dictionary may end elsewhere.

        With --width and --body, the text is the headline of a self-sizing cell, at every text size. The
        headline uses the system font. The body uses the system font, or the font that --body-font
        selects. The size of the body at L scales with the body style. System spacing determines the
        distances between baselines. The model of system spacing is fitted to iOS 13 and later or, with
        --spacing legacy, to iOS 11 and 12. The numbers for --metrics are the units per em, the
        ascender, the descender, the cap height and the x-height, separated by commas. Text in a font
        without a file has the widths of San Francisco, which are estimates for that font.

        With --system, --csv and - instead of a text and a size, the command reads rows from standard
        input. The first row contains the names of the following columns, in any order. Other columns
        are ignored. The output repeats the columns, and adds \(SystemRowAnswers.resultColumns.joined(separator: ", ")).

          \(SystemRowAnswers.columns.joined(separator: ","))
        """

    let text: Argument<[String]> = .text
    let font = Argument("--font", .file, "The font file")
    let system = SystemFontOptions()
    let size = Argument("--size", .points, "The size of the font")
    let index: Argument<Int?> = .faceIndex
    let language = Argument("--language", .text("TAG"), "The language, such as tr or zh-Hant")
    let line = LineOptions()
    let width = Argument("--width", .points, "The width at which lines break, or of the cell")
    let paragraph = ParagraphOptions()
    let category: Argument<ContentSizeCategory?> = .category
    let cell = CellOptions()
    let format: Argument<OutputFormat> = .format

    func run(on console: Console) throws -> ExitStatus {
        if system.isSystem.value, size.value == nil, width.value == nil, format.value == .csv,
            text.value[0] == "-"
        {
            return try answerRows(console)
        }
        let report = try report(console)
        try report.write(as: format.value, to: console)
        return report.status
    }

    private func report(_ console: Console) throws -> any Report {
        if let body = cell.body.value { return try cellReport(body, console) }
        try require([cell.body], for: cell.arguments)
        try refuse([font], with: [system.isSystem])
        guard system.isSystem.value || font.value != nil else {
            throw UsageError("expected --font FILE or --system")
        }
        guard size.value != nil || paragraph.style.value != nil else {
            throw UsageError("expected --size POINTS or --style STYLE")
        }
        try require([paragraph.style], for: [category])
        let platform = system.platform.value.platform
        if category.value != nil, !platform.scalesText {
            throw UsageError(
                "--category has no effect on \(platform.name), which has one text size; remove it"
            )
        }
        if let width = width.value { return try paragraphReport(width, console) }
        try require([width], for: [paragraph.lines, paragraph.fallbacks])
        try refuse(fileOptions, with: [system.isSystem])
        let size = pointSize
        guard let path = font.value else { return try systemReport(size, console) }
        try require([system.isSystem], for: system.arguments)
        let face = try FontFile(path: path).faces.face(index.value ?? 0, of: path)
        let text = try console.text(text.value[0])
        return try line.report(
            text,
            in: line.varied(face),
            size: size,
            language: language.value,
            format: format.value
        )
    }

    /// The options that apply only to font files.
    private var fileOptions: [any ArgumentDefinition] { [font, index] + line.arguments }

    /// The size of the font on one line, in points.
    private var pointSize: Double {
        let (face, style) = (font.value.map { FontFace.named($0) }, paragraph.style.value)
        let font = FontDescription(
            face: face ?? .system,
            textStyle: style ?? .body,
            size: size.value
        )
        return (style == nil ? font.fixed() : font).scaled(for: reader).pointSize
    }

    /// The reader of the text.
    private var reader: TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: category.value,
            platform: system.platform.value.platform
        )
    }

    private func systemReport(_ size: Double, _ console: Console) throws -> any Report {
        let name = system.name(for: self.size.value == nil ? paragraph.style.value : nil)
        let text = try console.text(text.value[0])
        return SystemMeasureReport(
            name: name,
            run: try FontInstance.system(name.face).glyphs(
                of: text,
                at: size,
                language: language.value
            ),
            size: size,
            platform: system.platform.value.platform,
            pixelsPerPoint: system.pixelsPerPoint
        )
    }

    private func paragraphReport(_ width: Double, _ console: Console) throws -> any Report {
        let options: [any ArgumentDefinition] = [system.variant, system.displayScale]
        try refuse(options + line.arguments, with: [self.width])
        try require([system.isSystem], for: [system.weight, system.platform])
        if let name = system.weight.value, name.face != SystemFace(weight: name.face.weight) {
            let reason = "cannot be used together; use a weight"
            throw UsageError("\(name.description) and --width \(reason)")
        }
        try require([font], for: [index])
        let font = try ChosenFont(
            path: font.value,
            index: index.value,
            size: size.value,
            style: paragraph.style.value,
            weight: system.weight.value?.face.weight,
            fallbacks: paragraph.fallbacks.value
        )
        let text = try console.text(text.value[0])
        return try paragraph.report(
            text,
            font: font,
            width: width,
            language: language.value,
            reader: reader
        )
    }

    private func cellReport(_ body: String, _ console: Console) throws -> any Report {
        let options: [any ArgumentDefinition] = [
            font, system.isSystem, size, index, language, system.weight, system.variant,
            system.platform,
        ]
        try refuse(options + line.arguments + paragraph.arguments, with: [cell.body])
        guard let width = width.value else { throw UsageError("--body requires --width") }
        return try cell.report(
            headline: try console.text(text.value[0]),
            body: body,
            width: width,
            categories: category.categories,
            displayScale: system.displayScale.value
        )
    }

    private func answerRows(_ console: Console) throws -> ExitStatus {
        try refuse(fileOptions, with: [system.isSystem])
        if let option = [system.weight.givenOptions, system.variant.givenOptions].joined().first {
            throw UsageError("\(option) applies to a text, not to rows; remove it")
        }
        let (system, language, scale) = (
            system.platform.value.platform.textSystem, language.value, system.pixelsPerPoint
        )
        return try CSVBatch(console: console) { indices in
            SystemRowAnswers(
                indices: indices,
                system: system,
                language: language,
                pixelsPerPoint: scale
            )
        }
        .run("-")
    }
}
