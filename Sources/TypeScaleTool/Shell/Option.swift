/// An option of a command: its names, its help, and how its value is read.
struct Option<Value: Sendable>: ArgumentDefinition {
    let specifications: [OptionSpecification]
    let read: @Sendable (GivenArguments) throws(UsageError) -> Value

    func value(in given: GivenArguments) throws(UsageError) -> Value { try read(given) }
}

/// What a command line may contain of one option, and what its help says about it.
struct OptionSpecification: Sendable {
    /// The name with its dashes: `--style`.
    let name: String
    /// Another name, such as `-o`.
    var alias: String?
    /// The name of the value: `STYLE`; `nil` for a flag.
    var value: String?
    /// One line: what the option does.
    let help: String
    /// The value of an absent option, for help.
    var absent: String?
    var isRequired = false
    /// Whether the option may occur several times, each time with a value.
    var isRepeatable = false
    /// The names of values, for hints.
    var candidates: [String] = []

    var names: [String] { [alias, name].compactMap(\.self) }

    /// The option with its value: `--style STYLE`.
    var synopsis: String { [name, value].compactMap(\.self).joined(separator: " ") }
}

extension Option {
    /// Creates an option whose value is `nil` if it is absent.
    init<Wrapped: Sendable>(
        _ name: String,
        alias: String? = nil,
        _ kind: ValueKind<Wrapped>,
        _ help: String,
        absent: String? = nil
    ) where Value == Wrapped? {
        var specification = OptionSpecification(name: name, alias: alias, help: help)
        specification.value = kind.name
        specification.absent = absent
        specification.candidates = kind.candidates
        self.init(specifications: [specification]) { given throws(UsageError) in
            guard let text = given.texts(name).first else { return nil }
            return try kind.read(text, name)
        }
    }

    /// Creates an option that has a value if it is absent.
    init(
        _ name: String,
        _ kind: ValueKind<Value>,
        _ help: String,
        default value: Value,
        absent: String? = nil
    ) {
        let option = Option<Value?>(name, kind, help, absent: absent ?? "\(value)")
        self.init(specifications: option.specifications) { given throws(UsageError) in
            try option.read(given) ?? value
        }
    }

    /// An option without which the command does not run.
    static func required(_ name: String, _ kind: ValueKind<Value>, _ help: String) -> Self {
        let option = Option<Value?>(name, kind, help)
        var specification = option.specifications[0]
        specification.isRequired = true
        let synopsis = specification.synopsis
        return Self(specifications: [specification]) { given throws(UsageError) in
            if let value = try option.read(given) { return value }
            throw UsageError("\(given.command) needs \(synopsis)")
        }
    }

    /// An option that may occur several times.
    static func repeated<Element: Sendable>(
        _ name: String,
        _ kind: ValueKind<Element>,
        _ help: String
    ) -> Self where Value == [Element] {
        var specification = Option<Element?>(name, kind, help).specifications[0]
        specification.isRepeatable = true
        return Self(specifications: [specification]) { given throws(UsageError) in
            var values: [Element] = []
            for text in given.texts(name) { values.append(try kind.read(text, name)) }
            return values
        }
    }

    /// An option without a value.
    static func flag(_ name: String, _ help: String) -> Self where Value == Bool {
        choice([(name, true, help)], default: false)
    }

    /// Flags of which one at most may occur, each for a value.
    static func choice(
        _ flags: [(name: String, value: Value, help: String)],
        default value: Value
    ) -> Self {
        let specifications = flags.map { OptionSpecification(name: $0.name, help: $0.help) }
        return Self(specifications: specifications) { given throws(UsageError) in
            let found = flags.filter { given.has($0.name) }
            guard found.count < 2 else {
                let names = found.map(\.name).joined(separator: " and ")
                throw UsageError("\(names) exclude each other")
            }
            return found.first?.value ?? value
        }
    }
}
