import TypeScale

/// Scales the values in CSV rows.
struct BatchAnswers: RowAnswers {
    static let columns = [
        "api", "text_style", "category", "input", "max_point_size", "display_scale",
    ]
    static let resultColumns = ["result"]

    /// The index of each required column in a row.
    let indices: [Int]

    // Rows repeat a few names. Parsing each name only once saves most of the time.
    private(set) var styles: [String: TextStyle] = [:]
    private(set) var categories: [String: ContentSizeCategory] = [:]
    /// A cache of errors, with a limit because a file can contain any number of unknown names.
    private(set) var complaints: [String: DataError] = [:]

    private static let maximumComplaints = 256

    private static let calls = AppleCall.allCases.map(\.rawValue)
    private static let textStyles = ValueKind<TextStyle>.textStyle.candidates
    private static let categories = ValueKind<ContentSizeCategory>.category.candidates

    mutating func results(_ row: CSVRow) throws(DataError) -> (fields: [String], problem: String?) {
        ([try result(row).shortestText], nil)
    }

    private mutating func result(_ row: CSVRow) throws(DataError) -> Double {
        let fields = indices.map(row.text)
        for (column, field) in zip(Self.columns.prefix(3), fields) where field.isEmpty {
            throw DataError("expected a value for \(column)")
        }
        // Compare bytes, because a canonically equivalent spelling is a different name.
        guard
            let call = AppleCall.allCases.first(where: {
                $0.rawValue.utf8.elementsEqual(fields[0].utf8)
            })
        else { throw unknown("api", fields[0], among: Self.calls) }
        let style = try value(fields[1], "text style", among: Self.textStyles, known: \.styles)
        let category = try value(fields[2], "category", among: Self.categories, known: \.categories)
        let input = try Self.number(fields[3], "input")
        let maximum = try Self.number(fields[4], "max_point_size")
        let displayScale = try Self.number(fields[5], "display_scale")
        if input == nil, call != .preferredFont { throw DataError("expected a value for input") }
        if input?.isFinite == false {
            throw DataError("expected a finite number for input, not \(quoted(fields[3]))")
        }
        let result = call.result(
            style,
            input: input ?? 0,
            maximumPointSize: maximum,
            for: TraitCollection(preferredContentSizeCategory: category, displayScale: displayScale)
        )
        if let result { return result }
        throw DataError("the size of \(style) is known only at L")
    }

    private mutating func value<Value: LosslessStringConvertible>(
        _ name: String,
        _ noun: String,
        among names: [String],
        known: WritableKeyPath<BatchAnswers, [String: Value]>
    ) throws(DataError) -> Value {
        // All known names are shorter, and hashing a long name takes time.
        guard name.utf8.count <= 64 else { throw unknown(noun, name, among: []) }
        if let value = self[keyPath: known][name] { return value }
        guard let value = Value(name) else { throw unknown(noun, name, among: names) }
        self[keyPath: known][name] = value
        return value
    }

    /// Parses a decimal number, `nan` or `inf`, or returns `nil` for an empty field.
    private static func number(_ text: String, _ column: String) throws(DataError) -> Double? {
        if text.isEmpty { return nil }
        guard let number = Double(decimal: text) else {
            throw DataError("expected a number for \(column), not \(quoted(text))")
        }
        return number
    }

    private mutating func unknown(
        _ noun: String,
        _ name: String,
        among names: [String]
    ) -> DataError {
        let key = "\(noun) \(quoted(name))"
        if let complaint = complaints[key] { return complaint }
        // A search for the nearest name takes longer than scaling a row.
        guard complaints.count < Self.maximumComplaints else { return DataError("unknown \(key)") }
        let complaint = DataError("unknown \(key)\(suggestion(for: name, among: names))")
        complaints[key] = complaint
        return complaint
    }
}
