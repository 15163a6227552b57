import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct MeasureLinesTests {
    private struct Answer: Decodable {
        struct Line: Decodable {
            struct Bytes: Decodable {
                let start: Int
                let end: Int
            }

            let text: String
            let width: Double
            let range: Bytes
        }

        let size: Double
        let isTruncated: Bool
        let isInconclusive: Bool
        let lines: [Line]
    }

    private func answer(_ words: String..., input: [UInt8] = []) throws -> Answer {
        let run = Run(["measure", "--system"] + words + ["--json"], input: input)
        #expect(run.status == .success, "\(run.errors)")
        return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    }

    @Test func `the lines contain the whole text in order`() throws {
        let text = "one two\nthree   four\tfive"
        let all = try answer("--size", "17", "--width", "70", "-", input: Array((text + "\n").utf8))
        #expect(all.lines.map(\.range.start).first == 0)
        #expect(all.lines.last?.range.end == text.utf8.count)
        for (line, next) in zip(all.lines, all.lines.dropFirst()) {
            #expect(line.range.end == next.range.start)
        }
        #expect(all.lines.allSatisfy { $0.width <= 70 } && !all.isTruncated)
    }

    /// A label of MegaManSec/magic-switch#86 had 51.91 points on a Mac.
    @Test(arguments: [("51.5", true, false), ("51.98", false, true), ("52.5", false, false)])
    func `says if the error of a width decides`(
        width: String,
        isTruncated: Bool,
        isInconclusive: Bool
    ) throws {
        let words = ["Pairing…", "--size", "13", "--lines", "1", "--width", width]
        let answer = try answer("Pairing…", "--size", "13", "--lines", "1", "--width", width)
        #expect(answer.isTruncated == isTruncated && answer.isInconclusive == isInconclusive)
        let text = Run(["measure", "--system"] + words).output
        #expect(text.contains("may be truncated") == isInconclusive)
    }

    /// Labels break Thai between words, which `fit` reports in the same words.
    @Test(arguments: [("ภาษาไทยง่ายมาก", true), ("ไทย", false), ("one two three", false)])
    func `says if only a dictionary finds the words`(words: String, isUnknown: Bool) throws {
        struct Answer: Decodable {
            struct Line: Decodable { let needsDictionary: Bool }
            let needsDictionary: Bool
            let lines: [Line]
        }
        let command = ["measure", "--system", "--size", "17", "--width", "60", words]
        let json = Run(command + ["--json"]).output
        let answer = try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
        #expect(answer.needsDictionary == isUnknown)
        #expect(answer.lines.contains { $0.needsDictionary } == isUnknown)
        #expect(answer.lines.last?.needsDictionary == false)
        #expect(Run(command).output.contains("only a dictionary finds the words") == isUnknown)
    }

    /// The preferred headline is semibold, and has 53 points at AX5.
    @Test func `a text style determines the size and weight on one line`() throws {
        let words = ["measure", "Ab", "--system", "--csv"]
        for (style, weight) in [("headline", "Semibold"), ("body", "Regular")] {
            let styled = Run(words + ["--style", style, "--category", "AX5"])
            let sized = Run(words + ["--size", "53", "--weight", weight])
            #expect(styled.status == .success && styled.output == sized.output)
        }
        let scaled = Run(words + ["--style", "body", "--size", "17", "--category", "AX5"])
        #expect(scaled.output == Run(words + ["--size", "48"]).output)
    }

    @Test func `a row with a missing character is an error with its line`() {
        let rows = "text,weight,size\nA,Regular,13\nデ,Regular,13\n"
        let run = Run(["measure", "--system", "--csv", "-"], input: Array(rows.utf8))
        #expect(run.status == .problem)
        #expect(run.errors == "standard input:3: error: missing: デ U+30C7\n")
        #expect(run.lines.count == 3)
    }

    @Test func `limits the number of lines`() throws {
        let command = MeasureCommand()
        try command.take(["x"])
        let font = try ChosenFont(path: nil, index: nil, size: 9, style: nil, fallbacks: [])
        func report(_ text: String) throws -> ParagraphReport {
            let paragraph = command.paragraph
            return try paragraph.report(
                text,
                font: font,
                width: 9,
                language: nil,
                reader: .reader(nil),
                maximumLines: 3
            )
        }
        #expect(try report("\n\n").text(Terminal()).split(separator: "\n").count == 4)
        let error = #expect(throws: DataError.self) { try report("\n\n\n") }
        #expect(error?.description == "the text exceeds the limit of 3 lines; add --lines")
    }

    @Test(arguments: [["--width", "9"], ["--font", "FILE", "--glyphs"]])
    func `JSON is written in parts`(options: [String]) throws {
        let folder = try Folder(["a.ttf": TestFont().bytes])
        let font = folder.path("a.ttf")
        let words = options.map { $0 == "FILE" ? font : $0 }
        let command = ["measure", String(repeating: "a ", count: 20_000), "--size", "17", "--json"]
        let run = Run(command + words + (words.contains(font) ? [] : ["--system"]))
        #expect(run.output.utf8.count > 1 << 20 && run.largestWrite < 1 << 17, "\(run.errors)")
    }

    @Test func `replaces control characters`() {
        let words = ["measure", "--system", "--size", "9", "--width", "99"]
        let line = Run(words + ["a\u{1B}[2J\u{0}b"]).lines.dropFirst().first
        #expect(line?.hasSuffix("│a\u{FFFD}[2J\u{FFFD}b") == true)
    }
}
