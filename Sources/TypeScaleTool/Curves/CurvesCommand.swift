import TypeScale
import TypeScaleCurves

/// `typescale curves`: lists the scaling curves, or explains one of them.
struct CurvesCommand: ReportCommand {
    static let name = "curves"
    static let summary = "List scaling curves from Apple and other systems, or explain one"
    static let discussion = """
        A curve defines how a size scales with the reader's text size, or with the scale factor on
        systems that use one. With a NAME, the output shows sizes from 11 to 60, scaled by that curve.
        """

    let curve = Argument.operands("NAME", "one name", "The curve to explain", 0...1)
    let style = Argument("--style", .textStyle, "The text style of the sizes", absent: "body")
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
