/// How the value of an option is called in help, and how its text is read.
struct ValueKind<Value: Sendable>: Sendable {
    /// The name in help: `POINTS`.
    let name: String
    /// All names of values, for hints; empty where values are not names.
    var candidates: [String] = []
    /// Reads the text that follows the option of a name.
    let read: @Sendable (_ text: String, _ option: String) throws(UsageError) -> Value
}

extension ValueKind where Value == String {
    static var file: Self { .text("FILE") }

    static func text(_ name: String) -> Self { ValueKind(name: name) { text, _ in text } }
}

extension ValueKind where Value == Double {
    static var points: Self { .positiveNumber("POINTS") }
    static var factor: Self { .positiveNumber("FACTOR") }

    /// A positive, finite number.
    static func positiveNumber(_ name: String) -> Self {
        ValueKind(name: name) { text, option throws(UsageError) in
            if let number = Double(decimal: text), number > 0, number.isFinite { return number }
            throw UsageError("\(option) takes a positive number, not \(quoted(text))")
        }
    }
}

extension ValueKind where Value == Int {
    /// A whole number that is not less than `minimum`.
    static func integer(_ name: String, from minimum: Int = 0) -> Self {
        ValueKind(name: name) { text, option throws(UsageError) in
            if let number = Int(text), number >= minimum { return number }
            let bound = minimum == 0 ? "" : " from \(minimum)"
            throw UsageError("\(option) takes a whole number\(bound), not \(quoted(text))")
        }
    }
}

extension ValueKind where Value: LosslessStringConvertible {
    /// A value with a name: one of `candidates`, or another spelling that its type accepts.
    static func named(_ name: String, _ noun: String, among candidates: [String]) -> Self {
        ValueKind(name: name, candidates: candidates) { text, _ throws(UsageError) in
            if let value = Value(text) { return value }
            let near = suggestion(for: text, among: candidates)
            let hint = near.isEmpty ? "; there are \(candidates.joined(separator: " "))" : near
            throw UsageError("unknown \(noun) \(quoted(text))\(hint)")
        }
    }
}

extension Double {
    /// Creates the number of a decimal text, `nan` and `inf` included.
    ///
    /// `Double.init` also reads hexadecimal numbers, and ignores the text after a zero byte.
    init?(decimal text: String) {
        guard text.utf8.allSatisfy(Self.isOfNumber) else { return nil }
        self.init(text)
    }

    /// Whether a byte may occur in a decimal number, in `nan` or in `infinity`.
    private static func isOfNumber(_ letter: UInt8) -> Bool {
        switch Unicode.Scalar(letter) {
        case "0"..."9", "+", "-", ".", "a", "e", "f", "i", "n", "t", "y": true
        case "A", "E", "F", "I", "N", "T", "Y": true
        default: false
        }
    }
}
