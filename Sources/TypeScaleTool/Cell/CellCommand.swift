import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// `typescale cell`: a cell of two texts that sizes itself, for each reader.
enum CellCommand: Command {
    static let name = "cell"
    static let summary = "Lay out a cell of a headline and a body for every reader"
    static let usage = [
        "cell --headline TEXT --body TEXT --width POINTS [--body-font FILE|NAME] [--body-size POINTS]",
        "     [--metrics NAME=UPM,ASCENDER,DESCENDER,CAPHEIGHT,XHEIGHT] [--category CATEGORY] [options]",
    ]
    static let options: [Option] = [
        .headline, .body, .width, .bodyFont, .bodySize, .metrics, .margin, .spacing, .category,
        .displayScale, .json, .csv,
    ]
    static let notes = """
        The headline is set in the system's font of that style, the body in its own, or in a font
        that scales with the body style from the size at L. The baselines are joined by system
        spacing, as fitted to iOS 13 and later, or with --spacing legacy to iOS 11 and 12. Margins
        above and below are 0, and there are 3 pixels a point, unless given. Of a font that is only
        stated by --metrics, and of the system's, lines are broken by the widths that are known of
        San Francisco; letters beyond ASCII have none there.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        if let operand = arguments.operands.first {
            throw misuse("cell takes no operand, but got \(quoted(operand)); texts have options")
        }
        guard let headline = arguments.text(.headline), let body = arguments.text(.body) else {
            throw misuse("cell needs its texts: --headline TEXT --body TEXT")
        }
        guard let width = try arguments.positiveNumber(.width) else {
            throw misuse("cell needs a width: --width POINTS")
        }
        let form = try OutputForm(arguments)
        let margin = try arguments.positiveNumber(.margin) ?? 0
        var resolver = FontResolver(FontRegistry())
        if let (name, face) = try statedFace(arguments) { resolver.customFaces[name] = face }
        let stack = TextStack(
            [
                TextLabel(headline, font: .system(.headline)),
                TextLabel(body, font: try bodyFont(arguments, resolver)),
            ],
            spacing: try spacing(arguments),
            margins: TextMargins(top: margin, bottom: margin)
        )
        let categories = try arguments.category().map { [$0] } ?? ContentSizeCategory.allCases
        let scale = try arguments.positiveNumber(.displayScale)
        let report = CellReport(
            width: width,
            categories: try categories.map { category in
                let reader = TraitCollection(
                    preferredContentSizeCategory: category,
                    displayScale: scale
                )
                return CellReport.Entry(
                    category: category,
                    layout: try stack.layout(width: width, for: reader, with: resolver)
                )
            }
        )
        try report.write(to: tool.output, form, tool.terminal)
        return .success
    }

    private static func spacing(_ arguments: Arguments) throws(Misuse) -> BaselineSpacing {
        switch arguments.text(.spacing) {
        case nil, "modern": return .modern
        case "legacy": return .legacy
        case let other?:
            throw misuse("unknown spacing \(quoted(other)); there are modern legacy")
        }
    }

    /// The font of the body: a registered file's, one whose metrics are stated, or the system's.
    private static func bodyFont(
        _ arguments: Arguments,
        _ resolver: FontResolver
    ) throws -> FontDescription {
        let size = try arguments.positiveNumber(.bodySize)
        guard let font = arguments.text(.bodyFont) else {
            guard resolver.customFaces.isEmpty else {
                throw misuse("--metrics states a font that --body-font does not name")
            }
            return .system(.body, size: size)
        }
        if resolver.customFaces[font] != nil {
            return FontDescription(name: font, textStyle: .body, size: size)
        }
        let faces = try resolver.registry.register(path: font).faces
        guard let face = faces.first else {
            throw DataProblem(description: "\(quoted(font)) has no face")
        }
        return FontDescription(name: face.postScriptName, textStyle: .body, size: size)
    }

    private static func statedFace(
        _ arguments: Arguments
    ) throws(Misuse) -> (name: String, face: CustomFace)? {
        guard let text = arguments.text(.metrics) else { return nil }
        let parts = text.split(separator: "=", maxSplits: 1)
        let numbers = parts.last?.split(separator: ",", omittingEmptySubsequences: false)
            .compactMap { Double(decimal: String($0)) }
        guard parts.count == 2, let numbers, numbers.count == 5,
            let face = CustomFace(
                unitsPerEm: numbers[0],
                ascender: numbers[1],
                descender: numbers[2],
                capHeight: numbers[3],
                xHeight: numbers[4]
            )
        else {
            throw misuse(
                "\(Option.metrics.name) takes NAME=UPM,ASCENDER,DESCENDER,CAPHEIGHT,XHEIGHT in "
                    + "font units, not \(quoted(text))"
            )
        }
        return (String(parts[0]), face)
    }
}

extension Option {
    fileprivate static let headline = Option(
        name: "--headline",
        value: "TEXT",
        summary: "The text of the headline"
    )
    fileprivate static let body = Option(
        name: "--body",
        value: "TEXT",
        summary: "The text below it"
    )
    fileprivate static let bodyFont = Option(
        name: "--body-font",
        value: "FILE|NAME",
        summary: "The body's font: a file, or a name stated by --metrics"
    )
    fileprivate static let bodySize = Option(
        name: "--body-size",
        value: "POINTS",
        summary: "The body's size at L; that of the style unless given"
    )
    fileprivate static let metrics = Option(
        name: "--metrics",
        value: "NAME=NUMBERS",
        summary: "The proportions of a font that is not at hand"
    )
    fileprivate static let margin = Option(
        name: "--margin",
        value: "POINTS",
        summary: "The margins above and below"
    )
    fileprivate static let spacing = Option(
        name: "--spacing",
        value: "modern|legacy",
        summary: "The era of the system spacing"
    )
}
