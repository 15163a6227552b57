/// A command of the tool, whose stored properties declare its options and operands.
///
/// The usage line, the help page and the validation are derived from these properties. A command
/// with the following property reads `count.value` when it runs:
///
///     let count = Argument("--count", .integer(), "The number of lines", default: 1)
protocol Command {
    static var name: String { get }
    /// A one-line description of the command.
    static var summary: String { get }
    /// The explanation at the end of the help page.
    static var discussion: String { get }

    init()

    func run(on console: Console) throws -> ExitStatus
}

extension Command {
    func take(_ words: some Sequence<String>) throws(UsageError) {
        let arguments = arguments
        let given = try GivenArguments(words, arguments.flatMap(\.options))
        try checkOperands(given.operands)
        for argument in arguments { try argument.take(from: given) }
    }

    var arguments: [any ArgumentDefinition] { argumentDefinitions(of: self) }

    var operand: OperandSpecification? { arguments.lazy.compactMap(\.operand).first }

    /// The parts of the usage line, which wraps only between parts.
    var usage: [String] {
        let words = arguments.map(\.options).filter { !$0.isEmpty }.flatMap { options in
            options.allSatisfy({ $0.value == nil })
                ? ["[\(options.map(\.name).joined(separator: "|"))]"]
                : options.map { option in
                    if option.isRequired { return option.synopsis }
                    return "[\(option.synopsis)]" + (option.isRepeatable ? "..." : "")
                }
        }
        let isOptional = { (word: String) in word.utf8.first == UInt8(ascii: "[") }
        return ["typescale", Self.name] + [operand?.synopsis].compactMap(\.self)
            + words.filter { !isOptional($0) } + words.filter(isOptional)
    }

    /// Throws an error if options of both lists are on the command line.
    func refuse(
        _ options: [any ArgumentDefinition],
        with others: [any ArgumentDefinition]
    ) throws(UsageError) {
        guard let option = options.flatMap(\.givenOptions).first,
            let other = others.flatMap(\.givenOptions).first
        else { return }
        throw UsageError("\(option) and \(other) cannot be used together; use only one")
    }

    /// Throws an error if one of the options is on the command line without any of the others.
    func require(
        _ others: [any ArgumentDefinition],
        for options: [any ArgumentDefinition]
    ) throws(UsageError) {
        guard let option = options.flatMap(\.givenOptions).first,
            others.allSatisfy(\.givenOptions.isEmpty)
        else { return }
        let names = others.flatMap(\.options).map(\.name)
        let last = names.dropLast().isEmpty ? "" : " or "
        let list = names.dropLast().joined(separator: ", ") + last + (names.last ?? "")
        throw UsageError("\(option) requires \(list)")
    }

    private func checkOperands(_ operands: [String]) throws(UsageError) {
        let count = operand?.count ?? 0...0
        if let operand, operands.count < count.lowerBound {
            throw UsageError(
                "expected \(operand.phrase): typescale \(Self.name) \(operand.synopsis)"
            )
        }
        guard let extra = operands.dropFirst(count.upperBound).first else { return }
        let accepted = "\(Self.name) takes \(operand?.phrase ?? "only options")"
        // Suggest the option that accepts the operand as its value.
        let option = arguments.flatMap(\.options).first { $0.candidates.contains(extra) }
        let hint = option.map { "; did you mean \($0.name) \(extra)?" } ?? ""
        throw UsageError("unexpected operand \(quoted(extra)): \(accepted)\(hint)")
    }
}
