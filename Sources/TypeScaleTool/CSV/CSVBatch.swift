import Foundation

/// Computes results from the fields of CSV rows.
protocol RowAnswers {
    /// The required columns in the order of the output.
    static var columns: [String] { get }
    /// The columns that the output adds.
    static var resultColumns: [String] { get }

    /// Returns the results for a row, and the exit status that they imply.
    mutating func results(_ row: CSVRow) throws(DataError) -> (fields: [String], ExitStatus)
}

/// Answers CSV rows, one row at a time, in constant memory.
struct CSVBatch<Answers: RowAnswers> {
    let console: Console
    /// The number of rows between progress reports.
    var progressInterval = 1 << 18
    /// A function that returns the answers for the indices of the columns and the number of fields.
    let answers: (_ indices: [Int], _ fieldCount: Int) -> Answers

    private static var advice: String {
        "list each column once: \(Answers.columns.joined(separator: ","))"
    }

    /// Reads rows from a file, or from standard input if the path is `-`, and writes their results.
    func run(_ path: String) throws -> ExitStatus {
        guard path != "-" else {
            try refuseOutput(0, "standard input")
            return try answer(console.input, "standard input")
        }
        // U+FFFD replaces invalid UTF-8 in arguments, so the path could name another file.
        guard !path.unicodeScalars.contains("\u{FFFD}") else {
            throw DataError("cannot open \(path): the path is not valid UTF-8")
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw DataError("cannot open \(path): no such file, or permission denied")
        }
        defer { try? file.close() }
        try refuseOutput(file.fileDescriptor, path)
        do {
            let read = { (count: Int) throws(StreamFailure) in
                try StandardStreams.read(file.fileDescriptor, upTo: count)
            }
            return try answer(read, path)
        } catch let failure as StreamFailure where failure.action == .read {
            throw DataError("cannot read \(path): \(failure.reason)")
        }
    }

    /// Throws an error if the input file also receives the output, and would therefore never end.
    private func refuseOutput(_ descriptor: Int32, _ name: String) throws {
        guard !console.isOutput(descriptor) else {
            throw DataError("cannot read \(name): it is also the output; write to another file")
        }
    }

    private func answer(
        _ source: @escaping (Int) throws(StreamFailure) -> [UInt8],
        _ name: String
    ) throws -> ExitStatus {
        // Flush before each read, so that a program can send one row at a time and get its result.
        var reader = CSVReader { count throws(StreamFailure) in
            try console.output.flush()
            try console.errors.flush()
            return try source(count)
        }
        var row = CSVRow()
        guard try reader.read(into: &row, isHeader: true) else {
            throw DataError("expected a header row; \(Self.advice)", at: "\(name):1")
        }
        let indices = try Self.columnIndices(in: row, name)
        var answers = answers(indices, row.count)
        var status = ExitStatus.success
        var count = 0
        try console.output.write(CSVText.row(Answers.columns + Answers.resultColumns))
        while try reader.read(into: &row) {
            var line: [UInt8] = []
            for index in indices {
                if row.flaw == nil { CSVText.append(row[index], to: &line) }
                line.append(UInt8(ascii: ","))
            }
            do {
                let (fields, rowStatus) = try answers.results(row)
                line.append(contentsOf: fields.joined(separator: ",").utf8)
                if rowStatus != .success { status = rowStatus }
            } catch {
                let commas = Answers.resultColumns.dropFirst().map { _ in UInt8(ascii: ",") }
                line.append(contentsOf: commas)
                status = .problem
                try console.complain(DataError(error.description, at: "\(name):\(row.line)"))
            }
            line.append(UInt8(ascii: "\n"))
            try console.output.write(line)
            count += 1
            try console.report(progress: count, "rows", each: progressInterval)
        }
        return status
    }

    /// Returns the index of each required column.
    private static func columnIndices(in header: CSVRow, _ name: String) throws -> [Int] {
        let location = "\(name):\(header.line)"
        if let flaw = header.flaw { throw DataError(flaw.rawValue, at: location) }
        let names = (0..<header.count).map(header.text)
        return try Answers.columns.map { column in
            let indices = names.indices.filter { names[$0] == column }
            guard let index = indices.first, indices.count == 1 else {
                let fault = indices.isEmpty ? "missing" : "repeated"
                throw DataError("\(fault) column \(column); \(advice)", at: location)
            }
            return index
        }
    }
}
