import Testing
import TypeScaleLayout

struct LineBreakConformanceTests {
    @Test func `passes every line of the conformance file`() throws {
        let breaker = LineBreaker.standard(
            strategy: .southeastAsianWordPriority,
            strictness: .strict
        )
        let examples = try LineBreakTestFile.examples()
        #expect(examples.count == 19_346)
        for example in examples {
            let found = breaker.opportunities(in: example.text).map(\.offset)
            #expect(found == example.breaks, "\(example.line)")
        }
    }
}
