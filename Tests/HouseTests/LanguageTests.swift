import Foundation
import Testing
import TypeScaleTestSupport

/// Tests of the language check, `.ci/language`.
@Suite(.enabled("requires python3") { Program.path(of: "python3") != nil })
struct LanguageTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let text: String
        var path = "Sources/Example/Example.swift"
        let rules: [Int]
        var testDescription: String { text }
    }

    @Test(
        arguments: [
            // Rule 1: words, in comments, strings, test names and Markdown.
            Case(text: "// The glyphs behind the mark.", rules: [1]),
            Case(text: #"let text = "the value is no number""#, rules: [1]),
            Case(text: "@Test func `stands for a picture`() {}", rules: [1]),
            Case(text: "Text from the first glyph on.", path: "Page.md", rules: [1]),
            Case(text: "# A reader is told.", path: ".ci/example", rules: [1]),
            Case(text: "// There is no table; `behind` is code. It is no longer.", rules: []),
            // Rule 2: the first word of a summary.
            Case(text: "/// The width of a text.\nfunc width() -> Double", rules: [2]),
            Case(text: "/// Returns the width.\nvar width: Double", rules: [2]),
            Case(text: "/// The visible state.\nvar isVisible: Bool", rules: [2]),
            Case(text: "/// Whether it is visible.\nvar count: Int", rules: [2]),
            Case(text: "/// What it needs.\nstruct Needs {}", rules: [2]),
            Case(text: "/// Whether it is visible.\nvar isVisible: Bool", rules: []),
            Case(text: "/// Returns the width.\nfunc width() -> Double", rules: []),
            Case(text: "/// A law.\n@Test func `a law holds`() {}", rules: []),
            // Rule 3: bounds.
            Case(text: "// The most bytes in a file.", rules: [3]),
            Case(text: "// The most common value, at most 3.", rules: []),
            // Rule 4: long sentences, and nested "of" in a summary.
            Case(text: "// " + String(repeating: "a ", count: 26), rules: [4]),
            Case(text: "// " + String(repeating: "a ", count: 25), rules: []),
            Case(text: "/// The width of the end of a line.\nlet width = 1", rules: [4]),
            // Rule 5: long lines.
            Case(text: "// " + String(repeating: "o", count: 98), rules: [5]),
            Case(text: "// " + String(repeating: "o", count: 97), rules: []),
        ]
    )
    func `the language check finds violations of each rule`(example: Case) throws {
        let python = try #require(Program.path(of: "python3"))
        let check = House.root.appending(path: ".ci/language").path
        let run = try Program(
            python,
            [check, "--input", example.path],
            input: Array(example.text.utf8)
        )
        let found = run.text.split(separator: "\n").map { line in
            Int(line.split(separator: " ").dropFirst(2).first?.dropLast() ?? "")
        }
        #expect(found == example.rules, "\(run.text)")
    }
}
