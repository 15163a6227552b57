/// Findings that a slots file ignores.
struct IgnoreRule {
    /// The patterns of the keys.
    let keys: [String]
    /// The language codes, or an empty set for all languages.
    var languages: Set<String> = []
    var verdicts = FitVerdict.findings
}

extension FitVerdict {
    /// The verdicts that can be findings.
    static let findings = Set(allCases).subtracting([.fits])

    /// The names of ``findings``.
    static let findingNames = allCases.filter { $0 != .fits }.map(\.rawValue)

    /// Creates the verdict of a finding from its name, in which a hyphen can replace the space.
    init?(finding name: String) {
        let all = Self.allCases.filter { $0 != .fits }
        guard
            let verdict = all.first(where: {
                $0.rawValue.utf8.elementsEqual(name.utf8.map { $0 == 0x2D ? 0x20 : $0 })
            })
        else { return nil }
        self = verdict
    }
}

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
