// CSV rows of any bytes: every row has a number or an error line as its result.

@testable import TypeScaleTool

/// Runs one input.
func fuzzBatch(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let header = Array("api,text_style,category,input,max_point_size,display_scale,x\n".utf8)
    let input = header + UnsafeBufferPointer(start: start, count: count)
    var rest = input[...]
    var output: [UInt8] = []
    var errors: [UInt8] = []
    let console = Console(
        input: { limit in
            let piece = rest.prefix(min(limit, 61))
            rest = rest.dropFirst(piece.count)
            return Array(piece)
        },
        output: Output { output += $0 },
        errors: Output { errors += $0 },
        terminal: Terminal()
    )
    let status = Tool(console: console).run(["scale", "--csv", "-"])

    let asked = rows(input)
    let answered = rows(output)
    let complaints = errors.count { $0 == UInt8(ascii: "\n") }
    precondition(asked.count == answered.count, "expected one result for each row")
    precondition((complaints == 0) == (status == .success), "expected success only without errors")
    let results = answered.dropFirst().map { $0.text($0.count - 1) }
    // After the first errors, one line has the number of the others.
    let invalid = results.count(where: \.isEmpty)
    precondition(
        complaints == min(invalid, RowErrors.maximumCount + 1),
        "expected one error for each empty result"
    )
    precondition(
        results.allSatisfy { $0.isEmpty || Double($0)?.isFinite == true },
        "expected finite numbers"
    )
    return 0
}

private func rows(_ bytes: [UInt8]) -> [CSVRow] {
    var rest = bytes[...]
    var reader = CSVParser { limit in
        let piece = rest.prefix(limit)
        rest = rest.dropFirst(piece.count)
        return Array(piece)
    }
    var rows: [CSVRow] = []
    var row = CSVRow()
    while let isThere = try? reader.read(into: &row), isThere { rows.append(row) }
    return rows
}
