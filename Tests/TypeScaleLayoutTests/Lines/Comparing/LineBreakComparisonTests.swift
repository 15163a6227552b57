#if os(Linux)
import Testing
import TypeScaleLayout

/// Compares the line breaker with the toolchain's ICU, which uses Unicode 16.0.
struct LineBreakComparisonTests {
    private static let rounds = 120_000

    /// The characters of Unicode 16.0 that have the same class in ICU, in groups of 256.
    ///
    /// The others are counted by both classes.
    private static let homes:
        (
            scalars: [[Unicode.Scalar]], others: Set<Unicode.Scalar>, changes: [String: Int]
        ) = {
            var homes: [[Unicode.Scalar]] = []
            var others: Set<Unicode.Scalar> = []
            var changes: [String: Int] = [:]
            for page in UInt32(0)..<0x1100 {
                var alike: [Unicode.Scalar] = []
                for scalar in (page << 8..<(page + 1) << 8).compactMap(Unicode.Scalar.init) {
                    guard let age = scalar.properties.age, age <= (16, 0) else { continue }
                    let own = scalar.lineBreakClass
                    let newer = ICULineBreaker.lineBreakClass(scalar)
                    if own == newer {
                        alike.append(scalar)
                    } else {
                        others.insert(scalar)
                        changes["\(own) \(newer)", default: 0] += 1
                    }
                }
                if !alike.isEmpty { homes.append(alike) }
            }
            return (homes, others, changes)
        }()

    // The counts are by the class in this package and in ICU.
    @Test func `all characters except 15 have the same class as in ICU`() {
        // Unicode 17.0 gives hyphens a class of their own, and corrects five characters.
        let changes = ["HH BA": 10, "CM GL": 1, "BA AL": 1, "CL ID": 1, "IS AL": 2]
        #expect(Self.homes.changes == changes)
        #expect(Self.homes.scalars.joined().count > 148_000)
    }

    @Test(arguments: [false, true])
    func `breaks as ICU does`(keepsHangul: Bool) throws {
        var comparison = try Comparison(keepsHangul: keepsHangul)
        var texts = TextGenerator(seed: keepsHangul ? 6 : 5)
        let (homes, others, _) = Self.homes
        for round in 0..<Self.rounds {
            // Every other string contains only common characters. The rest use characters of all
            // scripts.
            let home = round % 2 == 0 ? [] : homes[round / 2 % homes.count]
            let text = texts.next(home: home)
            if others.isDisjoint(with: text.unicodeScalars) { comparison.compare(text) }
        }
        print("compared with ICU: \(comparison)")
        #expect(comparison.count > Self.rounds * 9 / 10)
        // The generated text contains too few of these.
        let rare: Set<LineBreakDifference.Reason> = [.dictionary, .newClass, .joinedFlags]
        let ofHangul: Set<LineBreakDifference.Reason> = [.hangulSymbols, .markedHangul]
        let possible = Set(LineBreakDifference.Reason.allCases)
            .subtracting(keepsHangul ? [] : ofHangul)
        #expect(possible.isSuperset(of: comparison.reasons.keys))
        #expect(possible.subtracting(rare).isSubset(of: comparison.reasons.keys))
    }

    @Test func `finds no words in Thai, Lao, Khmer and Burmese, although ICU does`() throws {
        var comparison = try Comparison(keepsHangul: false)
        for text in ["ภาษาไทยง่ายมากครับ", "ພາສາລາວງ່າຍ", "ភាសាខ្មែរ", "မြန်မာဘာသာ"] {
            comparison.compare(text)
        }
        #expect(Array(comparison.reasons.keys) == [.dictionary])
        #expect(comparison.reasons[.dictionary] ?? 0 > 4)
    }

    @Test func `differs from ICU on the conformance file only where Unicode versions differ`()
        throws
    {
        var comparison = try Comparison(keepsHangul: false)
        for example in try LineBreakTestFile.examples() { comparison.compare(example.text) }
        #expect(comparison.count == 19_346)
        #expect(comparison.differingTexts == 40)
    }
}

/// Compares two line breakers, and records an issue for each difference without a reason.
private struct Comparison: CustomStringConvertible {
    private(set) var count = 0
    private(set) var differingTexts = 0
    private(set) var reasons: [LineBreakDifference.Reason: Int] = [:]
    private let ours: LineBreaker
    private let icu: ICULineBreaker

    init(keepsHangul: Bool) throws {
        var strategy = LineBreakStrategy.southeastAsianWordPriority
        if keepsHangul { strategy.insert(.hangulWordPriority) }
        ours = .standard(strategy: strategy)
        icu = try #require(ICULineBreaker(keepsHangul: keepsHangul))
    }

    mutating func compare(_ text: String) {
        count += 1
        let offsets = ours.opportunities(in: text).map(\.offset)
        let mine = text.scalarCounts(before: offsets, UTF8.width)
        let others = icu.opportunities(in: text)
        guard mine != others else { return }
        differingTexts += 1
        for place in Set(mine).symmetricDifference(others) {
            let isOurs = mine.contains(place)
            let scalars = Array(text.unicodeScalars)
            let difference = LineBreakDifference(scalars, at: place, isOurs: isOurs)
            if let reason = difference.reason {
                reasons[reason, default: 0] += 1
            } else {
                Issue.record("\(text.scalars) at \(place), \(isOurs ? "ours" : "ICU's")")
            }
        }
    }

    var description: String {
        let kinds = reasons.sorted { $0.value > $1.value }.map { "\n    \($1): \($0.rawValue)" }
        return "\(count) texts, \(differingTexts) of them otherwise; places:" + kinds.joined()
    }
}
#endif
