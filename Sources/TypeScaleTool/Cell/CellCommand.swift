import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// `typescale cell`: a cell of two texts that sizes itself, for each reader.
struct CellCommand: Command {
    static let name = "cell"
    static let summary = "Lay out a cell of a headline and a body for every reader"
    static let discussion = """
        The headline has the system's font of that style. The body has the system's, or a font that
        scales with the body style from its size at L. System spacing joins the baselines. Its model is
        fitted to iOS 13 and later, with --spacing legacy to iOS 11 and 12. For the system's font and
        for one that only --metrics states, the known widths of San Francisco break the lines; they
        lack letters beyond ASCII.
        """

    let headline = Option.required("--headline", .text("TEXT"), "The text of the headline")
    let body = Option.required("--body", .text("TEXT"), "The text below it")
    let width = Option.required("--width", .points, "The width between the edges")
    let bodyFont = Option(
        "--body-font",
        .text("FILE|NAME"),
        "The font of the body: a file, or a name that --metrics states",
        absent: "the system's"
    )
    let bodySize = Option("--body-size", .points, "The body's size at L", absent: "the style's")
    let metrics = Option("--metrics", .customFace, "The proportions of a font that has no file")
    let margin = Option("--margin", .points, "The margins above and below", absent: "0")
    let spacing = Option("--spacing", .spacing, "The model of the system spacing", absent: "modern")
    let category: Option<ContentSizeCategory?> = .category
    let displayScale: Option<Double?> = .displayScale
    let format: Option<OutputFormat> = .format

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let margin = try arguments.margin ?? 0
        let width = try arguments.width
        let displayScale = try arguments.displayScale
        var resolver = FontResolver(FontRegistry())
        if let stated = try arguments.metrics { resolver.customFaces[stated.name] = stated.face }
        let stack = TextStack(
            [
                TextLabel(try arguments.headline, font: .system(.headline)),
                TextLabel(try arguments.body, font: try Self.bodyFont(arguments, resolver)),
            ],
            spacing: try arguments.spacing ?? .modern,
            margins: TextMargins(top: margin, bottom: margin)
        )
        let categories = try arguments.category.map { [$0] } ?? ContentSizeCategory.allCases
        let report = CellReport(
            width: width,
            rows: try categories.map { category in
                let reader = TraitCollection(
                    preferredContentSizeCategory: category,
                    displayScale: displayScale
                )
                return CellReport.Row(
                    category: category,
                    layout: try stack.layout(width: width, for: reader, with: resolver)
                )
            }
        )
        try report.write(as: arguments.format, to: console)
        return .success
    }

    /// The font of the body: from a file, with stated metrics, or the system's.
    private static func bodyFont(
        _ arguments: Arguments<Self>,
        _ resolver: FontResolver
    ) throws -> FontDescription {
        let size = try arguments.bodySize
        guard let font = try arguments.bodyFont else {
            guard resolver.customFaces.isEmpty else {
                throw UsageError("--metrics states a font that --body-font does not name")
            }
            return .system(.body, size: size)
        }
        if resolver.customFaces[font] != nil {
            return FontDescription(name: font, textStyle: .body, size: size)
        }
        let faces = try resolver.registry.register(path: font).faces
        guard let face = faces.first else { throw DataError("\(quoted(font)) has no face") }
        return FontDescription(name: face.postScriptName, textStyle: .body, size: size)
    }
}

/// A font that only its metrics describe.
struct NamedCustomFace {
    let name: String
    let face: CustomFace
}

extension ValueKind where Value == NamedCustomFace {
    fileprivate static var customFace: Self {
        ValueKind(name: "NAME=NUMBERS") { text, option throws(UsageError) in
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
                throw UsageError(
                    "\(option) takes NAME=UPM,ASCENDER,DESCENDER,CAPHEIGHT,XHEIGHT in font units, "
                        + "not \(quoted(text))"
                )
            }
            return NamedCustomFace(name: String(parts[0]), face: face)
        }
    }
}

extension ValueKind where Value == BaselineSpacing {
    fileprivate static var spacing: Self {
        ValueKind(name: "modern|legacy") { text, _ throws(UsageError) in
            switch text {
            case "modern": .modern
            case "legacy": .legacy
            default: throw UsageError("unknown spacing \(quoted(text)); there are modern legacy")
            }
        }
    }
}
