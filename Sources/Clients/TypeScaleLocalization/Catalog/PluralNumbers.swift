/// The integers that select a plural category.
///
/// The tables contain the
/// [plural rules of CLDR 47](https://github.com/unicode-org/cldr/blob/release-47/common/supplemental/plurals.xml),
/// without the category `other`. Fractions are ignored. ``ordinals`` has other rules.
struct PluralNumbers: Sendable {
    /// A category that only a few integers select.
    typealias Row = (category: String, numbers: [Int], languages: String)

    /// The categories that only a few integers select.
    private static let rows: [Row] = [
        ("zero", [0], "ar ars blo cy ksh kw lag"),
        (
            "one", [1],
            """
            af an ar ars asa ast az bal bem bez bg blo brx ca ce cgg chr ckb cs cy da de dv ee \
            el en eo es et eu fi fo fur fy ga gl gsw ha haw he hu ia io it iu iw jgo ji jmc ka \
            kaj kcg kk kkj kl ks ksb ksh ku kw ky lag lb lg lij lld mas mgo ml mn mo mr mt nah \
            naq nb nd ne nl nn nnh no nr ny nyn om or os pap pl ps pt_PT rm ro rof rwk saq sat \
            sc scn sd sdh se seh sk sma smi smj smn sms sn so sq ss ssy st sv sw syr ta te teo \
            tig tk tn tr ts ug ur uz ve vec vo vun wae xh xog yi
            """
        ),
        (
            "one", [0, 1],
            "ak am as bho bn csw doi fa ff fr gu guw hi ht hy"
        ), ("one", [0, 1], "kab kn ln mg nso pa pcm pt shi si ti wa zu"),
        ("one", [0, 1] + Array(11...99), "tzm"), ("one", [1, 11], "gd"),
        ("two", [2], "ar ars cy ga he iu iw mt naq sat se sma smi smj smn sms"),
        ("two", [2, 12], "gd"),
        ("few", Array(2...4), "cs sk"), ("few", Array(2...10), "shi"), ("few", [3], "cy"),
        ("few", Array(3...6), "ga"), ("few", Array(3...10) + Array(13...19), "gd"),
        ("many", [6], "cy"), ("many", Array(7...10), "ga"),
    ]

    /// A rule that repeats: the integers have a remainder when divided by 100 or by less.
    struct Rule: Sendable {
        fileprivate let category: String
        fileprivate let languages: String
        /// The number of which all integers are multiples.
        fileprivate let step: Int
        fileprivate let isMet: @Sendable (Int) -> Bool

        init(
            _ category: String,
            _ languages: String,
            step: Int = 1,
            _ isMet: @escaping @Sendable (Int) -> Bool
        ) {
            self.category = category
            self.languages = languages
            self.step = step
            self.isMet = isMet
        }
    }

    /// The categories that an unlimited number of integers selects.
    private static let cardinalRules = [
        Rule("zero", "lv prg") { $0 % 10 == 0 || 11...19 ~= $0 % 100 },
        Rule("one", "be bs hr is lv mk prg ru sh sr uk") { $0 % 10 == 1 && $0 % 100 != 11 },
        Rule("one", "ceb fil tl") { 1...3 ~= $0 || ![4, 6, 9].contains($0 % 10) },
        Rule("one", "lt") { $0 % 10 == 1 && $0 % 100 != 11 },
        Rule("one", "dsb hsb sl") { $0 % 100 == 1 },
        Rule("one", "gv") { $0 % 10 == 1 },
        Rule("one", "br") { $0 % 10 == 1 && ![11, 71, 91].contains($0 % 100) },
        Rule("two", "dsb hsb sl") { $0 % 100 == 2 },
        Rule("two", "gv") { $0 % 10 == 2 },
        Rule("two", "br") { $0 % 10 == 2 && ![12, 72, 92].contains($0 % 100) },
        Rule("two", "kw") {
            [2, 22, 42, 62, 82].contains($0 % 100) || $0 != 0 && $0 % 1_000_000 == 100_000
                || $0 % 1000 == 0
                    && (1...20 ~= $0 / 1000 % 100 || [40, 60, 80].contains($0 / 1000 % 100))
        },
        Rule("few", "be bs hr pl ru sh sr uk") { 2...4 ~= $0 % 10 && !(12...14 ~= $0 % 100) },
        Rule("few", "ar ars") { 3...10 ~= $0 % 100 },
        Rule("few", "mo ro") { $0 == 0 || $0 != 1 && 1...19 ~= $0 % 100 },
        Rule("few", "dsb hsb sl") { 3...4 ~= $0 % 100 },
        Rule("few", "lt") { 2...9 ~= $0 % 10 && !(11...19 ~= $0 % 100) },
        Rule("few", "mt") { $0 == 0 || 3...10 ~= $0 % 100 },
        Rule("few", "gv") { $0 % 20 == 0 },
        Rule("few", "kw") { $0 % 20 == 3 },
        Rule("few", "br") { [3, 4, 9].contains($0 % 10) && ![1, 7, 9].contains($0 / 10 % 10) },
        Rule("many", "ar ars") { 11...99 ~= $0 % 100 },
        Rule("many", "be ru uk") { ![1, 2, 3, 4].contains($0 % 10) || 11...14 ~= $0 % 100 },
        Rule("many", "pl") {
            $0 != 1 && 0...1 ~= $0 % 10 || 5...9 ~= $0 % 10 || 12...14 ~= $0 % 100
        },
        Rule("many", "mt") { 11...19 ~= $0 % 100 },
        Rule("many", "kw") { $0 != 1 && $0 % 20 == 1 },
        Rule("many", "br ca es fr ht it lld pt pt_PT scn vec", step: 1_000_000) { $0 != 0 },
    ]

    private static func words(_ languages: String) -> [Substring] {
        languages.unicodeScalars.split(separator: " ").map(Substring.init)
    }

    /// The rules by category and language.
    private let rules: [String: [Substring: Rule]]
    /// The numbers by category and language.
    private let numbers: [String: [Substring: [Int]]]

    init(_ rows: [Row], _ rules: [Rule]) {
        var ruleTable: [String: [Substring: Rule]] = [:]
        for rule in rules {
            for language in Self.words(rule.languages) {
                ruleTable[rule.category, default: [:]][language] = rule
            }
        }
        var numberTable: [String: [Substring: [Int]]] = [:]
        for row in rows {
            for language in Self.words(row.languages) {
                numberTable[row.category, default: [:]][language] = row.numbers
            }
        }
        (self.rules, numbers) = (ruleTable, numberTable)
    }

    /// The categories of counts.
    static let cardinals = PluralNumbers(rows, cardinalRules)

    /// Returns the integers that select a category in a language, or `nil` if they are unlimited.
    ///
    /// The integers are in ascending order. Without rules for the region in a code such as `de-CH`,
    /// the rules of the language apply.
    func numbers(_ category: String, in language: String) -> [Int]? {
        numbers[category].flatMap { Self.value(in: $0, language) }
    }

    /// Returns the category that each of several integers selects in a language.
    func categories(of integers: some Sequence<Int>, in language: String) -> [String] {
        let few = numbers.compactMapValues { Self.value(in: $0, language) }
        let many = rules.compactMapValues { Self.value(in: $0, language) }
        return integers.map { integer in
            few.first { $0.value.contains(integer) }?.key
                ?? many.first { integer % $0.value.step == 0 && $0.value.isMet(integer) }?.key
                ?? "other"
        }
    }

    /// Returns the largest integer up to a number that selects a category in a language, if an
    /// unlimited number of integers does.
    ///
    /// If no integer up to the number selects it, the result is the smallest that does.
    func largest(_ category: String, in language: String, upTo number: Int) -> Int? {
        guard let rule = rules[category].flatMap({ Self.value(in: $0, language) }) else {
            return nil
        }
        // The smallest number and the distances between numbers are at most 100 steps.
        let last = max(0, number) / rule.step
        let below = (0...min(last, 200)).lazy.map { (last - $0) * rule.step }
        return below.first(where: rule.isMet)
            ?? (0...200).lazy.map { $0 * rule.step }.first(where: rule.isMet)
    }

    private static func value<Value>(in languages: [Substring: Value], _ language: String) -> Value?
    {
        let parts = language.unicodeScalars.split { $0 == "-" || $0 == "_" }.map(Substring.init)
        guard let base = parts.first else { return nil }
        let region = parts.dropFirst().first { $0.utf8.count == 2 }
        let regional = region.flatMap { languages["\(base)_\($0.uppercased())"] }
        return regional ?? languages[Substring(base.lowercased())]
    }

    /// Returns the category in a variation such as `device.mac.plural.one` or `ordinal.one`, and
    /// its rules, if there is one.
    static func selection(
        in variation: String
    ) -> (category: String, numbers: PluralNumbers)? {
        guard variation.utf8.count >= 10 else { return nil }
        let steps = variation.unicodeScalars.split(separator: ".").map(Substring.init)
        for (step, next) in zip(steps, steps.dropFirst()) {
            if step == "plural" { return (String(next), cardinals) }
            if step == "ordinal" { return (String(next), ordinals) }
        }
        return nil
    }
}
