/// A kind of option value, with its placeholder in help and its parser.
struct ValueKind<Value> {
    /// The placeholder in help, such as `POINTS`.
    let name: String
    /// The accepted names, which errors can suggest, or none if the values aren't names.
    var candidates: [String] = []
    let read: (_ text: String, _ option: String) throws(UsageError) -> Value
}

extension ValueKind where Value == String {
    static var file: Self { .text("FILE") }

    static func text(_ name: String) -> Self { ValueKind(name: name) { text, _ in text } }
}

extension ValueKind where Value == Double {
    static var points: Self { .positiveNumber("POINTS") }
    static var factor: Self { .positiveNumber("FACTOR") }

    /// Returns the kind for finite numbers greater than 0.
    static func positiveNumber(_ name: String) -> Self {
        ValueKind(name: name) { text, option throws(UsageError) in
            if let number = Double(decimal: text), number > 0, number.isFinite { return number }
            throw UsageError("expected a positive number after \(option), not \(quoted(text))")
        }
    }
}

extension ValueKind where Value == Int {
    static func integer(from minimum: Int = 0) -> Self {
        ValueKind(name: "N") { text, option throws(UsageError) in
            if let number = Int(text), number >= minimum { return number }
            let bound = minimum == 0 ? "" : " of at least \(minimum)"
            throw UsageError("expected a whole number\(bound) after \(option), not \(quoted(text))")
        }
    }
}

extension ValueKind {
    /// Returns the kind for named values.
    ///
    /// Names are compared without case. The error for an unknown name states the reason, suggests a
    /// similar candidate, or lists the names to use, by default all `candidates`.
    static func named(
        _ name: String,
        _ noun: String,
        among candidates: [String],
        listing listed: [String]? = nil,
        reason: @escaping (String) -> String? = { _ in nil },
        read: @escaping (String) -> Value?
    ) -> Self {
        ValueKind(name: name, candidates: candidates) { text, option throws(UsageError) in
            let name = candidates.first { $0.lowercased() == text.lowercased() }
            if let value = read(text) ?? name.flatMap(read) { return value }
            guard let reason = reason(text) else {
                throw .unknown(noun, text, among: candidates, listing: listed)
            }
            throw UsageError("unknown \(noun) \(quoted(text)): \(reason)")
        }
    }
}

extension UsageError {
    /// Returns an error for an unknown name that suggests the nearest name, or lists names.
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
    /// Creates a number from decimal text, including `nan` and `inf`.
    ///
    /// `Double.init` also accepts hexadecimal numbers, and ignores any text after a zero byte.
    init?(decimal text: String) {
        guard text.utf8.allSatisfy("0123456789+-.aefintyAEFINTY".utf8.contains) else { return nil }
        self.init(text)
    }
}
