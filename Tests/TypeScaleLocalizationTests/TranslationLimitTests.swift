import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleLocalization

/// Reads files that reach a limit, and files that exceed the limit by one byte.
struct TranslationLimitTests {
    /// Returns whether a JSON file is accepted, or the description of its error.
    private func result(_ text: String) -> String {
        do throws(Diagnostic) {
            _ = try TranslationCatalog(data: Data(text.utf8), path: "a.json")
            return "accepted"
        } catch {
            return error.description
        }
    }

    @Test func `a file can have 8 MiB`() {
        let text = #"{"a":"b"}"#
        let padding = String(repeating: " ", count: 8 << 20 - text.utf8.count)
        #expect(result(text + padding) == "accepted")
        #expect(result(text + padding + " ") == "a.json: the document exceeds the limit of 8 MiB")
    }

    @Test func `a joined key can have 16 KiB`() {
        func text(_ length: Int) -> String {
            let outer = String(repeating: "a", count: 8 << 10)
            return "{\"\(outer)\":{\"\(String(repeating: "b", count: length))\":\"c\"}}"
        }
        #expect(result(text(8 << 10 - 1)) == "accepted")
        #expect(result(text(8 << 10)).hasSuffix(": a nested key exceeds the limit of 16 KiB"))
    }

    /// A file with *n* bytes can have joined keys of 16 *n* + 1 MiB.
    @Test func `all joined keys have a limit`() throws {
        // The list has 201 strings, whose keys end in a period and one, two or three digits.
        let strings = Array(repeating: "\"\"", count: 201).joined(separator: ",")
        func text(_ length: Int) -> String {
            "{\"\(String(repeating: "a", count: length))\":[\(strings)]}"
        }
        func keys(_ length: Int) -> Int { 201 * (length + 1) + 10 + 2 * 90 + 3 * 101 }
        let length = try #require(
            (7_000..<8_000).first { length in
                let excess = keys(length) - 1 << 20
                return excess.isMultiple(of: 16) && excess / 16 >= text(length).utf8.count
            }
        )
        let padding = (keys(length) - 1 << 20) / 16 - text(length).utf8.count
        let spaces = String(repeating: " ", count: padding)
        #expect(result(text(length) + spaces) == "accepted")
        #expect(
            result(text(length) + spaces.dropLast())
                .hasSuffix(": the keys exceed the limit for a file of this size")
        )
    }
}
