import TypeScale

/// Compares the rows of a file with TypeScale's results, one row at a time, in constant memory.
struct ProbeComparison {
    struct Count {
        var verdicts: [ProbeVerdict: Int] = [:]

        subscript(verdict: ProbeVerdict) -> Int { verdicts[verdict] ?? 0 }
        var rows: Int { verdicts.values.reduce(0, +) }
    }

    let format: OutputFormat
    let console: Console
    private var total = Count()
    /// The counts by call, in which unknown calls have one name.
    private var calls: [String: Count] = [:]
    private var invalidRows = 0

    init(format: OutputFormat, console: Console) {
        self.format = format
        self.console = console
    }

    /// Compares all rows, and returns whether all rows are valid and no result differs.
    mutating func run(_ rows: inout CSVReader, _ name: String) throws -> ExitStatus {
        let heading = try ProbeHeading(&rows, name)
        let answers = ProbeAnswers(heading)
        try begin(heading)
        var row = CSVRow()
        var errors = RowErrors(console: console, name: name)
        while try rows.read(into: &row) {
            do {
                let row = try ProbeRow(row)
                let answer = try answers.answer(row)
                let verdict = try answer.verdict(row)
                try add(ProbeFinding(row: row, answer: answer, verdict: verdict))
            } catch let error as DataError {
                try errors.add(error.description, line: row.line)
                invalidRows = errors.count
            }
            try console.report(progress: total.rows + invalidRows, "rows", each: 1 << 18)
        }
        try end()
        try errors.end()
        return total[.different] + invalidRows == 0 ? .success : .problem
    }

    private mutating func add(_ finding: ProbeFinding) throws {
        let isListed = finding.verdict == .different
        switch format {
        case .text: if isListed { try console.output.write(finding.text) }
        case .csv, .spreadsheet:
            try console.output.write(CSVText.row(Field.row(finding, ProbeFinding.fields), format))
        case .json:
            guard isListed else { break }
            try console.output.write(total[.different] == 0 ? "\n" : ",\n")
            let object = Field.object(finding, ProbeFinding.fields)
            try console.output.write(jsonText(object).dropLast().utf8)
        }
        let call = ProbeCall(rawValue: finding.row.api)?.rawValue ?? "other calls"
        total.verdicts[finding.verdict, default: 0] += 1
        calls[call, default: Count()].verdicts[finding.verdict, default: 0] += 1
    }
}

extension ProbeComparison {
    private func begin(_ heading: ProbeHeading) throws {
        switch format {
        case .text:
            let device = heading.device.isEmpty ? "" : ", " + visible(heading.device)
            try console.output.writeLine(
                console.terminal.bold(
                    "\(visible(heading.system))\(device), "
                        + "\(heading.scale.shortestText) pixels per point"
                )
            )
        case .csv, .spreadsheet:
            try console.output.write(CSVText.row(Field.columns(ProbeFinding.fields)))
        case .json:
            let object: JSONObject = [
                "os": heading.system, "device": heading.device, "scale": heading.scale,
                "category": heading.category?.shortName,
            ]
            let text = try jsonText(object).dropLast()
            try console.output.write("{\n\"device\" : \(text),\n\"different\" : [")
        }
    }

    private func end() throws {
        switch format {
        case .text: try console.output.write(summary)
        case .csv, .spreadsheet: break
        case .json: try console.output.write("\n],\n\"summary\" : \(jsonText(json))}\n")
        }
    }

    private var sorted: [(call: String, count: Count)] {
        calls.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func object(_ count: Count) -> [(String, any Encodable)] {
        ProbeVerdict.allCases.map { ($0.rawValue, count[$0]) }
    }

    private var json: JSONObject {
        var object = JSONObject(Self.object(total))
        object["rows"] = total.rows
        object["invalid"] = invalidRows
        object["calls"] = sorted.map { call, count in
            JSONObject([("api", call)] + Self.object(count))
        }
        return object
    }

    private var summary: String {
        let width = (sorted.map(\.call.count).max() ?? 0) + 2
        let rows = sorted + [("all calls", total)]
        let names = ProbeVerdict.allCases
        let head =
            "".padded(to: max(width, 11)) + names.map { $0.rawValue.aligned(to: 11) }.joined()
        let lines = rows.map { call, count in
            call.padded(to: max(width, 11))
                + names.map { "\(count[$0])".aligned(to: 11) }.joined()
        }
        let invalid = invalidRows == 0 ? [] : ["invalid rows: \(invalidRows)"]
        return (["", head] + lines + invalid).map { $0 + "\n" }.joined()
    }
}
