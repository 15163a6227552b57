import TypeScale

/// `typescale factors`: the categories as factors of other systems, and back.
struct FactorsCommand: Command {
    static let name = "factors"
    static let summary = "Show the categories as factors of other systems, and back"
    static let discussion = """
        A category's factor is its body size over the one at L, within the range of the system's
        setting; where the setting has steps, the nearest one. With a FACTOR, the answer is the nearest
        category, and the position of the factor between two categories.
        """

    let factor = Operand.optional("FACTOR", "one factor", "A factor to look up")
    let format: Option<OutputFormat> = .format

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let format = try arguments.format
        guard let text = try arguments.factor else {
            try FactorsReport().write(as: format, to: console)
            return .success
        }
        guard let factor = Double(decimal: text), let report = FactorReport(factor) else {
            throw UsageError("a factor is a positive number, not \(quoted(text))")
        }
        try report.write(as: format, to: console)
        return .success
    }
}
