import TypeScaleDiagnostics
import TypeScaleDocuments

/// Finds the rules that ignore a finding.
struct IgnoreTable {
    private let rules: [IgnoreRule]
    /// The indices of the rules for keys.
    private var literals = NameDictionary<[Int]>()
    /// The patterns with wildcards, with the indices of their rules.
    private var globs: [(pattern: GlobPattern, rule: Int)] = []

    /// The patterns that have not matched a key.
    private var unmatchedGlobs: Set<Int> = []
    private var unmatchedLiterals: Set<ExactString> = []

    init(_ rules: [IgnoreRule]) {
        self.rules = rules
        for (index, rule) in rules.enumerated() {
            for pattern in rule.keys.map({ GlobPattern($0) }) {
                if pattern.isLiteral {
                    literals[pattern.literalText, default: []].append(index)
                } else {
                    globs.append((pattern, index))
                }
            }
        }
        unmatchedGlobs = Set(globs.indices)
        unmatchedLiterals = Set(literals.map { ExactString($0.key) })
    }

    /// Records a key of the translations, which patterns can match.
    mutating func record(_ key: String, _ budget: inout MatchingBudget) {
        unmatchedLiterals.remove(ExactString(key))
        for index in unmatchedGlobs where budget.matches(globs[index].pattern, key) {
            unmatchedGlobs.remove(index)
        }
    }

    /// The patterns that matched no key.
    var unmatched: [String] {
        unmatchedGlobs.sorted().map { globs[$0].pattern.text }
            + unmatchedLiterals.sorted().map(\.text)
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
        for key in [finding.key] + finding.otherKeys {
            if literals[key]?.contains(where: admits) == true { return true }
            for (pattern, rule) in globs where admits(rule) {
                if budget.matches(pattern, key) { return true }
            }
        }
        return false
    }
}
