import TypeScale

/// `typescale curves`: what is known of the curves, or of one.
enum CurvesCommand: Command {
    static let name = "curves"
    static let summary = "List the curves of Apple's and other systems, or explain one"
    static let usage = ["curves [NAME] [--style STYLE] [--json|--csv]"]
    static let options: [Option] = [.style, .json, .csv]
    static let notes = """
        A curve says how a size grows with the reader's category, or with the reader's own factor on
        a system whose setting is one. With a NAME, the sizes of that curve are shown for sizes from
        11 to 60; --style is the text style of those that follow one.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        if let extra = arguments.operands.dropFirst().first {
            throw misuse("curves takes one name, but got \(quoted(extra)) too")
        }
        let form = try OutputForm(arguments)
        let style = try arguments.textStyle()
        guard let name = arguments.operands.first else {
            if style != nil { throw misuse("--style goes with the name of a curve") }
            let report = CurveListReport(curves: ScalingCurve.named.map(\.details))
            try report.write(to: tool.output, form, tool.terminal)
            return .success
        }
        let curve = try arguments.curve(named: name)
        let report = CurveReport(curve: curve, style: style ?? .body)
        try report.write(to: tool.output, form, tool.terminal)
        return .success
    }
}
