import Testing
import TypeScaleTestSupport

@testable import TypeScaleLayout

/// Checks that the work for long repetitive text grows linearly.
struct LongTextTests {
    static let units: [Named<String>] = [
        "a", " ", "\n", "\r\n", "\u{301}", "\u{1F1F0}", "\u{1F3FD}", "가", "日", "\u{200D}", "\u{0}",
        "$(\u{301}", "$(", "\u{600}", "\u{E33}", "1,", "\u{202E}", "👩\u{200D}", " \u{301}", "a ",
    ]

    @Test(arguments: units)
    func `reads a long text in linear steps`(unit: Named<String>) {
        let unit = unit.value
        var text = String(repeating: unit, count: 25_000 / unit.utf8.count)
        let count = text.unicodeScalars.count
        text.withSpan { bytes in
            var scanner = LineBreakScanner(LineBreaker())
            var last = 0
            while let next = scanner.next(bytes) { last = next.offset }
            let end = bytes.count
            #expect(last == end)
            // The scanner reads each character once.
            #expect(scanner.rereadCount <= 2 * count, "\(unit.scalars)")
        }
    }

    // Only flags, marks and brackets after a currency sign depend on other characters.
    @Test(arguments: ["a ", "\r\n", "가", "日", "1,"])
    func `reads no character again without need`(unit: String) {
        var text = String(repeating: unit, count: 100)
        text.withSpan { bytes in
            var scanner = LineBreakScanner(LineBreaker())
            while scanner.next(bytes) != nil {}
            #expect(scanner.rereadCount == 0)
        }
    }
}
