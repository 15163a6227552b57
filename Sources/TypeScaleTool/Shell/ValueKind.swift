/// The kind of an option's value: its name in help, and how its text is read.
struct ValueKind<Value> {
    /// The name in help: `POINTS`.
    let name: String
    /// The names of values, for suggestions; empty if values are not names.
    var candidates: [String] = []
    /// A function that reads the text after an option.
    let read: (_ text: String, _ option: String) throws(UsageError) -> Value
}

extension ValueKind where Value == String {
    static var file: Self { .text("FILE") }

    static func text(_ name: String) -> Self { ValueKind(name: name) { text, _ in text } }
}

extension ValueKind where Value == Double {
    static var points: Self { .positiveNumber("POINTS") }
    static var factor: Self { .positiveNumber("FACTOR") }

    /// Returns the kind of positive, finite numbers.
    static func positiveNumber(_ name: String) -> Self {
        ValueKind(name: name) { text, option throws(UsageError) in
            if let number = Double(decimal: text), number > 0, number.isFinite { return number }
            throw UsageError("expected a positive number after \(option), not \(quoted(text))")
        }
    }
}

extension ValueKind where Value == Int {
    static func integer(_ name: String, from minimum: Int = 0) -> Self {
        ValueKind(name: name) { text, option throws(UsageError) in
            if let number = Int(text), number >= minimum { return number }
            let bound = minimum == 0 ? "" : " of at least \(minimum)"
            throw UsageError("expected a whole number\(bound) after \(option), not \(quoted(text))")
        }
    }
}

extension ValueKind {
    /// Returns the kind of values with names.
    ///
    /// An unknown name is an error that suggests one of `candidates`.
    static func named(
        _ name: String,
        _ noun: String,
        among candidates: [String],
        read: @escaping (String) -> Value?
    ) -> Self {
        ValueKind(name: name, candidates: candidates) { text, _ throws(UsageError) in
            if let value = read(text) { return value }
            throw .unknown(noun, text, among: candidates)
        }
    }
}

extension UsageError {
    /// Returns the error about an unknown name: it suggests the nearest name, or lists all.
    static func unknown(
        _ noun: String,
        _ name: String,
        among names: [String],
        listing listed: [String]? = nil
    ) -> UsageError {
        let near = suggestion(for: name, among: names)
        let list = "; use \(choice(of: listed ?? names))"
        return UsageError("unknown \(noun) \(quoted(name))\(near.isEmpty ? list : near)")
    }
}

extension Double {
    /// Creates the number of a decimal text, `nan` and `inf` included.
    ///
    /// `Double.init` also reads hexadecimal numbers, and ignores the text after a zero byte.
    init?(decimal text: String) {
        guard text.utf8.allSatisfy("0123456789+-.aefintyAEFINTY".utf8.contains) else { return nil }
        self.init(text)
    }
}
