import Foundation
import TypeScale

/// Answers rows of CSV, one by one, in memory that does not grow with their number.
struct BatchScaling {
    /// The columns that must be there, in the order in which they come back.
    static let columns = [
        "api", "text_style", "category", "input", "max_point_size", "display_scale",
    ]

    let console: Console

    /// Reads rows from a file, or from standard input for `-`, and writes their results.
    func run(_ path: String) throws -> ExitStatus {
        guard path != "-" else {
            try refuseOutput(0, "standard input")
            return try answer(console.input)
        }
        // Arguments that are not UTF-8 come with U+FFFD in them, which may name another file.
        guard !path.unicodeScalars.contains("\u{FFFD}") else {
            throw DataError("cannot read \(quoted(path)): the name is not UTF-8")
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw DataError("cannot read \(quoted(path)): no such readable file")
        }
        defer { try? file.close() }
        try refuseOutput(file.fileDescriptor, quoted(path))
        do {
            return try answer { count throws(StreamFailure) in
                try StandardStreams.read(file.fileDescriptor, upTo: count)
            }
        } catch let failure as StreamFailure where failure.action == .read {
            throw DataError("\(quoted(path)): \(failure)")
        }
    }

    /// Rows that are read while answers are appended to them would never end.
    private func refuseOutput(_ descriptor: Int32, _ name: String) throws {
        guard !console.isOutput(descriptor) else {
            throw DataError("\(name) is the file that the output goes to")
        }
    }

    private func answer(
        _ source: @escaping (Int) throws(StreamFailure) -> [UInt8]
    ) throws -> ExitStatus {
        // Whoever feeds the rows one by one gets each answer before the next is asked for.
        var reader = CSVReader { count throws(StreamFailure) in
            try console.output.flush()
            try console.errors.flush()
            return try source(count)
        }
        var row = CSVRow()
        guard try reader.read(into: &row, isHeader: true) else {
            throw DataError("there are no rows; the first must name the columns")
        }
        let indices = try Self.columnIndices(in: row)
        let fieldCount = row.count
        var answers = BatchAnswers()
        var status = ExitStatus.success
        var count = 0
        try console.output.write(CSVText.row(Self.columns + ["result"]))
        while try reader.read(into: &row) {
            var line: [UInt8] = []
            for index in indices {
                CSVText.append(row.flaw == nil ? row[index] : [], to: &line)
                line.append(UInt8(ascii: ","))
            }
            do {
                let result = try answers.result(row, indices, of: fieldCount)
                line.append(contentsOf: result.shortestText.utf8)
            } catch {
                status = .problem
                try console.complain("line \(row.line): \(error.description)")
            }
            line.append(UInt8(ascii: "\n"))
            try console.output.write(line)
            count += 1
            try console.report(progress: count, "rows", each: 1 << 18)
        }
        return status
    }

    /// The indices of the six columns in the rows.
    private static func columnIndices(in header: CSVRow) throws -> [Int] {
        if let flaw = header.flaw { throw DataError("line \(header.line): \(flaw.rawValue)") }
        let names = (0..<header.count).map(header.text)
        return try columns.map { column in
            let indices = names.indices.filter { names[$0] == column }
            guard let index = indices.first, indices.count == 1 else {
                let fault = indices.isEmpty ? "no column" : "more than one column"
                throw DataError(
                    "line \(header.line): \(fault) \(column); the header must name "
                        + columns.joined(separator: ",")
                )
            }
            return index
        }
    }
}
