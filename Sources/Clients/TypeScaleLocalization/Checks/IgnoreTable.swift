/// Finds the rules that ignore a finding.
struct IgnoreTable {
    private let rules: [IgnoreRule]
    /// The indices of the rules for keys.
    private var literals: [String: [Int]] = [:]
    /// The patterns with wildcards, with the indices of their rules.
    private var globs: [(pattern: KeyPattern, rule: Int)] = []

    init(_ rules: [IgnoreRule]) {
        self.rules = rules
        for (index, rule) in rules.enumerated() {
            for pattern in rule.keys.map({ KeyPattern($0) }) {
                if pattern.isLiteral {
                    literals[pattern.literalText, default: []].append(index)
                } else {
                    globs.append((pattern, index))
                }
            }
        }
    }

    /// Returns whether a rule ignores a finding.
    ///
    /// - Complexity: O(*n*) in the number of patterns with wildcards.
    func ignores(_ finding: FitFinding, _ budget: inout MatchingBudget) -> Bool {
        func admits(_ index: Int) -> Bool {
            let rule = rules[index]
            return rule.verdicts.contains(finding.verdict)
                && (rule.languages.isEmpty || rule.languages.contains(finding.language ?? ""))
        }
        if literals[finding.key]?.contains(where: admits) == true { return true }
        for (pattern, rule) in globs where admits(rule) {
            if budget.matches(pattern, finding.key) { return true }
        }
        return false
    }
}
