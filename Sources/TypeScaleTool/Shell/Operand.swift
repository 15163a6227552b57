/// The operands of a command: the words that are not options.
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
    var isRequired = true
    var isRepeatable = false

    /// The operands in a line of usage.
    var synopsis: String {
        guard isRepeatable else { return isRequired ? name : "[\(name)]" }
        return (name.contains("|") ? "(\(name))" : name) + "..."
    }
}

extension Operand where Value == String {
    /// A text, which ``Console/text(_:)`` reads.
    static var text: Self {
        let help = "The text; - reads standard input, whose last line end does not count"
        return one("TEXT|-", "one text in quotes", help)
    }

    static func one(_ name: String, _ phrase: String, _ help: String) -> Self {
        let operand = OperandSpecification(name: name, phrase: phrase, help: help)
        return Self(operand: operand) { $0.operands.first ?? "" }
    }
}

extension Operand where Value == String? {
    static func optional(_ name: String, _ phrase: String, _ help: String) -> Self {
        var operand = OperandSpecification(name: name, phrase: phrase, help: help)
        operand.isRequired = false
        return Self(operand: operand) { $0.operands.first }
    }
}

extension Operand where Value == [String] {
    /// One operand or more.
    static func several(_ name: String, _ phrase: String, _ help: String) -> Self {
        var operand = OperandSpecification(name: name, phrase: phrase, help: help)
        operand.isRepeatable = true
        return Self(operand: operand) { $0.operands }
    }
}
