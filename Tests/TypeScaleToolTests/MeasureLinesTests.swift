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
                category: nil,
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
