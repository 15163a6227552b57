/// An answer that is written in the form asked for.
protocol Report: Encodable {
    /// The answer for a person.
    func text(_ terminal: Terminal) -> String

    /// The answer as rows of fields; the first row names the columns.
    var rows: [[String]] { get }
}

extension Report {
    func write(to output: Output, _ form: OutputForm, _ terminal: Terminal) throws {
        switch form {
        case .text: try output.write(text(terminal))
        case .json: try output.write(jsonText(self))
        case .csv: for row in rows { try output.write(CSVText.row(row)) }
        }
    }
}
