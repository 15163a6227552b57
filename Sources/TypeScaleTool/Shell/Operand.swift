/// The operands of a command: the words that are no options.
struct Operand<Value: Sendable>: ArgumentDefinition {
    let operand: OperandSpecification?
    let read: @Sendable (GivenArguments) throws(UsageError) -> Value

    var specifications: [OptionSpecification] { [] }

    func value(in given: GivenArguments) throws(UsageError) -> Value { try read(given) }
}

/// What a command line may contain of operands, and what help says about them.
struct OperandSpecification: Sendable {
    /// The name in help: `FILE|-`.
    let name: String
    /// The phrase in messages: `one file`.
    let phrase: String
    let help: String
    let isRequired: Bool
    let isRepeatable: Bool

    /// The operands in a line of usage.
    var synopsis: String {
        guard isRepeatable else { return isRequired ? name : "[\(name)]" }
        return (name.contains("|") ? "(\(name))" : name) + "..."
    }
}

extension Operand {
    /// One operand.
    static func one(_ name: String, _ phrase: String, help: String) -> Operand<String>
    where Value == String {
        let operand = OperandSpecification(
            name: name,
            phrase: phrase,
            help: help,
            isRequired: true,
            isRepeatable: false
        )
        return Self(operand: operand) { $0.operands.first ?? "" }
    }

    /// One operand or none.
    static func optional(_ name: String, _ phrase: String, help: String) -> Operand<String?>
    where Value == String? {
        let operand = OperandSpecification(
            name: name,
            phrase: phrase,
            help: help,
            isRequired: false,
            isRepeatable: false
        )
        return Self(operand: operand) { $0.operands.first }
    }

    /// One operand or more.
    static func several(_ name: String, _ phrase: String, help: String) -> Operand<[String]>
    where Value == [String] {
        let operand = OperandSpecification(
            name: name,
            phrase: phrase,
            help: help,
            isRequired: true,
            isRepeatable: true
        )
        return Self(operand: operand) { $0.operands }
    }
}
