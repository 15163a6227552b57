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

    @Test func `lines hold all of the text, in order`() throws {
        let text = "one two\nthree   four\tfive"
        let all = try answer("--size", "17", "--width", "70", "-", input: Array((text + "\n").utf8))
        #expect(all.lines.map(\.range.start).first == 0)
        #expect(all.lines.last?.range.end == text.utf8.count)
        for (line, next) in zip(all.lines, all.lines.dropFirst()) {
            #expect(line.range.end == next.range.start)
        }
        #expect(all.lines.allSatisfy { $0.width <= 70 } && !all.isTruncated)
    }

    @Test func `a million lines are enough`() {
        let words = ["wrap", "--font", "system", "--size", "9", "--width", "9", "-", "--csv"]
        let input = [UInt8](repeating: 0x0A, count: 1_000_001)
        let run = Run(words, input: input, pieceSize: 1 << 16)
        #expect(run.status == .problem && run.output.isEmpty)
        #expect(run.errors.contains("more than a million lines; give --lines"))
    }

    @Test func `what moves a terminal is not written to one`() {
        let run = Run(
            "wrap",
            "--font",
            "system",
            "--size",
            "9",
            "--width",
            "99",
            "a\u{1B}[2J\u{0}b"
        )
        #expect(run.status == .success)
        #expect(!run.output.contains("\u{1B}"))
        #expect(Run("wrap", "--font", "/no", "--size", "9", "--width", "9", "a").status == .problem)
    }
}
