/// The format of an answer.
enum OutputFormat {
    case text
    case json
    case csv
}

extension Option where Value == OutputFormat {
    /// The option of the format.
    static var format: Self {
        .choice([("--json", .json, "Write JSON"), ("--csv", .csv, "Write CSV")], default: .text)
    }
}

/// An answer, which is written in the format that was asked for.
protocol Report {
    associatedtype Row
    associatedtype JSON: Encodable = [JSONObject]

    var rows: [Row] { get }

    /// The fields of each row.
    var fields: [Field<Row>] { get }

    /// The answer as JSON: its rows, if it has nothing else.
    var json: JSON { get }

    /// The answer for a person.
    func text(_ terminal: Terminal) -> String
}

extension Report {
    /// The rows as objects of JSON.
    var objects: [JSONObject] {
        let fields = fields
        return rows.map { Field.object($0, fields) }
    }

    func write(as format: OutputFormat, to console: Console) throws {
        switch format {
        case .text: try console.output.write(text(console.terminal))
        case .json: try console.output.write(jsonText(json))
        case .csv:
            let fields = fields
            try console.output.write(CSVText.row(Field.columns(fields)))
            for row in rows { try console.output.write(CSVText.row(Field.row(row, fields))) }
        }
    }
}

extension Report where JSON == [JSONObject] {
    var json: [JSONObject] { objects }
}
