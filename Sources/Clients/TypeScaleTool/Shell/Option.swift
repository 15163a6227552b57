/// The description of a command's option.
struct OptionSpecification {
    /// The name with its dashes, such as `--style`.
    let name: String
    /// Another name, such as `-o`.
    var alias: String?
    /// The placeholder for the value, such as `STYLE`, or `nil` for a flag.
    var value: String?
    let help: String
    /// The description of the default on the help page.
    var absent: String?
    var isRequired = false
    /// Whether the option can be repeated, with a value each time.
    var isRepeatable = false
    /// The names that the option accepts as its value, which errors can suggest.
    var candidates: [String] = []

    var names: [String] { [alias, name].compactMap(\.self) }

    /// The option with its value, such as `--style STYLE`.
    var synopsis: String { [name, value].compactMap(\.self).joined(separator: " ") }
}

extension Argument {
    /// Creates an option whose value is `nil` if the option is absent.
    convenience init<Wrapped>(
        _ name: String,
        alias: String? = nil,
        _ kind: ValueKind<Wrapped>,
        _ help: String,
        absent: String? = nil
    ) where Value == Wrapped? {
        var option = OptionSpecification(name: name, alias: alias, value: kind.name, help: help)
        option.absent = absent
        option.candidates = kind.candidates
        self.init(options: [option]) { given throws(UsageError) in
            guard let text = given.texts(name).first else { return nil }
            return try kind.read(text, name)
        }
    }

    /// Creates an option with a default.
    convenience init(
        _ name: String,
        _ kind: ValueKind<Value>,
        _ help: String,
        default value: Value,
        absent: String? = nil
    ) {
        let option = Argument<Value?>(name, kind, help, absent: absent ?? "\(value)")
        self.init(options: option.options) { given throws(UsageError) in
            try option.read(given) ?? value
        }
    }

    /// Creates a required option.
    static func required(_ name: String, _ kind: ValueKind<Value>, _ help: String) -> Argument {
        var option = OptionSpecification(name: name, value: kind.name, help: help)
        option.isRequired = true
        return Argument(options: [option]) { [option] given throws(UsageError) in
            if let text = given.texts(name).first { return try kind.read(text, name) }
            throw UsageError("expected \(option.synopsis)")
        }
    }

    /// Creates an option that can be repeated.
    static func repeated<Element>(
        _ name: String,
        _ kind: ValueKind<Element>,
        _ help: String
    ) -> Argument where Value == [Element] {
        var option = OptionSpecification(name: name, value: kind.name, help: help)
        option.isRepeatable = true
        return Argument(options: [option]) { given throws(UsageError) in
            try given.texts(name).map { text throws(UsageError) in try kind.read(text, name) }
        }
    }

    /// Creates an option that takes no value.
    static func flag(_ name: String, _ help: String) -> Argument where Value == Bool {
        choice([(name, true, help)], default: false)
    }

    /// Creates mutually exclusive flags, each of which selects a value.
    static func choice(
        _ flags: [(name: String, value: Value, help: String)],
        default value: Value
    ) -> Argument {
        let options = flags.map { OptionSpecification(name: $0.name, help: $0.help) }
        return Argument(options: options) { given throws(UsageError) in
            let found = flags.filter { given.has($0.name) }
            guard found.count < 2 else {
                let names = found.map(\.name).joined(separator: " and ")
                throw UsageError("\(names) cannot be used together; use only one")
            }
            return found.first?.value ?? value
        }
    }
}
