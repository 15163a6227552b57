import Foundation
import Testing

@testable import TypeScaleTool

struct BatchTests {
    private static let header = "api,text_style,category,input,max_point_size,display_scale\n"

    private func answer(_ rows: String, pieceSize: Int = 7) -> Run {
        Run("scale", "--csv", "-", input: Array((Self.header + rows).utf8), pieceSize: pieceSize)
    }

    @Test func `takes columns in any order, and others beside them`() {
        let rows =
            "\u{FEFF}x,input,category,\"api\",display_scale,max_point_size,text_style,y\r\n"
            + "\"a, \"\"b\"\"\nc\",17,AX5,\"scaledFont\",,,body,\r\n\r\n,34,L,scaledFont,,30,body,z"
        for pieceSize in [1, 2, 3, 1000] {
            let run = Run("scale", "--csv", "-", input: Array(rows.utf8), pieceSize: pieceSize)
            #expect(run.errors.isEmpty)
            #expect(run.lines.count == 3)
            #expect(run.lines[1] == "scaledFont,body,AX5,17,,,48")
            #expect(run.lines[2] == "scaledFont,body,L,34,30,,30")
        }
    }

    @Test func `a stray quote costs its own line only`() {
        let good = "scaledFont,body,AX5,17,,\n"
        let rows = good + "scaledFont,\"body,AX5,17,,\n" + String(repeating: good, count: 3000)
        for end in ["", "x,\"y\"\n", "scaledFont,\"body\",AX5,17,,"] {
            let run = answer(rows + end, pieceSize: 4096)
            #expect(run.errors.hasPrefix("typescale: line 3: a quote is opened"))
            #expect(run.lines.filter { $0 == "scaledFont,body,AX5,17,,,48" }.count >= 3001)
        }
    }

    @Test func `a name of many accents takes no time`() {
        let accents = String(repeating: "\u{301}\u{323}", count: 40_000)
        let run = answer("scaledFont,b\(accents),AX5,17,,\nx\(accents),body,AX5,17,,\n")
        let cut = String(repeating: "\u{301}\u{323}", count: 47)
        #expect(
            run.errors == """
                typescale: line 2: unknown text style 'b\(cut)\u{301}…'
                typescale: line 3: unknown api 'x\(cut)\u{301}…'

                """
        )
    }

    @Test func `a byte order mark may come in pieces, and a line end may be missing`() {
        let rows = "\u{FEFF}" + Self.header.dropLast() + "\r\nscaledFont,body,AX5,17,,\r"
        for pieceSize in [1, 2, 3, 100] {
            let run = Run("scale", "--csv", "-", input: Array(rows.utf8), pieceSize: pieceSize)
            #expect(run.errors.isEmpty)
            #expect(run.lines.last == "scaledFont,body,AX5,17,,,48")
        }
    }

    @Test func `what was wrong is still said to a reader who leaves`() {
        let run = Run(
            "scale",
            "--csv",
            "-",
            input: Array((Self.header + "scaledFont,body,AX5,17,,\n").utf8),
            pieceSize: 200,
            outputFailure: StreamFailure(action: .write, code: EPIPE)
        )
        #expect(run.status == .success)
        let late = Run(
            "scale",
            "--csv",
            "-",
            input: Array((Self.header + "scaledFont,bdy,AX5,17,,\n").utf8),
            pieceSize: 200,
            outputFailure: StreamFailure(action: .write, code: EPIPE),
            failsAfter: 1
        )
        #expect(late.status == .problem)
        #expect(late.errors == "typescale: line 2: unknown text style 'bdy'; did you mean body?\n")
    }

    @Test func `a quote that stays open, or a row without end, costs bounded memory`() {
        let open = answer("scaledFont,\"body,AX5,17,,\n")
        #expect(open.errors == "typescale: line 2: a quote is opened and not closed soon\n")
        #expect(open.lines.last == ",,,,,,")
        let long = String(repeating: "x", count: CSVReader.maximumRow + 1)
        let run = answer("\(long),body,AX5,17,,\nscaledFont,body,AX5,17,,\n", pieceSize: 65536)
        #expect(run.errors == "typescale: line 2: the row is longer than 1 MiB\n")
        #expect(run.lines.last == "scaledFont,body,AX5,17,,,48")
        let commas = String(repeating: ",", count: CSVReader.maximumRow + 1)
        let wide = answer("\(commas)\nscaledFont,body,AX5,17,,\n", pieceSize: 65536)
        #expect(wide.errors == "typescale: line 2: the row is longer than 1 MiB\n")
    }

    @Test func `takes bytes that are no text`() {
        let bytes = Array(Self.header.utf8) + [0xFF, 0x00, 0xC3] + Array(",body,AX5,17,,\n".utf8)
        let run = Run("scale", "--csv", "-", input: bytes)
        #expect(run.status == .problem)
        #expect(run.lines.count == 2)
    }

    @Test func `answers what comes back as it did`() {
        let rows = "scaledFont,body,AX5,17,30.5,2\nscaledValue,title2,AX1,21,,2\n"
        let first = answer(rows)
        let again = Run("scale", "--csv", "-", input: Array(first.output.utf8))
        #expect(again.output == first.output)
    }
}
