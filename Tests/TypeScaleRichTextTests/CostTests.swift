import Foundation
import Testing
import TypeScale
import TypeScaleRichText

/// Documents that are made to take long.
struct CostTests {
    private func list(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ",")
    }

    @Test func `hostile documents end soon`() throws {
        let keys = list(25) { "\"k\($0)\":1" }
        let documents = [
            Documents.rich(list(1500) { _ in "{\"text\":{\"text\":\"a\",\(keys)}}" }),
            Documents.rich(list(1500) { "{\"text\":{\"text\":\"a\",\"fontName\":\"F\($0)\"}}" }),
            Documents.rich(
                list(1500) { "{\"text\":{\"text\":\"a\",\"lineHeight\":20.\($0)}}" }
            ),
            Documents.rich(list(1500) { _ in "{\"text\":{\"text\":\"a\",\"fontSize\":-1}}" }),
            Documents.text("\"textStyle\":[\(list(20_000) { "\"s\($0)\"" })]"),
            Documents.rich(
                list(9) { _ in "\"\(String(repeating: "\u{202E}\u{2067}", count: 9000))\"" }
            ),
            Documents.rich(
                list(9) { _ in "\"a\(String(repeating: "\u{301}", count: 19_000))\"" }
            ),
            "[{\"viewType\":\"N\",\"content\":[\(list(60_000) { _ in "[]" })]}]",
        ]
        let clock = ContinuousClock()
        for document in documents {
            let time = try clock.measure {
                let screen = try RichTextDecoder().decode(document).document
                _ = screen.resolved(for: TraitCollection()).html()
            }
            #expect(time < .seconds(10), "\(document.prefix(120))")
        }
    }
}
