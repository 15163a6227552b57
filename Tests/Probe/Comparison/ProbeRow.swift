import TypeScale

/// A result of a call that the probe recorded.
struct ProbeRow {
    static let columns = [
        "api", "style", "category", "weight", "size", "input", "maximum", "scale", "value",
    ]

    let api: String
    let style: TextStyle?
    let category: ContentSizeCategory?
    /// The name of a face, such as `Semibold`, or the setting `BoldText`.
    let weight: String
    let size: Double?
    let input: String
    let maximum: Double?
    let scale: Double?
    /// The recorded number or name.
    let value: String
    private let fields: [String]

    init(_ fields: [String]) throws(ProbeError) {
        guard fields.count == Self.columns.count else {
            throw ProbeError("expected \(Self.columns.count) fields, not \(fields.count)")
        }
        self.fields = fields
        api = try Self.required(fields[0].isEmpty ? nil : fields[0], "api")
        style = try Self.optional(fields[1], "style") { TextStyle($0) }
        category = try Self.optional(fields[2], "category") { ContentSizeCategory($0) }
        weight = fields[3]
        size = try Self.number(fields[4], "size")
        input = fields[5]
        maximum = try Self.number(fields[6], "maximum")
        scale = try Self.number(fields[7], "scale")
        value = try Self.required(fields[8].isEmpty ? nil : fields[8], "value")
    }

    /// Returns a value, or throws an error if its column is empty.
    static func required<Value>(_ value: Value?, _ column: String) throws(ProbeError) -> Value {
        guard let value else { throw ProbeError("expected a value for \(column)") }
        return value
    }

    /// The number in the column `input`.
    var inputNumber: Double {
        get throws(ProbeError) { try Self.required(Self.number(input, "input"), "input") }
    }

    /// The number in the column `value`.
    var valueNumber: Double {
        get throws(ProbeError) { try Self.required(Self.number(value, "value"), "value") }
    }

    private static func optional<Value>(
        _ text: String,
        _ column: String,
        _ read: (String) -> Value?
    ) throws(ProbeError) -> Value? {
        if text.isEmpty { return nil }
        guard let value = read(text) else { throw ProbeError("unknown \(column) '\(text)'") }
        return value
    }

    /// Parses a finite number, or returns `nil` for an empty field.
    private static func number(_ text: String, _ column: String) throws(ProbeError) -> Double? {
        try optional(text, column) { text in Double(text).flatMap { $0.isFinite ? $0 : nil } }
    }
}

extension ProbeRow: CustomStringConvertible {
    /// The fields that are not empty, without the value.
    var description: String {
        fields.dropLast().filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
