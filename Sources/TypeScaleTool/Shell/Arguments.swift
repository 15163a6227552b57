/// The words after a command, read as its declaration says: `try arguments.width` is the value of the
/// command's option `width`.
@dynamicMemberLookup
struct Arguments<Definitions> {
    let given: GivenArguments
    private let definitions: Definitions

    /// Reads the words and checks each value.
    init(
        _ given: GivenArguments,
        as definitions: Definitions,
        _ all: [any ArgumentDefinition]
    )
        throws(UsageError)
    {
        self.given = given
        self.definitions = definitions
        for definition in all { _ = try definition.value(in: given) }
    }

    subscript<Definition: ArgumentDefinition>(
        dynamicMember path: KeyPath<Definitions, Definition>
    ) -> Definition.Value {
        get throws(UsageError) { try definitions[keyPath: path].value(in: given) }
    }
}

/// A part of a command's declaration that has a value in a command line: an option, several that belong
/// together, or the operands.
protocol ArgumentDefinition<Value>: Sendable {
    associatedtype Value

    var specifications: [OptionSpecification] { get }
    var operand: OperandSpecification? { get }

    func value(in given: GivenArguments) throws(UsageError) -> Value
}

extension ArgumentDefinition {
    var operand: OperandSpecification? { nil }
}

/// Options that belong together, from the stored properties of a type.
protocol OptionGroup: ArgumentDefinition {}

extension OptionGroup {
    var specifications: [OptionSpecification] {
        argumentDefinitions(of: self).flatMap(\.specifications)
    }
}

/// The stored properties of a value that declare arguments, in their order.
func argumentDefinitions(of value: Any) -> [any ArgumentDefinition] {
    Mirror(reflecting: value).children.compactMap { $0.value as? any ArgumentDefinition }
}

/// The words after a command: options with their values, and operands.
struct GivenArguments: Sendable {
    /// The name of the command.
    let command: String
    private(set) var operands: [String] = []
    /// The values of each option in their order; one that is empty for a flag.
    private var values: [String: [String]] = [:]

    /// Reads `--name value`, `--name=value`, and `--` before operands that start with a dash.
    ///
    /// A dash alone and a negative number are operands.
    init(
        _ words: some Sequence<String>,
        of command: String,
        _ options: [OptionSpecification]
    ) throws(UsageError) {
        self.command = command
        var words = words.makeIterator()
        while let word = words.next() {
            if word == "--" {
                while let operand = words.next() { operands.append(operand) }
            } else if !word.hasPrefix("-") || word == "-" || Double(word) != nil {
                operands.append(word)
            } else {
                let (option, attached) = try Self.option(word, among: options)
                let name = option.name
                guard values[name] == nil || option.isRepeatable else {
                    throw UsageError("\(name) is given twice")
                }
                guard option.value != nil else {
                    if attached != nil { throw UsageError("\(name) takes no value") }
                    values[name] = [""]
                    continue
                }
                let value = attached ?? words.next() ?? ""
                if value.isEmpty || value.hasPrefix("--") {
                    throw UsageError("\(name) needs a value: \(option.synopsis)")
                }
                values[name, default: []].append(value)
            }
        }
    }

    /// The option that a word names, and the value after its `=`.
    private static func option(
        _ word: String,
        among options: [OptionSpecification]
    ) throws(UsageError) -> (OptionSpecification, String?) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        if let option = options.first(where: { $0.names.contains(name) }) {
            return (option, parts.dropFirst().first.map(String.init))
        }
        let near = suggestion(for: name, among: options.flatMap(\.names))
        throw UsageError("unknown option \(quoted(name))\(near)")
    }

    /// Whether an option occurs.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The values of an option, as they were written.
    func texts(_ name: String) -> [String] { values[name] ?? [] }

    /// The names of the options that occur.
    var optionNames: Set<String> { Set(values.keys) }
}
