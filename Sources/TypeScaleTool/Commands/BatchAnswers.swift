import TypeScale

/// The results of rows, one after another.
struct BatchAnswers {
    // Rows repeat the same few names; reading each once saves most of the time.
    private var styles: [String: TextStyle] = [:]
    private var categories: [String: ContentSizeCategory] = [:]

    /// The result of a row, whose six columns stand at `places` among `fieldCount` fields.
    mutating func result(
        _ row: CSVRow,
        _ places: [Int],
        of fieldCount: Int
    ) throws(DataProblem) -> Double {
        if let flaw = row.flaw { throw DataProblem(description: flaw.rawValue) }
        guard row.count == fieldCount else {
            throw DataProblem(
                description: "\(row.count) fields where the header has \(fieldCount)"
            )
        }
        let fields = places.map(row.text)
        for (index, column) in BatchScaling.columns.prefix(3).enumerated()
        where fields[index].isEmpty {
            throw DataProblem(description: "the \(column) is empty")
        }
        guard let call = AppleCall(rawValue: fields[0]) else {
            throw Self.unknown("api", fields[0], among: AppleCall.allCases.map(\.rawValue))
        }
        let style = try Self.value(
            fields[1],
            "text style",
            among: TextStyle.names,
            known: &styles
        )
        let category = try Self.value(
            fields[2],
            "category",
            among: ContentSizeCategory.names,
            known: &categories
        )
        let input = try Self.number(fields[3], "input")
        let maximum = try Self.number(fields[4], "max_point_size")
        let displayScale = try Self.number(fields[5], "display_scale")
        if input == nil && call != .preferredFont {
            throw DataProblem(description: "the input is empty")
        }
        if input?.isFinite == false {
            throw DataProblem(description: "input \(quoted(fields[3])) is not a finite number")
        }
        let result = call.result(
            style,
            input: input ?? 0,
            limits: SizeLimits(maximum: call == .scaledFont ? maximum : nil),
            for: TraitCollection(
                preferredContentSizeCategory: category,
                displayScale: displayScale
            )
        )
        guard let result else {
            throw DataProblem(
                description: "how \(style.description) grows is not known, only its size at large"
            )
        }
        return result
    }

    private static func value<Value: LosslessStringConvertible>(
        _ name: String,
        _ noun: String,
        among names: @autoclosure () -> [String],
        known: inout [String: Value]
    ) throws(DataProblem) -> Value {
        if let value = known[name] { return value }
        guard let value = Value(name) else { throw unknown(noun, name, among: names()) }
        known[name] = value
        return value
    }

    /// A decimal number, `nan` or `inf`; nothing for an empty field.
    private static func number(_ text: String, _ column: String) throws(DataProblem) -> Double? {
        if text.isEmpty { return nil }
        guard let number = Double(decimal: text) else {
            throw DataProblem(description: "\(column) \(quoted(text)) is not a number")
        }
        return number
    }

    private static func unknown(
        _ noun: String,
        _ name: String,
        among names: [String]
    ) -> DataProblem {
        DataProblem(
            description: "unknown \(noun) \(quoted(name))\(suggestion(for: name, among: names))"
        )
    }
}
