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
    /// The value of an option that is absent, for help.
    var defaultText: String?
    var isRequired = false
    /// Whether the option may occur several times, each time with a value.
    var isRepeatable = false
    /// The names of values, for hints.
    var candidates: [String] = []

    /// All names of the option.
    var names: [String] { [alias, name].compactMap(\.self) }

    /// The option with its value: `--style STYLE`.
    var synopsis: String { [name, value].compactMap(\.self).joined(separator: " ") }
}

extension Option {
    /// Creates an option whose value is `nil` where it is absent.
    init<Wrapped: Sendable>(
        _ name: String,
        alias: String? = nil,
        _ kind: ValueKind<Wrapped>,
        help: String,
        defaultText: String? = nil
    ) where Value == Wrapped? {
        let specification = OptionSpecification(
            name: name,
            alias: alias,
            value: kind.name,
            help: help,
            defaultText: defaultText,
            candidates: kind.candidates
        )
        self.init(specifications: [specification]) { given throws(UsageError) in
            guard let text = given.texts(name).first else { return nil }
            return try kind.read(text, name)
        }
    }

    /// Creates an option that has a value where it is absent.
    init(_ name: String, _ kind: ValueKind<Value>, help: String, default value: Value) {
        let optional = Option<Value?>(name, kind, help: help, defaultText: "\(value)")
        self.init(specifications: optional.specifications) { given throws(UsageError) in
            try optional.read(given) ?? value
        }
    }

    /// An option without which the command does not run.
    static func required(_ name: String, _ kind: ValueKind<Value>, help: String) -> Self {
        let optional = Option<Value?>(name, kind, help: help)
        var specification = optional.specifications[0]
        specification.isRequired = true
        let synopsis = specification.synopsis
        return Self(specifications: [specification]) { given throws(UsageError) in
            if let value = try optional.read(given) { return value }
            throw UsageError("\(given.command) needs \(synopsis)")
        }
    }

    /// An option that may occur several times.
    static func repeated<Element: Sendable>(
        _ name: String,
        _ kind: ValueKind<Element>,
        help: String
    ) -> Option<[Element]> where Value == [Element] {
        let specification = OptionSpecification(
            name: name,
            value: kind.name,
            help: help,
            isRepeatable: true
        )
        return Self(specifications: [specification]) { given throws(UsageError) in
            var values: [Element] = []
            for text in given.texts(name) { values.append(try kind.read(text, name)) }
            return values
        }
    }

    /// An option without a value.
    static func flag(_ name: String, help: String) -> Option<Bool> where Value == Bool {
        Self(specifications: [OptionSpecification(name: name, help: help)]) { $0.has(name) }
    }

    /// Flags of which one at most may occur, each for a value.
    static func choice(
        _ flags: [(name: String, value: Value, help: String)],
        default value: Value
    ) -> Self {
        Self(
            specifications: flags.map { OptionSpecification(name: $0.name, help: $0.help) }
        ) { given throws(UsageError) in
            let found = flags.filter { given.has($0.name) }
            if found.count > 1 {
                let names = found.map(\.name).joined(separator: " and ")
                throw UsageError("\(names) exclude each other")
            }
            return found.first?.value ?? value
        }
    }
}
