import TypeScale
import TypeScaleCurves

/// `typescale plot`: curves as a picture, in the terminal or as SVG.
struct PlotCommand: Command {
    static let name = "plot"
    static let summary = "Draw how curves grow, in the terminal or as SVG"
    static let discussion = """
        Without --category and --font-scale, the plot has one size for each reader. With one of them,
        it has sizes from 10 to 100 for that reader. --svg writes a picture that is light or dark as
        its viewer is, and --output names the file for it.
        """

    let style: Option<TextStyle> = .style
    let size = Option("--size", .points, "The size at L", absent: "the style's")
    let curves: Option<[ScalingCurve]> = .curves(
        upTo: CurvePlot.maximumSeries,
        default: [.uikit, .android]
    )
    let category: Option<ContentSizeCategory?> = .category
    let fontScale: Option<Double?> = .fontScale
    let format: Option<PlotFormat> = .choice(
        [
            ("--svg", .svg, "Write a picture"),
            ("--json", .report(.json), "Write JSON"),
            ("--csv", .report(.csv), "Write CSV"),
        ],
        default: .report(.text)
    )
    let output: Option<String?> = .output
    let limits = LimitOptions()

    /// The format of a plot.
    enum PlotFormat: Equatable {
        case svg
        case report(OutputFormat)
    }

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let path = try arguments.output
        switch try arguments.format {
        case .svg:
            let destination = try OutputDestination(path ?? "-", inputs: [])
            let picture = try Self.plot(arguments).svg(isAlone: true).text
            try destination.write(picture, to: console.output)
        case .report(let format):
            guard path == nil else { throw UsageError("--output goes with --svg") }
            try Self.plot(arguments).write(as: format, to: console)
        }
        return .success
    }

    private static func plot(_ arguments: Arguments<Self>) throws(UsageError) -> CurvePlot {
        let curves = try arguments.curves
        let style = try arguments.style
        let size = try arguments.size
        let factor = try arguments.fontScale
        let limits = try arguments.limits
        let category = try arguments.category
        guard category != nil || factor != nil else {
            let base = TypeTable.iOS[style, .large].pointSize?.value ?? 17
            return CurvePlot(size ?? base, style, curves, limits: limits)
        }
        guard size == nil else {
            throw UsageError("--size is for all readers; with one reader many sizes are drawn")
        }
        if factor != nil, curves.allSatisfy({ $0.setting == nil }) {
            throw UsageError("--font-scale is for curves that follow it: android, gnome, winui")
        }
        let reader = TraitCollection(preferredContentSizeCategory: category, fontScale: factor)
        return CurvePlot(reader, style, curves, limits: limits)
    }
}

extension CurvePlot: Report {
    /// A size by a curve.
    struct Row {
        let curve: String
        let key: String
        let size: Double
    }

    var rows: [Row] {
        series.flatMap { series in
            zip(keys, series.sizes).map { Row(curve: series.name, key: $0, size: $1) }
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
