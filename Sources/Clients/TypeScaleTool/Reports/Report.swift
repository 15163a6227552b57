import TypeScaleDiagnostics
import TypeScaleDocuments

/// The results of a command, which can be written in each format.
protocol Report {
    associatedtype Row
    associatedtype Rows: Sequence<Row> = [Row]
    associatedtype JSON: JSONConvertible = [JSONObject]

    /// The rows, which can be created one at a time.
    var rows: Rows { get }

    var fields: [Field<Row>] { get }

    /// The exit status, which is by default success.
    var status: ExitStatus { get }

    /// The report as JSON, which by default is an array of the rows.
    var json: JSON { get }

    /// Writes the report as JSON.
    func writeJSON(to output: Output) throws

    /// Returns the report as text for a terminal.
    func text(_ terminal: Terminal) throws -> String
}

extension Report {
    var status: ExitStatus { .success }

    var objects: [JSONObject] {
        let fields = fields
        return rows.map { Field.object($0, fields) }
    }

    func write(as format: OutputFormat, to console: Console) throws {
        try write(as: format, to: console.output, console.terminal)
    }

    func write(as format: OutputFormat, to output: Output, _ terminal: Terminal) throws {
        switch format {
        case .text: try output.write(try text(terminal))
        case .json: try writeJSON(to: output)
        case .csv, .spreadsheet:
            let fields = fields
            try output.write(CSVText.row(Field.columns(fields)))
            for row in rows { try output.write(CSVText.row(Field.row(row, fields), format)) }
        }
    }

    /// Writes the report in parts, so that a long array whose elements are created one at a time
    /// needs little memory.
    func writeJSON(to output: Output) throws {
        try json.jsonValue.write { try output.write($0) }
        try output.writeLine()
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

    func writeJSON(to output: Output) throws {
        let fields = fields
        try output.write(json: rows.lazy.map { Field.object($0, fields) })
    }
}
