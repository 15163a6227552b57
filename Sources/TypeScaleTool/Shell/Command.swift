/// A command of the tool, whose stored properties declare its options and operands.
///
/// Usage, help, and the checks of a command line are derived from this declaration:
///
///     let count = Option("--count", .integer("N"), "The number of texts", default: 1)
protocol Command: Sendable {
    static var name: String { get }
    /// One line: what the command is for.
    static var summary: String { get }
    /// What the help of the options does not say.
    static var discussion: String { get }

    init()

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus
}

extension Command {
    /// The declaration of the command.
    static var declaration: CommandDeclaration { CommandDeclaration(Self()) }

    /// Runs the command with the words after its name.
    static func run(_ words: some Sequence<String>, on console: Console) throws -> ExitStatus {
        let command = Self()
        let declaration = CommandDeclaration(command)
        let given = try GivenArguments(words, of: name, declaration.options)
        try declaration.checkOperands(given.operands)
        return try command.run(Arguments(given, as: command, declaration.definitions), on: console)
    }
}

/// The options and operands of a command, from its stored properties.
struct CommandDeclaration {
    let name: String
    let summary: String
    let discussion: String
    /// The properties that declare arguments, in their order.
    let definitions: [any ArgumentDefinition]

    init<Declared: Command>(_ command: Declared) {
        name = Declared.name
        summary = Declared.summary
        discussion = Declared.discussion
        definitions = argumentDefinitions(of: command)
    }

    var options: [OptionSpecification] { definitions.flatMap(\.specifications) }

    var operand: OperandSpecification? { definitions.lazy.compactMap(\.operand).first }

    /// The line of usage, as words that belong together.
    var usage: [String] {
        let options = definitions.map(\.specifications).filter { !$0.isEmpty }
        let words = options.flatMap { options in
            options.allSatisfy({ $0.value == nil })
                ? ["[\(options.map(\.name).joined(separator: "|"))]"] : options.map(\.usage)
        }
        return ["typescale", name] + [operand?.synopsis].compactMap(\.self)
            + words.filter { !$0.hasPrefix("[") } + words.filter { $0.hasPrefix("[") }
    }

    /// Checks the number of operands.
    func checkOperands(_ operands: [String]) throws(UsageError) {
        guard let operand else {
            guard let extra = operands.first else { return }
            throw UsageError("\(name) takes no operand, but got \(quoted(extra))\(hint(extra))")
        }
        if operand.isRequired, operands.isEmpty {
            throw UsageError(
                "\(name) needs \(operand.phrase): typescale \(name) \(operand.synopsis)"
            )
        }
        if !operand.isRepeatable, let extra = operands.dropFirst().first {
            throw UsageError(
                "\(name) takes \(operand.phrase), but got \(quoted(extra)) too\(hint(extra))"
            )
        }
    }

    /// The option that an extra operand may be meant for, as the end of a sentence.
    private func hint(_ operand: String) -> String {
        let option = options.first { $0.candidates.contains(operand) }
        return option.map { "; did you mean \($0.name) \(operand)?" } ?? ""
    }
}

extension OptionSpecification {
    /// The option in a line of usage: in brackets unless it is required.
    fileprivate var usage: String {
        isRequired ? synopsis : isRepeatable ? "[\(synopsis)]..." : "[\(synopsis)]"
    }
}
