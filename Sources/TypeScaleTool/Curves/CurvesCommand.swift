import TypeScale
import TypeScaleCurves

/// `typescale curves`: the curves, or one of them.
struct CurvesCommand: Command {
    static let name = "curves"
    static let summary = "List the curves of Apple's and other systems, or explain one"
    static let discussion = """
        A curve says how a size grows with the reader's category, or with the reader's own factor on
        a system whose setting is a factor. With a NAME, the answer has the sizes of that curve for
        sizes from 11 to 60.
        """

    let curve = Operand.optional("NAME", "one name", "The curve to explain")
    let style = Option("--style", .textStyle, "The text style of the sizes", absent: "body")
    let format: Option<OutputFormat> = .format

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let style = try arguments.style
        let format = try arguments.format
        guard let name = try arguments.curve else {
            if style != nil { throw UsageError("--style goes with the name of a curve") }
            let report = CurveListReport(rows: ScalingCurve.named.map(\.details))
            try report.write(as: format, to: console)
            return .success
        }
        let curve = try ScalingCurve(commandLineName: name)
        try CurveReport(curve: curve, style: style ?? .body).write(as: format, to: console)
        return .success
    }
}
