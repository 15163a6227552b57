import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleTestSupport

struct DiagnosticTests {
    private let position = TextPosition(line: 4, column: 12)

    @Test func `a description has the place, the path and the message`() {
        let file = Diagnostic(.unreadable, "cannot read the file", file: "a.json")
        #expect("\(file)" == "a.json: cannot read the file")
        var value = Diagnostic(.unknownKey, "unknown key", file: "a.json", path: "b.c")
        value.position = position
        #expect("\(value)" == "a.json:4:12: b.c: unknown key")
        #expect(value.line == 4 && value.column == 12)
        #expect("\(value.inFile(""))" == "4:12: b.c: unknown key")
        #expect(value.localizedDescription == "\(value)")
    }

    @Test(arguments: [
        (Diagnostic.Severity.error, ""), (.warning, "warning: "), (.note, "note: "),
    ])
    func `a warning or note says so`(severity: Diagnostic.Severity, start: String) {
        let diagnostic = Diagnostic(.unknownKey, "unknown key", severity: severity, file: "a")
        #expect("\(diagnostic)" == "a: \(start)unknown key")
    }

    @Test func `severities are ordered`() {
        let all: [Diagnostic.Severity] = [.note, .warning, .error]
        #expect(Diagnostic.Severity.allCases == all)
        for (index, first) in all.enumerated() {
            for (other, second) in all.enumerated() {
                #expect((first < second) == (index < other))
            }
        }
    }

    @Test func `a long path is cut off in the description only`() {
        for count in [80, 81] {
            let path = String(repeating: "k", count: count)
            let diagnostic = Diagnostic(.longKey, "long", path: path)
            let end = count > 80 ? "…: long" : ": long"
            #expect("\(diagnostic)" == String(path.prefix(80)) + end)
            #expect(diagnostic.path == path)
        }
    }

    @Test func `diagnostics are in the order of their files, positions and paths`() {
        func diagnostic(
            _ file: String,
            _ line: Int?,
            _ path: String = "",
            _ message: String = "m"
        ) -> Diagnostic {
            let position = line.map { TextPosition(line: $0, column: 100 - $0) }
            return Diagnostic(.syntax, message, file: file, path: path, position: position)
        }
        let sorted = [
            diagnostic("a", 2, "z"), diagnostic("a", 10, "b"), diagnostic("a", 10, "c", "m"),
            diagnostic("a", 10, "c", "n"), diagnostic("a", nil, "a"), diagnostic("b", 1),
        ]
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<20 { #expect(sorted.shuffled(using: &generator).sorted() == sorted) }
        var other = sorted[0]
        other.offset = 5
        #expect((sorted[0] < other) != (other < sorted[0]))
    }

    @Test func `a path cannot send an escape to a terminal`() {
        let path = "a\u{1B}[31m\nb" + String(repeating: "\u{301}", count: 100)
        let description = Diagnostic(.longKey, "long", path: path).description
        #expect(description.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(description.unicodeScalars.count == 80 + "…: long".unicodeScalars.count)
    }

    @Test func `other modules add kinds`() {
        let code = Diagnostic.Kind("unlicensedFont")
        #expect(code == Diagnostic.Kind(rawValue: "unlicensedFont") && code != .syntax)
        #expect("\(code)" == "unlicensedFont")
    }
}
