import TypeScale
import TypeScaleCurves

struct CurvesCommand: Command {
    static let name = "curves"
    static let summary = "List, explain or plot scaling curves, and convert scale factors"
    static let discussion = """
        A curve defines how a size scales with the reader's text size, or with the scale factor on
        systems that use one. With a NAME, the output shows how that curve scales sizes from 11 to 60.

        --plot shows one size at each text size in one or more curves, such as uikit,android. With
        --category or --font-scale, it shows sizes from 10 to 100 for that setting. --svg writes a
        picture that adapts to the light and dark appearances. --output specifies the file for the
        picture.

        --factors converts between text sizes and scale factors. The factor for a text size is the size
        of body text divided by its size at L, limited to the range of each system's setting. If a
        setting has steps, the output also shows the nearest step. With a FACTOR, the output shows the
        nearest text size, and the position of the factor between two text sizes.
        """

    let operand = Argument.operands(
        "NAME|FACTOR",
        "one operand",
        "The curve to explain, the curves to plot (default: uikit,android), or the factor to convert",
        0...1
    )
    let form: Argument<Form> = .choice(
        [
            ("--plot", .plot, "Plot curves in the terminal or as SVG"),
            ("--factors", .factors, "Convert between text sizes and scale factors"),
        ],
        default: .explanation
    )
    let style = Argument("--style", .textStyle, "The text style to use", absent: "body")
    let plot = PlotOptions()
    /// The format, or `nil` for SVG.
    let format: Argument<OutputFormat?> = .choice(
        [("--svg", nil, "Write an SVG picture")]
            + OutputFormat.choices.map { ($0.name, $0.value, $0.help) },
        default: .text
    )

    enum Form {
        case explanation
        case plot
        case factors
    }

    func run(on console: Console) throws -> ExitStatus {
        try checkOptions()
        guard let format = format.value else {
            let plot = try plot.plot(curves, style.value ?? .body)
            try self.plot.destination.write(plot.svg(isAlone: true).text, on: console)
            return .success
        }
        try report.write(as: format, to: console)
        return .success
    }

    /// Throws an error if an option does not apply to the form of the output.
    private func checkOptions() throws(UsageError) {
        if form.value != .plot {
            let options =
                plot.arguments.flatMap(\.givenOptions) + (format.value == nil ? ["--svg"] : [])
            if let option = options.first { throw UsageError("\(option) requires --plot") }
        }
        if form.value == .factors, style.value != nil {
            throw UsageError("--style and --factors cannot be used together; use only one")
        }
        if format.value != nil, plot.output.value != nil {
            throw UsageError("--output requires --svg")
        }
    }

    private var report: any Report {
        get throws(UsageError) {
            switch (form.value, operand.value.first) {
            case (.plot, _): return try plot.plot(curves, style.value ?? .body)
            case (.factors, nil): return FactorsReport()
            case (.factors, let text?):
                guard let factor = Double(decimal: text), let report = FactorReport(factor) else {
                    throw UsageError("expected a positive factor, not \(quoted(text))")
                }
                return report
            case (.explanation, let name?):
                let curve = try ScalingCurve(commandLineName: name)
                return CurveReport(curve: curve, style: style.value ?? .body)
            case (.explanation, nil):
                if style.value != nil {
                    throw UsageError("--style requires the name of a curve")
                }
                return CurveListReport(rows: ScalingCurve.named.map(\.details))
            }
        }
    }

    /// The curves to plot.
    private var curves: [ScalingCurve] {
        get throws(UsageError) {
            guard let names = operand.value.first else { return [.uikit, .android] }
            return try ValueKind<[ScalingCurve]>.curves.read(names, "--plot")
        }
    }
}
