import TypeScale

/// `typescale factors`: converts between categories and the scale factors of other systems.
struct FactorsCommand: ReportCommand {
    static let name = "factors"
    static let summary = "Convert between text sizes and the scale factors of other systems"
    static let discussion = """
        The factor for a text size is its body size divided by the body size at L, limited to the range
        of the system's setting. For a setting with steps, the output also shows the nearest step. With
        a FACTOR, it shows the nearest text size, and the factor's position between two text sizes.
        """

    let factor = Argument.operands("FACTOR", "one factor", "The factor to convert", 0...1)
    let format: Argument<OutputFormat> = .format

    func report(_ console: Console) throws -> any Report {
        guard let text = factor.value.first else { return FactorsReport() }
        guard let factor = Double(decimal: text), let report = FactorReport(factor) else {
            throw UsageError("expected a positive factor, not \(quoted(text))")
        }
        return report
    }
}
