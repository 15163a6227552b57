import Foundation
import Testing

@testable import TypeScaleTool

struct WrapCommandTests {
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
        let run = Run(["wrap", "--font", "system"] + words + ["--json"], input: input)
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
        var command = WrapCommand()
        command.maximumLines = 3
        let console = Console(
            input: { _ in [] },
            output: Output { _ in },
            errors: Output { _ in },
            terminal: Terminal()
        )
        let words = ["--font", "system", "--size", "9", "--width", "9"]
        try command.take(words + ["\n\n"])
        #expect(try command.report(console).text(Terminal()).split(separator: "\n").count == 4)
        try command.take(words + ["\n\n\n"])
        let error = #expect(throws: DataError.self) { try command.report(console) }
        #expect(error?.description == "the text exceeds the limit of 3 lines; add --lines")
    }

    @Test func `replaces control characters`() {
        let words = ["wrap", "--font", "system", "--size", "9", "--width", "99"]
        let line = Run(words + ["a\u{1B}[2J\u{0}b"]).lines.dropFirst().first
        #expect(line?.hasSuffix("│a\u{FFFD}[2J\u{FFFD}b") == true)
    }
}
