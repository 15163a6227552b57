import Foundation
import Testing

@testable import TypeScaleLocalization

/// Tests of the numbers that select a plural category, and of texts with such a number.
struct PluralNumbersTests {
    private static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// Returns whether an integer meets a rule in CLDR's
    /// [syntax](https://www.unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax).
    private func isMet(_ rule: String, by number: Int) throws -> Bool {
        func parts(_ text: String, _ separator: String) -> [String] {
            text.components(separatedBy: separator)
        }
        func isMet(relation: String) throws -> Bool {
            let isNegative = relation.contains("!=")
            let sides = parts(relation, isNegative ? " != " : " = ")
            let words = parts(sides[0], " % ")
            // Only `n` and `i` are not 0 for an integer.
            var value = ["n", "i"].contains(words[0]) ? number : 0
            if words.count > 1 { value %= try #require(Int(words[1])) }
            let isListed = try sides[1].split(separator: ",").contains { range in
                let bounds = try parts(String(range), "..").map { try #require(Int($0)) }
                return try #require(bounds.first)...(try #require(bounds.last)) ~= value
            }
            return isListed != isNegative
        }
        return try parts(rule, " or ").contains { condition in
            try parts(condition, " and ").allSatisfy(isMet(relation:))
        }
    }

    @Test func `the numbers are the ones that meet CLDR's rules`() throws {
        var languageCount = 0
        for line in Self.rules.split(separator: "\n") {
            let parts = line.components(separatedBy: "; ")
            let rules = try parts.dropFirst().map { part in
                let words = part.components(separatedBy: ": ")
                return (category: words[0], rule: try #require(words.last))
            }
            for category in Self.categories {
                let rule = rules.first { $0.category == category }?.rule
                let numbers = try rule.map { rule in
                    try (0..<320).filter { try isMet(rule, by: $0) }
                }
                // Rules for larger numbers repeat every hundred or more.
                let few = numbers.flatMap { $0.isEmpty || $0.last ?? 0 > 200 ? nil : $0 }
                for language in parts[0].split(separator: " ") {
                    #expect(PluralNumbers.cardinals.numbers(category, in: String(language)) == few)
                    languageCount += 1
                }
            }
        }
        #expect(languageCount == 6 * 188)
    }

    @Test func `the largest number is the last that meets CLDR's rule`() throws {
        var count = 0
        for line in Self.rules.split(separator: "\n") {
            let parts = line.components(separatedBy: "; ")
            for part in parts.dropFirst() {
                let words = part.components(separatedBy: ": ")
                let (category, rule) = (words[0], try #require(words.last))
                for largest in [2, 999, 9_999, 1_000_000, 2_500_000] {
                    let low = max(0, largest - 320)
                    var candidates = Array((low...largest).reversed()) + Array(0...320)
                    // The other rules repeat after a million.
                    candidates += [2_000_000, 1_000_000].filter { $0 <= largest } + [1_000_000]
                    let expected = try candidates.first { try isMet(rule, by: $0) }
                    for language in parts[0].split(separator: " ").map(String.init) {
                        let limited = PluralNumbers.cardinals.numbers(category, in: language)
                        let found =
                            PluralNumbers.cardinals.largest(category, in: language, upTo: largest)
                        #expect(found == (limited == nil ? expected : nil), "\(language) \(part)")
                        count += found == nil ? 0 : 1
                    }
                }
            }
        }
        #expect(count > 300)
        #expect(PluralNumbers.cardinals.largest("few", in: "ar", upTo: 9_999) == 9_910)
        #expect(PluralNumbers.cardinals.largest("one", in: "ru-RU", upTo: 9_999) == 9_991)
        #expect(PluralNumbers.cardinals.largest("many", in: "fr", upTo: 9_999) == 1_000_000)
        #expect(PluralNumbers.cardinals.largest("many", in: "uk", upTo: .max) != nil)
        #expect(PluralNumbers.cardinals.largest("few", in: "ar", upTo: .min) == 3)
    }

    @Test(arguments: [
        ("%ld", "ar", "few", 9_910), ("%d", "sl", "two", 9_902), ("%lld", "lt", "few", 9_999),
        ("%d", "mt", "many", 9_919), ("%d", "en", "one", 1), ("%d", "fr", "many", 1_000_000),
    ])
    func `a form contains the largest number up to 9,999 that selects it`(
        text: String,
        language: String,
        category: String,
        number: Int
    ) throws {
        let result = try InventedFont()
            .widest(text, language: language, variation: "plural.\(category)")
        #expect(result.text == number.formatted(.number.locale(Locale(identifier: language))))
    }

    @Test func `a region can have rules of its own`() {
        #expect(PluralNumbers.cardinals.numbers("one", in: "pt-BR") == [0, 1])
        #expect(PluralNumbers.cardinals.numbers("one", in: "pt-PT") == [1])
        #expect(PluralNumbers.cardinals.numbers("one", in: "de-CH") == [1])
        #expect(PluralNumbers.cardinals.numbers("one", in: "ru") == nil)
        #expect(PluralNumbers.cardinals.numbers("one", in: "") == nil)
        #expect(PluralNumbers.cardinals.numbers("other", in: "en") == nil)
    }

    @Test(arguments: [
        ("%lld file", "en", "1 file"), ("%lld fichier", "fr", "0 fichier"),
        ("%03d file", "en", "001 file"), ("%+d", "en", "+1"), ("%@: %d", "en", "Mustermann: 1"),
        ("file", "en", "file"), ("%@ file", "en", "Mustermann file"),
        ("%(count)d file", "en", "1 file"),
    ])
    func `a text for one thing contains the number of the category`(
        text: String,
        language: String,
        expected: String
    ) throws {
        // In French, 0 is also in the category, and wider in this font.
        let font = InventedFont(wide: "0")
        let result = try font.widest(text, .printf, language: language, variation: "plural.one")
        #expect(result.text == expected)
    }

    @Test(arguments: [
        // Two values can be the number of the category.
        ("%2$lld", "en", "plural.one"),
        ("%lld", "en", "plural.other"),
        ("%lld", "en", "device.mac"), ("%lld", "zz", "plural.one"), ("%lld", "en", ""),
    ])
    func `other texts contain the widest number`(
        text: String,
        language: String,
        variation: String
    ) throws {
        let result = try InventedFont().widest(text, language: language, variation: variation)
        #expect(result.text.filter(\.isNumber).count == 4)
    }

    @Test func `of two numbers, either can select the category`() throws {
        let result = try InventedFont().widest("%d of %d", language: "en", variation: "plural.one")
        #expect(result.text.filter(\.isNumber).count == 8)
    }

    @Test func `branches of messages contain the numbers that select them`() throws {
        let font = InventedFont(wide: "x")
        for (text, expected) in [
            ("{n, plural, one {# xxx} other {-}}", "1 xxx"),
            ("{n, plural, one {{n} xxx} other {-}}", "1 xxx"),
            ("{n, plural, =5 {{n} # xxx} other {-}}", "5 5 xxx"),
            // The offset is subtracted before the category is chosen.
            ("{n, plural, offset:2 one {{n} # xxx} other {-}}", "3 1 xxx"),
            ("{n, plural, offset:1 =0 {{n} # xxx} other {-}}", "0 -1 xxx"),
            ("{n, plural, one {{s, select, other {{n} xxx}}} other {-}}", "1 xxx"),
        ] {
            #expect(try font.widest(text).text == expected)
        }
        let few = try font.widest("{n, plural, few {# xxx} other {-}}", language: "cs") {
            $0.largestNumber = 2
        }
        #expect(few.text == "2 xxx")
    }

    @Test(arguments: [
        ("en", "one", "9991"), ("en", "two", "9992"), ("en", "few", "9993"),
        ("sv", "one", "9992"), ("it", "many", "800"), ("de", "one", "4444"), ("hu", "one", "5"),
    ])
    func `an ordinal branch contains the largest ordinal of its category`(
        language: String,
        category: String,
        expected: String
    ) throws {
        let text = "{n, selectordinal, \(category) {# xxx} other {}}"
        let font = InventedFont(wide: "x45")
        let branch = try font.widest(text, language: language)
        #expect(branch.text.filter(\.isNumber) == expected)
    }

    /// Compares each number up to 2,000 with the
    /// [rules of CLDR 47](https://github.com/unicode-org/cldr/blob/release-47/common/supplemental/ordinals.xml).
    @Test func `ordinals meet CLDR's rules`() throws {
        var count = 0
        for line in Self.ordinalRules.split(separator: "\n") {
            let parts = line.components(separatedBy: "; ")
            let rules = parts.dropFirst().map { $0.components(separatedBy: ": ") }
            let expected = try (0...2_000).map { number in
                try rules.first { try isMet($0[1], by: number) }?[0] ?? "other"
            }
            for language in parts[0].split(separator: " ").map(String.init) {
                let found = PluralNumbers.ordinals.categories(of: 0...2_000, in: language)
                #expect(found == expected, "\(language)")
                for category in Self.categories where category != "other" {
                    let numbers = expected.indices.filter { expected[$0] == category }
                    let limited = PluralNumbers.ordinals.numbers(category, in: language)
                    let largest = PluralNumbers.ordinals.largest(
                        category,
                        in: language,
                        upTo: 2_000
                    )
                    if (numbers.last ?? 0) > 900 {
                        #expect(
                            limited == nil && largest == numbers.last,
                            "\(language) \(category)"
                        )
                    } else {
                        #expect(
                            (limited ?? []) == numbers && largest == nil,
                            "\(language) \(category)"
                        )
                    }
                }
                count += 1
            }
        }
        #expect(count == 45)
    }

    @Test func `branches of substitutions contain the numbers that select them`() throws {
        let files = Substitution(
            name: "files",
            specifier: "lld",
            argument: 1,
            branches: [
                .init(variation: "plural.one", text: "%arg xxxxxxxxxxxxxxxxxxxx"),
                .init(variation: "plural.other", text: "%arg"),
            ]
        )
        let font = InventedFont(wide: "x")
        let result = try font.widest("%#@files@", substitutions: [files])
        #expect(result.text == "1 xxxxxxxxxxxxxxxxxxxx")
        #expect(result.assumptions == ["%#@files@ = plural.one", "%arg = 1"])
    }
}

extension PluralNumbersTests {
    /// The languages and rules of
    /// [CLDR 47](https://github.com/unicode-org/cldr/blob/release-47/common/supplemental/plurals.xml),
    /// without the category `other`.
    private static let rules = """
        am as bn doi fa gu hi kn pcm zu; one: i = 0 or n = 1
        ff hy kab; one: i = 0,1
        ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi; one: i = 1 and v = 0
        si; one: n = 0,1 or i = 0 and f = 1
        ak bho csw guw ln mg nso pa ti wa; one: n = 0..1
        blo; zero: n = 0; one: n = 1
        tzm; one: n = 0..1 or n = 11..99
        af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc \
        ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om \
        or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug \
        uz ve vo vun wae xh xog; one: n = 1
        da; one: n = 1 or t != 0 and i = 0,1
        is; one: t = 0 and i % 10 = 1 and i % 100 != 11 or t != 0
        mk; one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
        ceb fil tl; one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != \
        4,6,9
        lv prg; zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19; one: n % 10 = 1 \
        and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1
        lag; zero: n = 0; one: i = 0,1 and n != 0
        ksh; zero: n = 0; one: n = 1
        iu naq sat se sma smi smj smn sms; one: n = 1; two: n = 2
        shi; one: i = 0 or n = 1; few: n = 2..10
        mo ro; one: i = 1 and v = 0; few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19
        bs hr sh sr; one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; \
        few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
        fr ht; one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        pt; one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        ca it lld pt_PT scn vec; one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 \
        and v = 0 or e != 0..5
        es; one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
        gd; one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19
        sl; one: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2; few: v = 0 and i % 100 = 3..4 or \
        v != 0
        dsb hsb; one: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = \
        2; few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4
        he iw; one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0
        cs sk; one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0
        pl; one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 \
        and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
        be; one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n % \
        10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
        lt; one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19; many: f \
        != 0
        mt; one: n = 1; two: n = 2; few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19
        ru uk; one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 \
        != 12..14; many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = \
        11..14
        br; one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; few: n \
        % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % 1000000 = 0
        ga; one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10
        gv; one: v = 0 and i % 10 = 1; two: v = 0 and i % 10 = 2; few: v = 0 and i % 100 = \
        0,20,40,60,80; many: v != 0
        kw; zero: n = 0; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = \
        1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few: n % 100 = \
        3,23,43,63,83; many: n != 1 and n % 100 = 1,21,41,61,81
        ar ars; zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99
        cy; zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6
        """

    /// The languages and rules of
    /// [CLDR 47](https://github.com/unicode-org/cldr/blob/release-47/common/supplemental/ordinals.xml),
    /// without the category `other`.
    ///
    /// All other languages have only this category.
    private static let ordinalRules = """
        de ja ru zz;
        as bn; one: n = 1,5,7,8,9,10; two: n = 2,3; few: n = 4; many: n = 6
        az; one: i % 10 = 1,2,5,7,8 or i % 100 = 20,50,70,80; few: i % 10 = 3,4 or i % 1000 = \
        100,200,300,400,500,600,700,800,900; many: i = 0 or i % 10 = 6 or i % 100 = 40,60,90
        bal fil fr ga ht hy lo mo ms ro tl vi; one: n = 1
        be; few: n % 10 = 2,3 and n % 100 != 12,13
        blo; zero: i = 0; one: i = 1; few: i = 2,3,4,5,6
        ca; one: n = 1,3; two: n = 2; few: n = 4
        cy; zero: n = 0,7,8,9; one: n = 1; two: n = 2; few: n = 3,4; many: n = 5,6
        en; one: n % 10 = 1 and n % 100 != 11; two: n % 10 = 2 and n % 100 != 12; few: n % 10 = 3 \
        and n % 100 != 13
        gd; one: n = 1,11; two: n = 2,12; few: n = 3,13
        gu hi; one: n = 1; two: n = 2,3; few: n = 4; many: n = 6
        hu; one: n = 1,5
        it lld sc scn vec; many: n = 11,8,80,800
        ka; one: i = 1; many: i = 0 or i % 100 = 2..20,40,60,80
        kk; many: n % 10 = 6 or n % 10 = 9 or n % 10 = 0 and n != 0
        kw; one: n = 1..4 or n % 100 = 1..4,21..24,41..44,61..64,81..84; many: n = 5 or n % 100 = 5
        lij; many: n = 11,8,80..89,800..899
        mk; one: i % 10 = 1 and i % 100 != 11; two: i % 10 = 2 and i % 100 != 12; many: i % 10 = 7,8 \
        and i % 100 != 17,18
        mr; one: n = 1; two: n = 2,3; few: n = 4
        ne; one: n = 1..4
        or; one: n = 1,5,7..9; two: n = 2,3; few: n = 4; many: n = 6
        sq; one: n = 1; many: n % 10 = 4 and n % 100 != 14
        sv; one: n % 10 = 1,2 and n % 100 != 11,12
        tk; few: n % 10 = 6,9 or n = 10
        uk; few: n % 10 = 3 and n % 100 != 13
        """
}
