import TypeScale
import TypeScaleCurves

/// `typescale curves`: lists the scaling curves, or explains one of them.
struct CurvesCommand: ReportCommand {
    static let name = "curves"
    static let summary = "List the scaling curves of Apple's and other systems, or explain one"
    static let discussion = """
        A curve defines how a size grows with the reader's text size, or with a scale factor on a
        system whose setting is a factor. With a NAME, the answer scales sizes from 11 to 60 by that
        curve.
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
