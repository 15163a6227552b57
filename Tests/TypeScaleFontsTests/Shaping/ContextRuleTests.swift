import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Chained contexts by class, whose rules are read once, or at each glyph if there are too many.
struct ContextRuleTests {
    private struct Rule {
        var backtrack: [Int]
        var input: [Int]
        var lookahead: [Int]
        var isApplied: Bool

        static func random(_ generator: inout SeededGenerator) -> Rule {
            func values(_ counts: ClosedRange<Int>) -> [Int] {
                (0..<Int.random(in: counts, using: &generator)).map { _ in
                    Int.random(in: 0...3, using: &generator)
                }
            }
            return Rule(
                backtrack: values(0...2),
                input: values(0...2),
                lookahead: values(0...2),
                isApplied: Bool.random(using: &generator)
            )
        }

        var words: [Int] {
            [backtrack.count] + backtrack.reversed() + [input.count + 1] + input
                + [lookahead.count] + lookahead + (isApplied ? [1, 0, 1] : [0])
        }
    }

    /// The classes of glyphs A to E, which are glyphs 2 to 6.
    private static let classes = [1, 2, 3, 0, 2]

    /// The number of rules that exceeds the limit of stored rules.
    private static let excess = 17_000

    /// Returns a context with rules for glyph A, and with unused rules for class 9.
    private static func context(_ rules: [Rule], unused: Int) -> FontBytes {
        var set: [Int] = []
        var offset = 2 + 2 * rules.count
        for rule in rules {
            set.append(offset)
            offset += 2 * rule.words.count
        }
        set = [rules.count] + set + rules.flatMap(\.words)
        let first = 54
        let header = [2, 32, 38, 38, 38, 10]
        let sets = [0, first] + Array(repeating: 0, count: 7) + [first + 2 * set.count]
        let coverage = [1, 1, 2]
        let classes = [1, 2, Self.classes.count] + Self.classes
        // All unused rules are the same bytes.
        let others = Array(repeating: 2 + 2 * unused, count: unused)
        var bytes = FontBytes()
        let parts = [header, sets, coverage, classes, set, [unused], others, [0, 1, 0, 0]]
        for word in parts.joined() { bytes.uint16(word) }
        return bytes
    }

    /// Returns the glyphs according to the specification of chained contexts.
    private static func expected(_ rules: [Rule], _ text: [Int]) -> [UInt16] {
        var glyphs = text
        var index = 0
        func matches(_ values: [Int], at start: Int) -> Bool {
            start >= 0 && start + values.count <= glyphs.count
                && values.indices.allSatisfy { place in
                    let letter = glyphs[start + place] - 2
                    return (classes.indices.contains(letter) ? classes[letter] : 0) == values[place]
                }
        }
        while index < glyphs.count {
            let rule =
                glyphs[index] != 2
                ? nil
                : rules.first { rule in
                    let end = index + 1 + rule.input.count
                    return matches(rule.backtrack, at: index - rule.backtrack.count)
                        && matches(rule.input, at: index + 1) && matches(rule.lookahead, at: end)
                }
            if let rule, rule.isApplied { glyphs[index] += 20 }
            index += 1 + (rule?.input.count ?? 0)
        }
        return glyphs.map { UInt16($0) }
    }

    /// A face that has shaped 1,000 characters has read the rules.
    ///
    /// Before, it reads them again at each glyph, if there are few.
    @Test(arguments: [0, 16, excess], [false, true])
    func `the first rule that matches applies`(unused: Int, isUsed: Bool) throws {
        var generator = SeededGenerator(seed: 36)
        for _ in 0..<40 {
            let rules = (0..<12).map { _ in Rule.random(&generator) }
            try check(rules, [Self.context(rules, unused: unused)], isUsed, &generator)
        }
    }

    /// Lookups with many subtables have a filter.
    @Test(arguments: [12, 80], [false, true])
    func `the first subtable that matches applies`(count: Int, isUsed: Bool) throws {
        var generator = SeededGenerator(seed: 38)
        for _ in 0..<40 {
            let rules = (0..<count).map { _ in Rule.random(&generator) }
            try check(rules, rules.map { Self.context([$0], unused: 0) }, isUsed, &generator)
        }
    }

    /// Applies a lookup with the subtables to random texts.
    private func check(
        _ rules: [Rule],
        _ subtables: [FontBytes],
        _ isUsed: Bool,
        _ generator: inout SeededGenerator
    ) throws {
        let lookups: [FontBytes] = [
            .lookup(6, subtables), .lookup(1, [.singles([2], delta: 20)]),
        ]
        let table = FontBytes.layout(features: [("calt", [0])], lookups: lookups)
        let face = try shapingFace(["GSUB": table])
        if isUsed { _ = try glyphs(String(repeating: "B", count: 1000), face) }
        for _ in 0..<10 {
            let text = (0..<12).map { _ in Int.random(in: 2...6, using: &generator) }
            let string = text.map { String(UnicodeScalar(UInt8(0x41 + $0 - 2))) }.joined()
            #expect(try glyphs(string, face) == Self.expected(rules, text), "\(string)")
        }
    }

    @Test func `stores a limited number of rules`() throws {
        var generator = SeededGenerator(seed: 37)
        let rules = (0..<12).map { _ in Rule.random(&generator) }
        var store = ContextStore()
        for unused in [0, Self.excess] {
            let bytes = TableBytes(Self.context(rules, unused: unused).bytes)
            let context = try #require(SequenceContext(at: Offset(), .chainedContext, bytes))
            var remaining = Int.max
            for _ in 0..<3000 { _ = store.append(context, bytes, &remaining) }
        }
        #expect(store.rules.count <= 1 << 14)
        #expect(store.rules.count > 1 << 13)
    }
}
