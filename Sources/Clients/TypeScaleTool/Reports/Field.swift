import TypeScale

/// A field in the rows of a report, written as a JSON member, as a CSV column, or as both.
struct Field<Row>: Sendable {
    /// The JSON key, or `nil` if the field is only in CSV.
    private(set) var key: String?
    /// The name of the CSV column, or `nil` if the field is only in JSON.
    private(set) var column: String?
    let json: @Sendable (Row) -> any JSONConvertible
    private let csv: @Sendable (Row) -> String

    /// Creates a field for JSON and CSV, whose column has the name of the key by default.
    init(
        _ key: String,
        csv column: String? = nil,
        value: @escaping @Sendable (Row) -> any FieldValue
    ) {
        self.init(csv: column ?? key, value: value)
        self.key = key
    }

    /// Creates a field for CSV only.
    init(csv column: String, value: @escaping @Sendable (Row) -> any FieldValue) {
        self.column = column
        json = { value($0) }
        csv = { value($0).csvText }
    }

    /// Creates a field for JSON only.
    init(json key: String, value: @escaping @Sendable (Row) -> any JSONConvertible) {
        self.key = key
        json = value
        csv = { _ in "" }
    }
}

extension Field {
    /// Returns fields that write part of a row as a JSON object, and as columns with a name prefix.
    static func group<Subject>(
        _ key: String,
        _ fields: [Field<Subject>],
        prefix: String,
        part: @escaping @Sendable (Row) -> Subject
    ) -> [Field] {
        let object = Field(json: key) { Field<Subject>.object(part($0), fields) }
        return [object]
            + fields.compactMap { field in
                field.column.map { name in
                    Field(csv: prefix + name) { field.csv(part($0)) }
                }
            }
    }

    static func columns(_ fields: [Field]) -> [String] { fields.compactMap(\.column) }

    static func row(_ row: Row, _ fields: [Field]) -> [String] {
        fields.compactMap { $0.column == nil ? nil : $0.csv(row) }
    }

    static func object(_ row: Row, _ fields: [Field]) -> JSONObject {
        JSONObject(
            fields.compactMap { field -> (String, any JSONConvertible)? in
                field.key.map { ($0, field.json(row)) }
            }
        )
    }
}

/// A value that can be written to both JSON and CSV.
protocol FieldValue: JSONConvertible {
    var csvText: String { get }
}

extension FieldValue where Self: CustomStringConvertible {
    var csvText: String { description }
}

extension String: FieldValue {}
extension Int: FieldValue {}
extension Bool: FieldValue {}

extension Double: FieldValue {
    var csvText: String { shortestText }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    var csvText: String { self?.csvText ?? "" }
}
