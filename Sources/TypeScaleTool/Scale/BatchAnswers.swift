import TypeScale

/// The results of rows, one after another.
struct BatchAnswers {
    // Rows repeat the same few names; reading each once saves most of the time.
    private var styles: [String: TextStyle] = [:]
    private var categories: [String: ContentSizeCategory] = [:]
    /// The complaints about unknown names; bounded, because a file may misspell without end.
    private var complaints: [String: DataError] = [:]

    private static let maximumComplaints = 256

    private static let textStyleNames = ValueKind<TextStyle>.textStyle.candidates
    private static let categoryNames = ValueKind<ContentSizeCategory>.category.candidates

    /// The result of a row, whose six columns have the indices `columns` among `fieldCount` fields.
    mutating func result(
        _ row: CSVRow,
        _ columns: [Int],
        of fieldCount: Int
    ) throws(DataError) -> Double {
        if let flaw = row.flaw { throw DataError(flaw.rawValue) }
        guard row.count == fieldCount else {
            throw DataError("\(row.count) fields where the header has \(fieldCount)")
        }
        let fields = columns.map(row.text)
        for (index, column) in BatchScaling.columns.prefix(3).enumerated()
        where fields[index].isEmpty {
            throw DataError("the \(column) is empty")
        }
        let calls = AppleCall.allCases
        guard let call = calls.first(where: { $0.rawValue.isSameName(as: fields[0]) }) else {
            throw unknown("api", fields[0], among: calls.map(\.rawValue))
        }
        let style = try value(fields[1], "text style", among: Self.textStyleNames, known: \.styles)
        let names = Self.categoryNames
        let category = try value(fields[2], "category", among: names, known: \.categories)
        let input = try Self.number(fields[3], "input")
        let maximum = try Self.number(fields[4], "max_point_size")
        let displayScale = try Self.number(fields[5], "display_scale")
        if input == nil, call != .preferredFont { throw DataError("the input is empty") }
        if input?.isFinite == false {
            throw DataError("input \(quoted(fields[3])) is not a finite number")
        }
        let result = call.result(
            style,
            input: input ?? 0,
            maximumPointSize: maximum,
            for: TraitCollection(preferredContentSizeCategory: category, displayScale: displayScale)
        )
        guard let result else {
            throw DataError("how \(style.description) grows is not known, only its size at large")
        }
        return result
    }

    private mutating func value<Value: LosslessStringConvertible>(
        _ name: String,
        _ noun: String,
        among names: [String],
        known: WritableKeyPath<BatchAnswers, [String: Value]>
    ) throws(DataError) -> Value {
        // Hashing a name takes as long as comparing it: none is longer than this.
        guard name.utf8.count <= 64 else { throw unknown(noun, name, among: []) }
        if let value = self[keyPath: known][name] { return value }
        guard let value = Value(name) else { throw unknown(noun, name, among: names) }
        self[keyPath: known][name] = value
        return value
    }

    /// A decimal number, `nan` or `inf`; nothing for an empty field.
    private static func number(_ text: String, _ column: String) throws(DataError) -> Double? {
        if text.isEmpty { return nil }
        guard let number = Double(decimal: text) else {
            throw DataError("\(column) \(quoted(text)) is not a number")
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
        let complaint = DataError("unknown \(key)\(suggestion(for: name, among: names))")
        if complaints.count < Self.maximumComplaints { complaints[key] = complaint }
        return complaint
    }
}
