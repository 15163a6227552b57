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

    @Test func `draws the lines with their widths`() throws {
        let run = Run("wrap", "--font", "system", "--size", "17", "--width", "60", "Hello there é")
        #expect(run.status == .success)
        #expect(run.lines.count == 4)
        #expect(run.lines[0].hasPrefix("2 lines, "))
        #expect(run.lines[1].hasSuffix(" │Hello"))
        #expect(run.lines[2].hasSuffix(" │there é"))
        #expect(run.lines[3] == "missing: é U+00E9")
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

    @Test func `a limit leaves the rest out`() throws {
        let cut = try answer("--size", "17", "--width", "60", "--lines", "1", "Hello there")
        #expect(cut.isTruncated && cut.lines.count == 1)
        #expect(cut.lines[0].text.hasSuffix("…") && cut.lines[0].width <= 60)
    }

    @Test func `a style grows with the category`() throws {
        #expect(try answer("--style", "body", "--width", "60", "a").size == 17)
        #expect(try answer("--style", "body", "--category", "AX5", "--width", "60", "a").size == 53)
        let scaled = try answer(
            "--style",
            "body",
            "--size",
            "17",
            "--category",
            "AX5",
            "--width",
            "60",
            "a"
        )
        #expect(scaled.size == 48)
    }

    @Test(arguments: [
        (["wrap", "x"], "wrap needs --font FILE|system"),
        (["wrap", "--font", "system", "--width", "9", "x"], "wrap needs a size"),
        (["wrap", "--font", "system", "--size", "9", "x"], "wrap needs --width POINTS"),
        (["wrap", "--font", "system", "--size", "9", "--width", "9"], "wrap needs one text"),
        (
            ["wrap", "--font", "system", "--size", "9", "--width", "9", "--category", "L", "x"],
            "--category goes with --style"
        ),
    ])
    func `wrong use`(words: [String], complaint: String) {
        let run = Run(words)
        #expect(run.status == .misuse && run.output.isEmpty)
        #expect(run.errors.contains(complaint))
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
