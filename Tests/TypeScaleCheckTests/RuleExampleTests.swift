import Testing
import TypeScaleTestSupport

@testable import TypeScaleCheck

/// The examples of rules, which their pages show.
struct RuleExampleTests {
    private static let triggering = CheckRule.all.flatMap { rule in
        rule.triggeringExamples.map { Named("\(rule.name): \($0)", (rule, $0)) }
    }
    private static let others = CheckRule.all.flatMap { rule in
        rule.otherExamples.map { Named("\(rule.name): \($0)", (rule, $0)) }
    }

    private func report(_ code: String, _ rule: CheckRule) -> AppReport {
        AppReport(code: code, rules: [rule])
    }

    @Test(arguments: triggering)
    func `an example breaks its rule`(example: Named<(CheckRule, String)>) {
        let (rule, code) = example.value
        #expect(!report(code, rule).findings.isEmpty)
    }

    @Test(arguments: others)
    func `another example does not`(example: Named<(CheckRule, String)>) {
        let (rule, code) = example.value
        #expect(report(code, rule).findings == [])
    }

    @Test(arguments: CheckRule.all.map { Named($0.name, $0) })
    func `a page shows the examples`(rule: Named<CheckRule>) {
        let rule = rule.value
        for example in rule.triggeringExamples + rule.otherExamples {
            let first = example.split(separator: "\n").first ?? ""
            #expect(rule.page.contains("    \(first)"))
        }
    }

    @Test func `names are different`() {
        #expect(Set(CheckRule.all.map(\.name)).count == CheckRule.all.count)
        #expect(CheckRule.all.allSatisfy { CheckRule.named($0.name) == $0 })
        #expect(CheckRule.named("fixed") == nil)
    }
}
