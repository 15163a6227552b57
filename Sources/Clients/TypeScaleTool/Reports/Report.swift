/// The results of a command, which can be written in each format.
protocol Report {
    associatedtype Row
    associatedtype JSON: Encodable = [JSONObject]

    var rows: [Row] { get }

    var fields: [Field<Row>] { get }

    /// The exit status, which is by default success.
    var status: ExitStatus { get }

    /// The report as JSON, which by default is an array of the rows.
    var json: JSON { get }

    /// Returns the report as text for a terminal.
    func text(_ terminal: Terminal) -> String
}

extension Report {
    var status: ExitStatus { .success }

    var objects: [JSONObject] {
        let fields = fields
        return rows.map { Field.object($0, fields) }
    }

    func write(as format: OutputFormat, to console: Console) throws {
        try console.output.write(written(as: format, console.terminal))
    }

    /// Returns the report as one string.
    func written(as format: OutputFormat, _ terminal: Terminal) throws -> String {
        switch format {
        case .text: return text(terminal)
        case .json: return try jsonText(json)
        case .csv, .spreadsheet:
            let fields = fields
            let bytes = rows.reduce(into: CSVText.row(Field.columns(fields))) { bytes, row in
                bytes += CSVText.row(Field.row(row, fields), format)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}

/// A command that writes a report.
protocol ReportCommand: Command {
    var format: Argument<OutputFormat> { get }

    func report(_ console: Console) throws -> any Report
}

extension ReportCommand {
    func run(on console: Console) throws -> ExitStatus {
        let report = try report(console)
        try report.write(as: format.value, to: console)
        return report.status
    }
}

extension Report where JSON == [JSONObject] {
    var json: [JSONObject] { objects }
}
