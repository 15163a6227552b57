/// Computes results from the fields of CSV rows.
protocol RowAnswers {
    /// The required columns in the order of the output.
    static var columns: [String] { get }
    /// The columns that the output adds.
    static var resultColumns: [String] { get }

    /// Returns the results for a valid row, and what makes them unreliable.
    mutating func results(_ row: CSVRow) throws(DataError) -> (fields: [String], problem: String?)
}

/// Answers CSV rows, one row at a time, in constant memory.
struct CSVBatch<Answers: RowAnswers> {
    let console: Console
    /// The number of rows between progress reports.
    var progressInterval = 1 << 18
    /// A function that returns the answers for the indices of the columns.
    let answers: (_ indices: [Int]) -> Answers

    private static var advice: String {
        "list each column once: \(Answers.columns.joined(separator: ","))"
    }

    /// Reads rows from a file, or from standard input if the path is `-`, and writes their results.
    func run(_ path: String) throws -> ExitStatus {
        try console.readRows(path) { rows, name in try answer(&rows, name) }
    }

    private func answer(_ parser: inout CSVParser, _ name: String) throws -> ExitStatus {
        var row = CSVRow()
        guard try parser.read(into: &row, isHeader: true) else {
            throw DataError("expected a header row; \(Self.advice)", at: "\(name):1")
        }
        let indices = try Self.columnIndices(in: row, name)
        let fieldCount = row.count
        var answers = answers(indices)
        var errors = RowErrors(console: console, name: name)
        let commas = Answers.resultColumns.dropFirst().map { _ in UInt8(ascii: ",") }
        var line: [UInt8] = []
        var count = 0
        try console.output.write(CSVText.row(Answers.columns + Answers.resultColumns))
        do {
            while try parser.read(into: &row) {
                line.removeAll(keepingCapacity: true)
                for index in indices {
                    if row.flaw == nil { CSVText.append(row[index], to: &line) }
                    line.append(UInt8(ascii: ","))
                }
                if let flaw = row.flaw {
                    line += commas
                    try errors.add(flaw.rawValue, line: row.line)
                } else if row.count != fieldCount {
                    line += commas
                    try errors.add(
                        "expected \(fieldCount) fields, as in the header, not \(row.count)",
                        line: row.line
                    )
                } else {
                    let problem: String?
                    do {
                        let results = try answers.results(row)
                        line.append(contentsOf: results.fields.joined(separator: ",").utf8)
                        problem = results.problem
                    } catch {
                        line += commas
                        problem = error.description
                    }
                    if let problem { try errors.add(problem, line: row.line) }
                }
                line.append(UInt8(ascii: "\n"))
                try console.output.write(line)
                count += 1
                try console.report(progress: count, "rows", each: progressInterval)
            }
        } catch {
            // If the output is closed, the rows up to here decide the exit status.
            guard error.isBrokenPipe else { throw error }
        }
        try errors.end()
        return errors.count == 0 ? .success : .problem
    }

    /// Returns the index of each required column.
    private static func columnIndices(in header: CSVRow, _ name: String) throws -> [Int] {
        let location = "\(name):\(header.line)"
        if let flaw = header.flaw { throw DataError(flaw.rawValue, at: location) }
        let names = (0..<header.count).map(header.text)
        return try Answers.columns.map { column in
            let indices = names.indices.filter { names[$0].utf8.elementsEqual(column.utf8) }
            guard let index = indices.first, indices.count == 1 else {
                let fault = indices.isEmpty ? "missing" : "repeated"
                throw DataError("\(fault) column \(column); \(advice)", at: location)
            }
            return index
        }
    }
}
