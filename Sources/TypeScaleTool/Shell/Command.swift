/// A command of the tool, whose stored properties declare its options and operands.
///
/// The usage line, the help page and the validation are derived from these properties. With the
/// following declaration, the command reads `count.value` when it runs:
///
///     let count = Argument("--count", .integer("N"), "The number of lines", default: 1)
protocol Command {
    static var name: String { get }
    /// A one-line description of the command.
    static var summary: String { get }
    /// The text at the end of the help page.
    static var discussion: String { get }

    init()

    func run(on console: Console) throws -> ExitStatus
}

extension Command {
    static func run(_ words: some Sequence<String>, on console: Console) throws -> ExitStatus {
        let command = Self()
        try command.take(words)
        return try command.run(on: console)
    }

    func take(_ words: some Sequence<String>) throws(UsageError) {
        let arguments = arguments
        let given = try GivenArguments(words, of: Self.name, arguments.flatMap(\.options))
        try checkOperands(given.operands)
        for argument in arguments { try argument.take(from: given) }
    }

    var arguments: [any ArgumentDefinition] { argumentDefinitions(of: self) }

    var operand: OperandSpecification? { arguments.lazy.compactMap(\.operand).first }

    /// The usage line, split where it may wrap.
    var usage: [String] {
        let words = arguments.map(\.options).filter { !$0.isEmpty }.flatMap { options in
            options.allSatisfy({ $0.value == nil })
                ? ["[\(options.map(\.name).joined(separator: "|"))]"] : options.map(\.usage)
        }
        return ["typescale", Self.name] + [operand?.synopsis].compactMap(\.self)
            + words.filter { !$0.hasPrefix("[") } + words.filter { $0.hasPrefix("[") }
    }

    private func checkOperands(_ operands: [String]) throws(UsageError) {
        let name = Self.name
        guard let operand else {
            guard let extra = operands.first else { return }
            throw UsageError(
                "unexpected operand \(quoted(extra)): \(name) takes only options\(hint(extra))"
            )
        }
        if operands.count < operand.count.lowerBound {
            throw UsageError(
                "expected \(operand.phrase): typescale \(name) \(operand.synopsis)"
            )
        }
        if let extra = operands.dropFirst(operand.count.upperBound).first {
            throw UsageError(
                "unexpected operand \(quoted(extra)): \(name) takes \(operand.phrase)\(hint(extra))"
            )
        }
    }

    /// Returns a suggestion to use the option that accepts the operand as its value, if any.
    private func hint(_ operand: String) -> String {
        let options = arguments.flatMap(\.options)
        let option = options.first { $0.candidates.contains(operand) }
        return option.map { "; did you mean \($0.name) \(operand)?" } ?? ""
    }
}

extension OptionSpecification {
    /// The option in the usage line, in brackets unless it is required.
    fileprivate var usage: String {
        isRequired ? synopsis : isRepeatable ? "[\(synopsis)]..." : "[\(synopsis)]"
    }
}
