import TypeScale
import TypeScaleCurves

struct PlotCommand: Command {
    static let name = "plot"
    static let summary = "Plot scaling curves in the terminal or as SVG"
    static let discussion = """
        By default, the plot shows one size at each text size. With --category or --font-scale, it shows
        sizes from 10 to 100 for that setting. --svg writes a picture that adapts to the light
        and dark appearances. --output specifies the file for the picture.
        """

    let style: Argument<TextStyle> = .style
    let size = Argument("--size", .points, "The size at L", absent: "the style's size")
    let curves: Argument<[ScalingCurve]> = .curves(.uikit, .android)
    let category: Argument<ContentSizeCategory?> = .category
    let fontScale: Argument<Double?> = .fontScale
    /// The format, or `nil` for SVG.
    let format: Argument<OutputFormat?> = .choice(
        [
            ("--svg", nil, "Write an SVG picture"),
            ("--json", .json, "Write JSON"),
            ("--csv", .csv, "Write CSV"),
        ],
        default: .text
    )
    let output: Argument<String?> = .output
    let limits = LimitOptions()

    func run(on console: Console) throws -> ExitStatus {
        let plot = try plot
        if let format = format.value {
            guard output.value == nil else { throw UsageError("--output requires --svg") }
            try plot.write(as: format, to: console)
        } else {
            let destination = try OutputDestination(output.value ?? "-", inputs: [])
            try destination.write(plot.svg(isAlone: true).text, to: console.output)
        }
        return .success
    }

    private var plot: CurvePlot {
        get throws(UsageError) {
            let (curves, style, limits) = (curves.value, style.value, limits.value)
            guard category.value != nil || fontScale.value != nil else {
                let base = TypeTable.iOS[style, .large].pointSize?.value ?? 17
                return CurvePlot(size.value ?? base, style, curves, limits: limits)
            }
            guard size.value == nil else {
                throw UsageError("--size cannot be used together with --category or --font-scale")
            }
            if fontScale.value != nil, curves.allSatisfy({ $0.setting == nil }) {
                throw .unusedFontScale
            }
            let reader = TraitCollection(
                preferredContentSizeCategory: category.value,
                fontScale: fontScale.value
            )
            return CurvePlot(reader, style, curves, limits: limits)
        }
    }
}

extension CurvePlot: Report {
    typealias Row = (curve: String, key: String, size: Double)

    var rows: [Row] {
        series.flatMap { series in
            zip(keys, series.sizes).map { (series.name, $0, $1) }
        }
    }

    var fields: [Field<Row>] {
        [
            Field(csv: "curve") { $0.curve }, Field(csv: "place") { $0.key },
            Field(csv: "size") { $0.size },
        ]
    }

    var json: JSONObject {
        [
            "title": title, "places": keys,
            "series": series.map { series -> JSONObject in
                ["name": series.name, "sizes": series.sizes]
            },
        ]
    }
}
