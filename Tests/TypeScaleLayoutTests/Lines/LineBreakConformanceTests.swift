import Foundation
import Testing
import TypeScaleLayout

/// The file by which Unicode 15.0 says what conforms to UAX 14.
struct LineBreakConformanceTests {
    @Test func `breaks every line of the conformance file as it says`() throws {
        let url = try #require(
            Bundle.module.url(
                forResource: "LineBreakTest.txt",
                withExtension: nil,
                subdirectory: "Fixtures"
            )
        )
        let breaker = LineBreaker(splitsCharacters: true)
        var count = 0
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
            let parts = line.split(separator: "#", omittingEmptySubsequences: false)[0]
                .split { $0 == " " || $0 == "\t" }
            guard !parts.isEmpty else { continue }
            let (text, expected) = try parse(parts)
            let found = breaker.opportunities(in: text).map(\.offset)
            #expect(found == expected, "\(line)")
            count += 1
        }
        #expect(count == 7654)
    }

    /// The text of a line, and the offsets of its signs of division.
    private func parse(_ parts: [Substring]) throws -> (text: String, breaks: [Int]) {
        var text = ""
        var breaks: [Int] = []
        for part in parts {
            switch part {
            case "÷": breaks.append(text.utf8.count)
            case "×": continue
            default:
                let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init)
                text.unicodeScalars.append(try #require(scalar, "\(part)"))
            }
        }
        return (text, breaks)
    }
}
