import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct BatchTests {
    private static let header = "api,text_style,category,input,max_point_size,display_scale\n"

    private func answer(_ rows: String, pieceSize: Int = 7) -> Run {
        Run("scale", "--csv", "-", input: Array((Self.header + rows).utf8), pieceSize: pieceSize)
    }

    @Test func `accepts columns in any order, and ignores other columns`() {
        let rows =
            "\u{FEFF}x,input,category,\"api\",display_scale,max_point_size,text_style,y\r\n"
            + "\"a, \"\"b\"\"\nc\",17,AX5,\"scaledFont\",,,body,\r\n\r\n,34,L,scaledFont,,30,body,z"
        for pieceSize in [1, 2, 3, 1000] {
            let run = Run("scale", "--csv", "-", input: Array(rows.utf8), pieceSize: pieceSize)
            #expect(run.errors.isEmpty)
            #expect(
                run.output == """
                    api,text_style,category,input,max_point_size,display_scale,result
                    scaledFont,body,AX5,17,,,48
                    scaledFont,body,L,34,30,,30

                    """
            )
        }
    }

    @Test func `an open quote affects only its own line`() {
        let good = "scaledFont,body,AX5,17,,\n"
        let rows = good + "scaledFont,\"body,AX5,17,,\n" + String(repeating: good, count: 3000)
        for end in ["", "x,\"y\"\n", "scaledFont,\"body\",AX5,17,,"] {
            let run = answer(rows + end, pieceSize: 4096)
            let complaint =
                "standard input:3: error: expected a closing quote within 16 KiB after this line"
            #expect(run.errors.split(separator: "\n").first == Substring(complaint))
            #expect(run.lines.filter { $0 == "scaledFont,body,AX5,17,,,48" }.count >= 3001)
        }
    }

    /// Reads lines that all leave a quote open, in each way that a line can.
    @Test(arguments: [
        "\"a\n", "x,\"y\n", "x\"y,\"z\n", "x\",\"y\n", "\"\"\"\n", "x,\"y\n,,\n,,\n",
        "x\",\"y\"\"\r\n",
    ])
    func `each byte is read at most twice`(lines: String) throws {
        for ending in ["", "\"\n", "z\"z\n", "\",\"" + String(repeating: "a", count: 1 << 19)] {
            let text = String(repeating: lines, count: 10_000) + ending
            var rest = Array(text.utf8)[...]
            var reader = CSVParser { count in
                defer { rest = rest.dropFirst(count) }
                return Array(rest.prefix(count))
            }
            var row = CSVRow()
            while try reader.read(into: &row) {}
            #expect(rest.isEmpty)
            #expect(reader.steps >= text.utf8.count)
            #expect(reader.steps <= 2 * text.utf8.count)
        }
    }

    /// Compares rows with the result of parsing each row without a memory of earlier rows.
    @Test func `a failed row does not change the rows after it`() throws {
        var random = SeededGenerator(seed: 12)
        let parts = ["a", "\"", "\"\"", ",", "\n", "b\"", "\","]
        for _ in 0..<2_000 {
            let text = (0..<40).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            let bytes = Array(text.utf8)
            let rows = try rows(bytes)
            for row in rows {
                let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                let rest = lines.dropFirst(row.line - 1).joined(separator: [0x0A])
                let alone = try #require(try self.rows(Array(rest)).first)
                #expect((row.flaw == nil) == (alone.flaw == nil), "\(text.debugDescription)")
                guard row.flaw == nil else { continue }
                #expect((0..<row.count).map(row.text) == (0..<alone.count).map(alone.text))
            }
        }
    }

    private func rows(_ bytes: [UInt8]) throws -> [CSVRow] {
        var rest = bytes[...]
        var reader = CSVParser { count in
            defer { rest = [] }
            return Array(rest.prefix(count))
        }
        var rows: [CSVRow] = []
        var row = CSVRow()
        while try reader.read(into: &row) { rows.append(row) }
        return rows
    }

    @Test func `rejects a long name without searching for the nearest name`() {
        let accents = String(repeating: "\u{301}\u{323}", count: 40_000)
        let run = answer("scaledFont,b\(accents),AX5,17,,\nx\(accents),body,AX5,17,,\n")
        let cut = String(repeating: "\u{301}\u{323}", count: 47)
        #expect(
            run.errors == """
                standard input:2: error: unknown text style 'b\(cut)\u{301}…'
                standard input:3: error: unknown api 'x\(cut)\u{301}…'

                """
        )
    }

    @Test func `the nearest name is searched for the first 256 unknown names`() {
        let run = answer((0..<300).map { "scaledFont,subheadline\($0),AX5,17,,\n" }.joined())
        let errors = run.errors.split(separator: "\n")
        #expect(errors.count == 300)
        #expect(errors[..<10].allSatisfy { $0.hasSuffix("; did you mean subheadline?") })
        #expect(errors[256...].allSatisfy { $0.hasSuffix("'") })
    }

    @Test func `the first 1,000 errors in rows are listed, and the others are counted`() {
        let good = "scaledFont,body,AX5,17,,\n"
        for (bad, error) in [
            ("\"x\"y\n", "expected a comma after the closing quote"),
            ("x\n", "expected 6 fields, as in the header, not 1"),
            (",,,,,\n", "expected a value for api"),
        ] {
            let run = answer(String(repeating: bad + good, count: 1_003), pieceSize: 1 << 16)
            let errors = run.errors.split(separator: "\n")
            #expect(errors.count == 1_001)
            #expect(errors[999] == "standard input:2000: error: \(error)")
            #expect(errors[1000] == "standard input: error: 3 more rows have errors")
            #expect(run.lines.filter { $0 == good.dropLast() + ",48" }.count == 1_003)
            #expect(run.lines.count == 2_007)
            #expect(run.status == .problem)
            let one = answer(String(repeating: bad, count: 1_001), pieceSize: 1 << 16)
            #expect(one.errors.hasSuffix("\nstandard input: error: 1 more row has an error\n"))
        }
    }

    @Test func `a byte order mark can arrive in pieces, and the last line break can be missing`() {
        let rows = "\u{FEFF}" + Self.header.dropLast() + "\r\nscaledFont,body,AX5,17,,\r"
        for pieceSize in [1, 2, 3, 100] {
            let run = Run("scale", "--csv", "-", input: Array(rows.utf8), pieceSize: pieceSize)
            #expect(run.errors.isEmpty)
            #expect(run.lines.last == "scaledFont,body,AX5,17,,,48")
        }
    }

    @Test func `errors are written after the output is closed`() {
        let run = Run(
            "scale",
            "--csv",
            "-",
            input: Array((Self.header + "scaledFont,body,AX5,17,,\n").utf8),
            pieceSize: 200,
            outputFailure: StreamFailure(action: .write, code: EPIPE)
        )
        #expect(run.status == .success)
        for writes in [0, 1] {
            let late = Run(
                "scale",
                "--csv",
                "-",
                input: Array((Self.header + "scaledFont,bdy,AX5,17,,\n").utf8),
                pieceSize: 200,
                outputFailure: StreamFailure(action: .write, code: EPIPE),
                failsAfter: writes
            )
            #expect(late.status == .problem)
            #expect(
                late.errors
                    == "standard input:2: error: unknown text style 'bdy'; did you mean body?\n"
            )
        }
    }

    @Test func `limits the length of open quotes and rows`() {
        let open = answer("scaledFont,\"body,AX5,17,,\n")
        let complaint =
            "standard input:2: error: expected a closing quote within 16 KiB after this line\n"
        #expect(open.errors == complaint)
        #expect(open.lines.last == ",,,,,,")
        let long = String(repeating: "x", count: CSVParser.maximumRow + 1)
        let run = answer("\(long),body,AX5,17,,\nscaledFont,body,AX5,17,,\n", pieceSize: 65536)
        let tooLong = "standard input:2: error: the row exceeds the limit of 1 MiB\n"
        #expect(run.errors == tooLong)
        #expect(run.lines.last == "scaledFont,body,AX5,17,,,48")
        let commas = String(repeating: ",", count: CSVParser.maximumRow + 1)
        let wide = answer("\(commas)\nscaledFont,body,AX5,17,,\n", pieceSize: 65536)
        #expect(wide.errors == tooLong)
    }

    @Test func `a row can contain bytes that are not text`() {
        let bytes = Array(Self.header.utf8) + [0xFF, 0x00, 0xC3] + Array(",body,AX5,17,,\n".utf8)
        let run = Run("scale", "--csv", "-", input: bytes)
        #expect(run.status == .problem)
        #expect(run.lines.count == 2)
        #expect(run.errors == "standard input:2: error: unknown api '\u{FFFD}\u{FFFD}\u{FFFD}'\n")
    }

    private func batch(_ console: Console, interval: Int = 1 << 18) -> CSVBatch<BatchAnswers> {
        CSVBatch(console: console, progressInterval: interval) { BatchAnswers(indices: $0) }
    }

    @Test func `rejects an input file that also receives the output`() throws {
        let file = URL.temporaryDirectory.appending(path: "typescale-\(UUID()).csv")
        try Data(Self.header.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forReadingFrom: file)
        defer { try? output.close() }
        var console = Console(
            input: { _ in [] },
            output: Output { _ in },
            errors: Output { _ in },
            terminal: Terminal()
        )
        #expect(try batch(console).run(file.path) == .success)
        console.isOutput = { StandardStreams.areOneFile($0, output.fileDescriptor) }
        let error = #expect(throws: DataError.self) {
            try batch(console).run(file.path)
        }
        #expect(
            error?.description
                == "cannot read \(file.path): it is also the output; write to another file"
        )
    }

    @Test func `reports the number of rows`() throws {
        var rest = Array((Self.header + "scaledFont,body,L,17,,\n,,,,,\n").utf8)[...]
        var errors: [UInt8] = []
        let console = Console(
            input: { count in
                defer { rest = rest.dropFirst(count) }
                return Array(rest.prefix(count))
            },
            output: Output { _ in },
            errors: Output { errors += $0 },
            terminal: Terminal(showsProgress: true)
        )
        #expect(try batch(console, interval: 2).run("-") == .problem)
        #expect(
            String(decoding: errors, as: UTF8.self) == """
                standard input:3: error: expected a value for api
                typescale: 2 rows

                """
        )
    }

    @Test func `the output is valid input and leads to the same results`() {
        let rows = "scaledFont,body,AX5,17,30.5,2\nscaledValue,title2,AX1,21,,2\n"
        let first = answer(rows)
        let again = Run("scale", "--csv", "-", input: Array(first.output.utf8))
        #expect(again.output == first.output)
    }
}
