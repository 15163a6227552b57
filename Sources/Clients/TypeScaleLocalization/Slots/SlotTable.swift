import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout
import TypeScaleSupport

/// Finds the slots of keys.
struct SlotTable {
    enum Match: Hashable {
        case none
        case slot(Int)
        /// Two slots whose patterns are equally specific.
        case tie(Int, Int)
    }

    /// A pattern of a slot.
    private struct Rule {
        let pattern: GlobPattern
        let slot: Int
        let hasFiles: Bool

        /// Returns whether the pattern has precedence over another.
        func precedes(_ other: Rule) -> Bool {
            if pattern.isLiteral != other.pattern.isLiteral { return pattern.isLiteral }
            if pattern.literalCount != other.pattern.literalCount {
                return pattern.literalCount > other.pattern.literalCount
            }
            return hasFiles && !other.hasFiles
        }

        /// Returns whether the pattern has precedence over one for a longer key of the same text.
        func precedes(longer other: Rule) -> Bool {
            if pattern.literalCount != other.pattern.literalCount {
                return pattern.literalCount > other.pattern.literalCount
            }
            return precedes(other)
        }
    }

    /// The patterns with wildcards, in order of precedence.
    private var globs: [Rule] = []
    /// The patterns without wildcards by their text.
    private var literals = NameDictionary<[Rule]>()
    /// The patterns of added slots by their text, for keys that no other slot contains.
    private var added = NameDictionary<[Rule]>()
    private let exceptions: [[GlobPattern]]
    private let files: [[GlobPattern]]
    var budget: MatchingBudget

    /// The patterns that have not matched a key.
    private var unmatchedGlobs: Set<Int>
    private var unmatchedLiterals: Set<ExactString>
    /// A sample of the keys, among which a pattern without matches finds its nearest match.
    private var known: [String] = []

    init(_ slots: [Slot], addedStart: Int? = nil, _ budget: MatchingBudget = MatchingBudget()) {
        self.budget = budget
        exceptions = slots.map { $0.excludedKeys.map { GlobPattern($0) } }
        files = slots.map { $0.files.map { GlobPattern($0) } }
        for (index, slot) in slots.enumerated() {
            for text in slot.keys {
                let pattern = GlobPattern(text)
                let rule = Rule(pattern: pattern, slot: index, hasFiles: !slot.files.isEmpty)
                if index >= addedStart ?? .max {
                    added[pattern.literalText, default: []].append(rule)
                } else if pattern.isLiteral {
                    literals[pattern.literalText, default: []].append(rule)
                } else {
                    globs.append(rule)
                }
            }
        }
        globs = Self.sorted(globs)
        for (text, rules) in literals { literals[text] = Self.sorted(rules) }
        unmatchedGlobs = Set(globs.indices)
        unmatchedLiterals = Set(literals.map { ExactString($0.key) })
    }

    /// Returns rules in order of precedence, and otherwise in file order.
    private static func sorted(_ rules: [Rule]) -> [Rule] {
        rules.enumerated()
            .sorted { first, second in
                if first.element.precedes(second.element) { return true }
                return !second.element.precedes(first.element) && first.offset < second.offset
            }
            .map(\.element)
    }

    /// Returns the slot of a text in a file, or none if the budget is exhausted.
    ///
    /// A form has several keys, of which the first and longest one is in the file. A pattern that
    /// is equal to it has precedence. Otherwise, a pattern with more literal characters has, and
    /// then a pattern for a longer key.
    ///
    /// - Parameters:
    ///   - keys: The keys of the text, longer ones first.
    ///   - path: The path of the file.
    /// - Returns: The slot.
    /// - Complexity: O(*n*) in the number of patterns with wildcards.
    mutating func match(_ keys: [String], in path: String) -> Match {
        var best: (rule: Rule, match: Match)?
        var isEqual = false
        for key in keys {
            // Patterns without precedence match too.
            guard let found = rule(key, keys, path), !isEqual else { continue }
            if best.map({ found.rule.precedes(longer: $0.rule) }) ?? true { best = found }
            isEqual = found.rule.pattern.isLiteral && key.utf8.count == keys.first?.utf8.count
        }
        // Patterns that were not compared could have precedence.
        guard !budget.isExhausted else { return .none }
        if let best { return best.match }
        for key in keys {
            if let rule = added[key]?.first(where: { admits($0, keys, path) }) {
                return .slot(rule.slot)
            }
        }
        return .none
    }

    /// Returns the rule for one of a text's keys, and its slot or a tie.
    private mutating func rule(
        _ key: String,
        _ keys: [String],
        _ path: String
    ) -> (rule: Rule, match: Match)? {
        if known.count < 1 << 12 { known.append(key) }
        var found: Rule?
        unmatchedLiterals.remove(ExactString(key))
        for rule in literals[key] ?? [] {
            if let found, found.precedes(rule) { break }
            guard admits(rule, keys, path) else { continue }
            if let found, found.slot != rule.slot { return (found, tie(found, rule)) }
            found = rule
        }
        var compared = 0
        for (index, rule) in globs.enumerated() {
            if let found, found.precedes(rule) { break }
            compared = index + 1
            guard budget.matches(rule.pattern, key) else { continue }
            unmatchedGlobs.remove(index)
            guard admits(rule, keys, path) else { continue }
            if let found, found.slot != rule.slot { return (found, tie(found, rule)) }
            found = rule
        }
        // Patterns without precedence match too.
        for index in unmatchedGlobs
        where index >= compared && budget.matches(globs[index].pattern, key) {
            unmatchedGlobs.remove(index)
        }
        return found.map { ($0, .slot($0.slot)) }
    }

    private func tie(_ first: Rule, _ second: Rule) -> Match {
        .tie(min(first.slot, second.slot), max(first.slot, second.slot))
    }

    private mutating func admits(_ rule: Rule, _ keys: [String], _ path: String) -> Bool {
        for exception in exceptions[rule.slot] {
            for key in keys where budget.matches(exception, key) { return false }
        }
        guard rule.hasFiles else { return true }
        let name = String(path.fileName)
        for pattern in files[rule.slot] {
            let isPath = pattern.text.utf8.contains(UInt8(ascii: "/"))
            if budget.matches(pattern, isPath ? path : name) { return true }
        }
        return false
    }

    /// The patterns that matched no key, by slot, each with the nearest key if there is one.
    var unmatched: [(slot: Int, pattern: String, nearest: String?)] {
        let rules =
            unmatchedGlobs.sorted().map { globs[$0] }
            + unmatchedLiterals.sorted().map(\.text).flatMap {
                literals[$0] ?? []
            }
        var suggestions = 0
        return rules.map { rule in
            var nearest: String?
            if rule.pattern.isLiteral, suggestions < 8 {
                suggestions += 1
                nearest = Spelling.nearest(to: rule.pattern.literalText, among: known)
            }
            return (rule.slot, rule.pattern.text, nearest)
        }
    }
}
