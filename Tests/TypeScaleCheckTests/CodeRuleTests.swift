import Testing
import TypeScaleCheck

struct CodeRuleTests {
    @Test func `severities are ordered`() {
        #expect(CodeRule.Severity.allCases == CodeRule.Severity.allCases.sorted())
    }
}
