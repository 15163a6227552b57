import TypeScale

/// `typescale factors`: the categories as factors of other systems, and back.
enum FactorsCommand: Command {
    static let name = "factors"
    static let summary = "Show the categories as factors of other systems, and back"
    static let usage = ["factors [FACTOR] [--json|--csv]"]
    static let options: [Option] = [.json, .csv]
    static let notes = """
        A category's factor is its body size over the one at L, within the range of the system's
        setting; where the settings offer steps, the nearest one. With a FACTOR, the category nearest
        to it, and its place between two.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        if let extra = arguments.operands.dropFirst().first {
            throw misuse("factors takes one factor, but got \(quoted(extra)) too")
        }
        let form = try OutputForm(arguments)
        guard let text = arguments.operands.first else {
            try FactorsReport().write(to: tool.output, form, tool.terminal)
            return .success
        }
        guard let factor = Double(decimal: text), let report = FactorReport(factor) else {
            throw misuse("a factor is a positive number, not \(quoted(text))")
        }
        try report.write(to: tool.output, form, tool.terminal)
        return .success
    }
}
