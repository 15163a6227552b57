/// The format of a report.
enum OutputFormat {
    case text
    case json
    case csv
    /// CSV in which no field is read as a formula.
    case spreadsheet

    var isCSV: Bool { self == .csv || self == .spreadsheet }

    /// The options that select a format other than text.
    static let choices: [(name: String, value: OutputFormat, help: String)] = [
        ("--json", .json, "Write JSON"), ("--csv", .csv, "Write CSV"),
        ("--spreadsheet", .spreadsheet, "Write CSV without formulas, for a spreadsheet"),
    ]
}

extension Argument where Value == OutputFormat {
    static var format: Argument { .choice(OutputFormat.choices, default: .text) }
}
