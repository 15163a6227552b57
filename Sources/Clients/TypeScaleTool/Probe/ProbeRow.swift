import Foundation
import TypeScale

/// A result of a call that the probe recorded.
struct ProbeRow {
    static let columns = [
        "api", "style", "category", "weight", "size", "input", "maximum", "scale", "value",
    ]

    let line: Int
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
}

extension ProbeRow {
    init(_ row: CSVRow) throws(DataError) {
        if let flaw = row.flaw { throw DataError(flaw.rawValue) }
        guard row.count == Self.columns.count else {
            throw DataError("expected \(Self.columns.count) fields, not \(row.count)")
        }
        for index in 0..<row.count where String(bytes: row[index], encoding: .utf8) == nil {
            throw DataError("expected valid UTF-8 for \(Self.columns[index])")
        }
        line = row.line
        api = row.text(0)
        style = try Self.named(row.text(1), "text style") { TextStyle($0) }
        category = try Self.named(row.text(2), "category") { ContentSizeCategory($0) }
        weight = row.text(3)
        size = try Self.number(row.text(4), "size")
        input = row.text(5)
        maximum = try Self.number(row.text(6), "maximum")
        scale = try Self.number(row.text(7), "scale")
        value = row.text(8)
        if api.isEmpty { throw DataError("expected a value for api") }
        if value.isEmpty { throw DataError("expected a value for value") }
    }

    /// Returns a required value, or throws an error if the column is empty.
    func required<Value>(_ value: Value?, _ column: String) throws(DataError) -> Value {
        guard let value else { throw DataError("expected a value for \(column)") }
        return value
    }

    /// Returns the number in the column `input`.
    func inputNumber() throws(DataError) -> Double {
        try required(try Self.number(input, "input"), "input")
    }

    /// Returns the number in the column `value`.
    func valueNumber() throws(DataError) -> Double {
        try required(try Self.number(value, "value"), "value")
    }

    private static func named<Value>(
        _ name: String,
        _ noun: String,
        _ read: (String) -> Value?
    ) throws(DataError) -> Value? {
        if name.isEmpty { return nil }
        // All known names are shorter.
        if name.utf8.count <= 64, let value = read(name) { return value }
        throw DataError("unknown \(noun) \(quoted(name))")
    }

    /// Parses a finite decimal number, or returns `nil` for an empty field.
    private static func number(_ text: String, _ column: String) throws(DataError) -> Double? {
        if text.isEmpty { return nil }
        guard let number = Double(decimal: text), number.isFinite else {
            throw DataError("expected a finite number for \(column), not \(quoted(text))")
        }
        return number
    }
}
