struct ProbeCommand: Command {
    static let name = "probe"
    static let summary = "Compare results recorded on a device with TypeScale's results"
    static let discussion = """
        On a Mac, Tests/Probe/run records results of UIKit and SwiftUI in simulators. The first lines of
        a file name the system, the device, the scale and the application's category. Then the
        following columns name a call and its result:

          \(ProbeRow.columns.joined(separator: ","))

        The output lists the results that differ. A result is equal within a millionth of a point. It
        is unknown if TypeScale has no number, or only an estimate that does not match. If kerning is
        unknown, a result may be smaller than TypeScale's. --csv lists every row.

        The command reports invalid rows to standard error. The exit status is 1 if a row is invalid
        or a result differs.
        """

    let operands = Argument.operands(
        "compare FILE|-",
        "the word compare and one file",
        "A file from Tests/Probe/run, or - to read standard input",
        2...2
    )
    let format: Argument<OutputFormat> = .format

    func run(on console: Console) throws -> ExitStatus {
        guard operands.value[0] == "compare" else {
            throw UsageError("unknown action \(quoted(operands.value[0])); use compare")
        }
        var comparison = ProbeComparison(format: format.value, console: console)
        return try console.readRows(operands.value[1]) { rows, name in
            try comparison.run(&rows, name)
        }
    }
}
