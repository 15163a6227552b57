import Testing
import TypeScaleLayout

/// Ten megabytes of whatever: the time grows with the length, no faster.
///
/// A tenth of that where nothing is optimised.
struct LongTextTests {
    #if DEBUG
    private static let lengths = [125_000, 1_000_000]
    #else
    private static let lengths = [1_250_000, 10_000_000]
    #endif

    static let units = [
        "a", " ", "\n", "\r\n", "\u{301}", "\u{1F1F0}", "\u{1F3FD}", "가", "日", "\u{200D}", "\u{0}",
        "$(\u{301}", "$(", "\u{600}", "\u{E33}", "1,", "\u{202E}", "👩\u{200D}", " \u{301}", "a ",
    ]

    @Test(arguments: units)
    func `breaks a long text in a time that grows as it does`(unit: String) {
        let breaker = LineBreaker()
        let clock = ContinuousClock()
        let texts = Self.lengths.map {
            String(repeating: unit, count: $0 / unit.utf8.count)
        }
        let times = texts.map { text in
            (0..<3).map { _ in
                clock.measure {
                    let last = breaker.opportunities(in: text).last?.offset
                    #expect(last == text.utf8.count)
                }
            }.min() ?? .zero
        }
        // Eight times the text; what else the machine does may take as long again.
        #expect(times[1] < times[0] * 24 + .milliseconds(50), "\(unit.scalars): \(times)")
    }
}
