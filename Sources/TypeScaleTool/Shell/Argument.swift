/// An option of a command, flags that exclude each other, or the operands.
///
/// A stored property of a command declares it; the command reads its ``value`` when it runs.
final class Argument<Value>: ArgumentDefinition {
    let options: [OptionSpecification]
    let operand: OperandSpecification?
    private(set) var givenOptions: [String] = []

    let read: (GivenArguments) throws(UsageError) -> Value
    private var result: Value?

    init(
        options: [OptionSpecification] = [],
        operand: OperandSpecification? = nil,
        read: @escaping (GivenArguments) throws(UsageError) -> Value
    ) {
        self.options = options
        self.operand = operand
        self.read = read
    }

    /// The value in the command line, or the default.
    ///
    /// - Precondition: ``take(from:)`` was called.
    var value: Value {
        guard let result else { preconditionFailure("the command line was not read") }
        return result
    }

    func take(from given: GivenArguments) throws(UsageError) {
        givenOptions = options.map(\.name).filter(given.has)
        result = try read(given)
    }
}

/// An ``Argument`` with a value of any type.
protocol ArgumentDefinition: AnyObject {
    var options: [OptionSpecification] { get }
    var operand: OperandSpecification? { get }
    /// The names of the options that the command line contains.
    var givenOptions: [String] { get }

    func take(from given: GivenArguments) throws(UsageError)
}

/// Arguments that several commands share, as the stored properties of a type.
protocol ArgumentGroup {}

/// Returns the arguments among the stored properties of a value, in the order of declaration.
func argumentDefinitions(of value: Any) -> [any ArgumentDefinition] {
    Mirror(reflecting: value).children.flatMap { child in
        child.value is any ArgumentGroup
            ? argumentDefinitions(of: child.value)
            : [child.value as? any ArgumentDefinition].compactMap(\.self)
    }
}

/// The operands that a command takes: the words that are not options.
struct OperandSpecification {
    /// The name in help: `FILE|-`.
    let name: String
    /// The phrase in messages: `one file`.
    let phrase: String
    let help: String
    let count: ClosedRange<Int>

    var synopsis: String {
        if count.upperBound == 1 { return count.lowerBound == 1 ? name : "[\(name)]" }
        return (name.contains("|") ? "(\(name))" : name) + "..."
    }
}

extension Argument where Value == [String] {
    /// Creates operands, whose number is in `count`.
    static func operands(
        _ name: String,
        _ phrase: String,
        _ help: String,
        _ count: ClosedRange<Int> = 1...1
    ) -> Argument {
        let operand = OperandSpecification(name: name, phrase: phrase, help: help, count: count)
        return Argument(operand: operand) { $0.operands }
    }

    /// A text, which ``Console/text(_:)`` reads.
    static var text: Argument {
        let help = "The text; - reads standard input, without its last line end"
        return operands("TEXT|-", "one text in quotes", help)
    }
}
