import Foundation
import Testing

@testable import TypeScaleTool

struct BatchTests {
    private static let header = "api,text_style,category,input,max_point_size,display_scale\n"

    private func answer(_ rows: String, pieceSize: Int = 7) -> Run {
        Run("scale", "--csv", "-", input: Array((Self.header + rows).utf8), pieceSize: pieceSize)
    }

    /// Results observed in UIKit, one that SwiftUI's other order of operations changes, and one
    /// by the law for a screen that nobody measured: 17 x 21 / 22 x 2 = 32.45, so 32 pixels.
    @Test func `answers rows in order`() {
        let run = answer(
            """
            scaledFont,body,AX5,17,,
            scaledFont,body,accessibilityExtraExtraExtraLarge,14,24.5,3
            scaledValue,footnote,accessibility2,11,,
            ScaledMetric,footnote,AX2,11,,3
            scaledValue,body,medium,17,,2
            preferredFont,title,UICTContentSizeCategoryXS,,,
            scaledValue,body,AX5,17,20,0
            """
        )
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
        #expect(
            run.output == """
                api,text_style,category,input,max_point_size,display_scale,result
                scaledFont,body,AX5,17,,,48
                scaledFont,body,accessibilityExtraExtraExtraLarge,14,24.5,3,24.5
                scaledValue,footnote,accessibility2,11,,,20.333333333333332
                ScaledMetric,footnote,AX2,11,,3,20
                scaledValue,body,medium,17,,2,16
                preferredFont,title,UICTContentSizeCategoryXS,,,,25
                scaledValue,body,AX5,17,20,0,48

                """
        )
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

    @Test(
        arguments: [
            ("scaledfont,body,AX5,17,,", "unknown api 'scaledfont'; did you mean scaledFont?"),
            ("scaledFont,Body,AX5,17,,", "unknown text style 'Body'; did you mean body?"),
            ("scaledFont,,AX5,17,,", "the text_style is empty"),
            ("scaledFont,body,,17,,", "the category is empty"),
            (",body,AX5,17,,", "the api is empty"),
            ("scaledFont,body,unspecified,17,,", "unknown category 'unspecified'"),
            ("scaledFont,body,AX5,nan,,", "input 'nan' is not a finite number"),
            ("scaledFont,body,AX5,-inf,,", "input '-inf' is not a finite number"),
            ("scaledFont,body,AX5,1e400,,", "input '1e400' is not a finite number"),
            ("scaledFont,body,AX5,0x10,,", "input '0x10' is not a number"),
            ("scaledFont,body,AX5, 17,,", "input ' 17' is not a number"),
            ("scaledFont,body,AX5,,,", "the input is empty"),
            ("scaledFont,body,AX5,17\u{0}9,,", "input '17\u{FFFD}9' is not a number"),
            ("scaledFont,body,AX5,17,4\u{0},", "max_point_size '4\u{FFFD}' is not a number"),
            ("preferredFont,body,AX5,inf,,", "input 'inf' is not a finite number"),
            ("scaledFont,body,AX5,17,much,", "max_point_size 'much' is not a number"),
            ("scaledFont,body,AX5,17,,3x", "display_scale '3x' is not a number"),
            ("scaledFont,body,AX5,17,", "5 fields where the header has 6"),
            ("scaledFont,body,AX5,17,,,", "7 fields where the header has 6"),
            ("preferredFont,extraLargeTitle,AX5,,,", "how extraLargeTitle grows is not known"),
            ("scaledValue,extraLargeTitle2,XS,4,,", "how extraLargeTitle2 grows is not known"),
            ("scaledFont,\"body\"x,AX5,17,,", "there is text behind a closing quote"),
        ]
    )
    func `a bad row loses itself only`(row: String, complaint: String) {
        let good = "scaledFont,body,AX5,17,,\n"
        let run = answer(good + row + "\n" + good)
        #expect(run.status == .problem)
        #expect(run.errors.hasPrefix("typescale: line 3: \(complaint)"), "\(run.errors)")
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
        #expect(run.lines.count == 4)
        #expect(run.lines[2].hasSuffix(","))
        #expect([run.lines[1], run.lines[3]].allSatisfy { $0 == "scaledFont,body,AX5,17,,,48" })
    }

    @Test func `names the line a row starts on`() {
        let run = answer("scaledFont,\"bo\n\ndy\",AX5,17,,\n\nscaledFont,x,AX5,17,,\n")
        #expect(run.errors.contains("line 2: unknown text style 'bo"))
        #expect(run.errors.contains("line 6: unknown text style 'x'"))
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
        #expect(run.errors.contains("line 2: unknown text style"))
        #expect(run.errors.contains("line 3: unknown api"))
        #expect(run.errors.utf8.count < 1000)
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
        #expect(late.errors.contains("line 2: unknown text style 'bdy'; did you mean body?"))
    }

    @Test func `a quote that stays open, or a row without end, costs bounded memory`() {
        let open = answer("scaledFont,\"body,AX5,17,,\n")
        #expect(open.errors.contains("line 2: a quote is opened and not closed soon"))
        #expect(open.lines.last == ",,,,,,")
        let long = String(repeating: "x", count: CSVReader.longestRow + 1)
        let run = answer("\(long),body,AX5,17,,\nscaledFont,body,AX5,17,,\n", pieceSize: 65536)
        #expect(run.errors.contains("line 2: the row is longer than 1 MiB"))
        #expect(run.lines.last == "scaledFont,body,AX5,17,,,48")
        let commas = String(repeating: ",", count: CSVReader.longestRow + 1)
        let wide = answer("\(commas)\nscaledFont,body,AX5,17,,\n", pieceSize: 65536)
        #expect(wide.errors.contains("line 2: the row is longer than 1 MiB"))
    }

    @Test(
        arguments: [
            ("", "there are no rows"), ("\n\n", "there are no rows"),
            ("api,text_style\n", "line 1: no column category"),
            ("\n" + header.dropLast() + ",api\n", "line 2: more than one column api"),
            ("\"api\n", "line 1: a quote is opened and not closed"),
        ]
    )
    func `refuses a header that lacks a column`(text: String, complaint: String) {
        let run = Run("scale", "--csv", "-", input: Array(text.utf8))
        #expect(run.status == .problem)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(complaint), "\(run.errors)")
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

    @Test func `a file that is not there is one line`() {
        let run = Run("scale", "--csv", "/no/such/rows.csv")
        #expect(run.status == .problem)
        #expect(run.errors.hasPrefix("typescale: cannot read '/no/such/rows.csv'"))
    }
}
