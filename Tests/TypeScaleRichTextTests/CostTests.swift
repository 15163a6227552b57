import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleRichText

/// Tests expensive documents for their diagnostics and the size of their output.
struct CostTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let document: String
        /// The kind of all listed diagnostics, or `nil` if none are listed.
        var kind: Diagnostic.Kind?
        /// The number of listed diagnostics of that kind.
        var listed = 0
        /// The number of diagnostics that are only counted.
        var unlisted = 0
        var testDescription: String { name }
    }

    private static func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ",")
    }

    private static func parts(_ count: Int, _ members: (Int) -> String) -> String {
        Documents.rich(list(count) { "{\"text\":{\"text\":\"a\",\(members($0))}}" })
    }

    static let cases = [
        Case(
            name: "unknown keys",
            document: parts(1500) { _ in list(25) { "\"k\($0)\":1" } },
            kind: .unknownKey,
            listed: 1000,
            unlisted: 36_500
        ),
        Case(name: "fonts", document: parts(1500) { "\"fontName\":\"F\($0)\"" }),
        Case(name: "line heights", document: parts(1500) { "\"lineHeight\":20.\($0)" }),
        Case(
            name: "negative sizes",
            document: parts(1500) { _ in "\"fontSize\":-1" },
            kind: .badSize,
            listed: 1000,
            unlisted: 500
        ),
        Case(
            name: "unknown styles",
            document: Documents.text("\"textStyle\":[\(list(20_000) { "\"s\($0)\"" })]"),
            kind: .unknownStyle,
            listed: 1000,
            unlisted: 19_000
        ),
        Case(
            name: "changes of direction",
            document: Documents.rich(
                list(9) { _ in "\"\(String(repeating: "\u{202E}\u{2067}", count: 9000))\"" }
            ),
            kind: .bidirectionalControl,
            listed: 9
        ),
        Case(
            name: "marks on one letter",
            document: Documents.rich(
                list(9) { _ in "\"a\(String(repeating: "\u{301}", count: 19_000))\"" }
            ),
            kind: .tooManyMarks,
            listed: 9
        ),
    ]

    @Test(arguments: cases)
    func `output and diagnostics are bounded`(costly: Case) throws {
        let decoded = try RichTextDecoder().decode(costly.document)
        var diagnostics = decoded.diagnostics
        if costly.unlisted > 0 {
            let last = diagnostics.popLast()
            #expect(last?.kind == .tooManyDiagnostics)
            let message = "diagnostics not listed: \(costly.unlisted) (limit diagnostics)"
            #expect(last?.message == message)
        }
        #expect(diagnostics.count == costly.listed)
        #expect(diagnostics.allSatisfy { $0.kind == costly.kind && $0.position != nil })
        let resolved = decoded.document.resolved(for: TraitCollection())
        #expect(resolved.html().utf8.count < 16 * costly.document.utf8.count)
    }

    @Test func `limits the JSON of unknown views`() throws {
        let lists = Self.list(60_000) { _ in "[]" }
        let decoded = try RichTextDecoder().decode("[{\"viewType\":\"N\",\"content\":[\(lists)]}]")
        let summaries = [
            "warning unknownViewType $[0].viewType 1:14", "error payloadTooLarge $[0].content 1:28",
        ]
        #expect(decoded.diagnostics.map(\.summary) == summaries)
    }
}
