/// A command-line argument: an option, a set of mutually exclusive flags, or the operands.
///
/// Commands declare their arguments as stored properties, and read each ``value`` when they run.
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

    /// The value from the command line, or the default.
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

/// A type-erased ``Argument``.
protocol ArgumentDefinition: AnyObject {
    var options: [OptionSpecification] { get }
    var operand: OperandSpecification? { get }
    /// The names of this argument's options that appear on the command line.
    var givenOptions: [String] { get }

    func take(from given: GivenArguments) throws(UsageError)
}

/// A type whose stored properties are arguments that several commands share.
protocol ArgumentGroup {}

extension ArgumentGroup {
    var arguments: [any ArgumentDefinition] { argumentDefinitions(of: self) }
}

/// Returns the arguments in a value's properties and argument groups, in declaration order.
func argumentDefinitions(of value: Any) -> [any ArgumentDefinition] {
    Mirror(reflecting: value).children.flatMap { child in
        child.value is any ArgumentGroup
            ? argumentDefinitions(of: child.value)
            : [child.value as? any ArgumentDefinition].compactMap(\.self)
    }
}

/// A description of a command's operands, which are the words other than options and their values.
struct OperandSpecification {
    /// The name in help, such as `FILE|-`.
    let name: String
    /// The description of the operands in error messages, such as `one file`.
    let phrase: String
    let help: String
    let count: ClosedRange<Int>

    var synopsis: String {
        if count.lowerBound == count.upperBound { return name }
        if count.upperBound == 1 { return "[\(name)]" }
        return (name.utf8.contains(UInt8(ascii: "|")) ? "(\(name))" : name) + "..."
    }
}

extension Argument where Value == [String] {
    /// Creates operands whose number must be in the range `count`.
    static func operands(
        _ name: String,
        _ phrase: String,
        _ help: String,
        _ count: ClosedRange<Int> = 1...1
    ) -> Argument {
        let operand = OperandSpecification(name: name, phrase: phrase, help: help, count: count)
        return Argument(operand: operand) { $0.operands }
    }

    /// Creates operands for one or more files.
    static func files(_ name: String, _ phrase: String, _ help: String) -> Argument {
        operands(name, phrase, help, 1...Int.max)
    }

    /// A single operand, which selects the text that ``Console/text(_:)`` returns.
    static var text: Argument {
        let help = "The text, or - to read standard input and remove its final line break"
        return operands("TEXT|-", "one string in quotes", help)
    }
}
