import TypeScale

/// `typescale plot`: curves as a picture, in the terminal or as SVG.
enum PlotCommand: Command {
    static let name = "plot"
    static let summary = "Draw how curves grow, in the terminal or as SVG"
    static let usage = [
        "plot [--style STYLE] [--size POINTS] [--curve NAME,NAME] [--max POINTS] [options]",
        "plot --category CATEGORY [--font-scale FACTOR] [options]",
    ]
    static let options: [Option] =
        [
            .style, .designSize, .curves, .category, .fontScale, .svg, .output, .json, .csv,
        ] + Option.limits
    static let notes = """
        Without a category, one size for each reader: body's size at L unless --style or --size
        says otherwise, by uikit and android unless --curve does. With one, sizes from 10 to 100 for
        that reader. Up to \(CurvePlot.mostSeries) curves. --svg writes a picture, light or dark as
        its viewer is, and --output names the file for it.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        if let operand = arguments.operands.first {
            throw misuse("plot takes no operand, but got \(quoted(operand)); sizes have --size")
        }
        let form = try OutputForm(arguments)
        guard !arguments.has(.svg) || form == .text else {
            throw misuse("--svg excludes --json and --csv")
        }
        guard arguments.has(.svg) || !arguments.has(.output) else {
            throw misuse("--output goes with --svg")
        }
        let place = try OutputPlace(arguments.text(.output) ?? "-", inputs: [])
        let plot = try plot(arguments)
        if arguments.has(.svg) {
            try place.write(plot.svg(isAlone: true), in: tool)
        } else {
            try plot.write(to: tool.output, form, tool.terminal)
        }
        return .success
    }

    private static func plot(_ arguments: Arguments) throws(Misuse) -> CurvePlot {
        let curves = try arguments.curves() ?? [.uikit, .android]
        guard curves.count <= CurvePlot.mostSeries else {
            throw misuse("--curve takes up to \(CurvePlot.mostSeries) curves, not \(curves.count)")
        }
        let style = try arguments.textStyle() ?? .body
        let size = try arguments.positiveNumber(.designSize)
        let factor = try arguments.positiveNumber(.fontScale)
        let limits = try arguments.limits()
        let category = try arguments.category()
        guard category != nil || factor != nil else {
            let base = TypeTable.iOS[style, .large].pointSize?.value ?? 17
            return CurvePlot(size ?? base, style, curves, limits: limits)
        }
        guard size == nil else {
            throw misuse("--size is for all readers; with one reader many sizes are drawn")
        }
        if factor != nil, curves.allSatisfy({ $0.setting == nil }) {
            throw misuse("--font-scale is for curves that follow it: android, gnome, winui")
        }
        let reader = TraitCollection(preferredContentSizeCategory: category, fontScale: factor)
        return CurvePlot(reader, style, curves, limits: limits)
    }
}

extension CurvePlot: Report {
    var rows: [[String]] {
        [["curve", "place", "size"]]
            + series.flatMap { series in
                zip(keys, series.sizes).map { [series.name, $0, $1.shortestText] }
            }
    }

    private enum CodingKeys: String, CodingKey {
        case title
        case places
        case series
    }

    private struct Line: Encodable {
        let name: String
        let sizes: [Double]
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(keys, forKey: .places)
        let lines = series.map { Line(name: $0.name, sizes: $0.sizes) }
        try container.encode(lines, forKey: .series)
    }
}
