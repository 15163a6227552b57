import TypeScale

/// `typescale factors`: the categories as factors of other systems, and back.
struct FactorsCommand: ReportCommand {
    static let name = "factors"
    static let summary = "Show the categories as factors of other systems, and back"
    static let discussion = """
        A category's factor is its body size over the one at L, within the range of the system's
        setting; where the setting has steps, the nearest one. With a FACTOR, the answer is the nearest
        category, and the position of the factor between two categories.
        """

    let factor = Argument.operands("FACTOR", "one factor", "A factor to look up", 0...1)
    let format: Argument<OutputFormat> = .format

    func report(_ console: Console) throws -> any Report {
        guard let text = factor.value.first else { return FactorsReport() }
        guard let factor = Double(decimal: text), let report = FactorReport(factor) else {
            throw UsageError("a factor is a positive number, not \(quoted(text))")
        }
        return report
    }
}
