import TypeScale
import TypeScaleCurves

struct CurvesCommand: ReportCommand {
    static let name = "curves"
    static let summary = "List scaling curves from Apple and other systems, or explain one"
    static let discussion = """
        A curve defines how a size scales with the reader's text size, or with the scale factor on
        systems that use one. With a NAME, the output shows how that curve scales sizes from 11 to 60.
        """

    let curve = Argument.operands("NAME", "one name", "The curve to explain", 0...1)
    let style = Argument("--style", .textStyle, "The text style to use", absent: "body")
    let format: Argument<OutputFormat> = .format

    func report(_ console: Console) throws -> any Report {
        guard let name = curve.value.first else {
            if style.value != nil { throw UsageError("--style requires the name of a curve") }
            return CurveListReport(rows: ScalingCurve.named.map(\.details))
        }
        let curve = try ScalingCurve(commandLineName: name)
        return CurveReport(curve: curve, style: style.value ?? .body)
    }
}

struct CurveListReport: Report {
    let rows: [CurveDetails]

    var fields: [Field<CurveDetails>] { CurveDetails.fields }

    func text(_ terminal: Terminal) -> String {
        let lines = rows.map { curve in
            curve.name.padded(to: 19) + curve.driver.text.padded(to: 25) + curve.summary
        }
        return """
            \(terminal.bold("Curves: how a size scales with the reader's setting"))

            \("name".padded(to: 19))\("driven by".padded(to: 25))
            \(lines.joined(separator: "\n"))

            typescale curves NAME explains a curve. To use a curve, pass its name to scale --curve or plot --curve.

            """
    }
}

extension CurveDetails {
    /// The machine-readable fields of a curve's details.
    static let fields: [Field<CurveDetails>] = [
        Field("name") { $0.name },
        Field("summary") { $0.summary },
        Field("driver") { $0.driverName },
        // The bounds of the factor in the system's setting.
        Field("leastFactor", csv: "least_factor") { $0.factors?.lowerBound },
        Field("mostFactor", csv: "most_factor") { $0.factors?.upperBound },
        Field("followsTextStyle", csv: "follows_text_style") { $0.followsTextStyle },
        Field("bySize", csv: "by_size") { "\($0.bySize)" },
        Field("byReader", csv: "by_reader") { "\($0.byReader)" },
        Field("hasInverse", csv: "has_inverse") { $0.hasInverse },
        Field("source") { $0.source },
    ]

    private var factors: ClosedRange<Double>? {
        if case .fontScale(let setting) = driver { setting.range } else { nil }
    }

    private var driverName: String {
        switch driver {
        case .category: "category"
        case .nothing: "nothing"
        case .fontScale: "fontScale"
        }
    }
}
