/// The integers that select a plural category, for categories that only a few integers select.
///
/// The table contains the
/// [plural rules of CLDR 41](https://github.com/unicode-org/cldr/blob/release-41/common/supplemental/plurals.xml)
/// that a limited number of integers meets. Fractions are ignored.
enum PluralNumbers {
    private static let rows: [(category: String, numbers: [Int], languages: String)] = [
        ("zero", [0], "ar ars cy ksh kw lag"),
        (
            "one", [1],
            """
            af an ar ars asa ast az bal bem bez bg brx ca ce cgg chr ckb cs cy da de dv ee el en eo es \
            et eu fi fo fur fy ga gl gsw ha haw he hu ia io it iu iw jgo ji jmc ka kaj kcg kk kkj kl ks \
            ksb ksh ku kw ky lag lb lg lij mas mgo ml mn mo mr mt nah naq nb nd ne nl nn nnh no nr ny \
            nyn om or os pap pl ps pt_PT rm ro rof rwk saq sat sc scn sd sdh se seh sk sma smi smj smn \
            sms sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi
            """
        ),
        (
            "one", [0, 1],
            "ak am as bho bn doi fa ff fr gu guw hi hy"
        ), ("one", [0, 1], "kab kn ln mg nso pa pcm pt shi si ti wa zu"),
        ("one", [0, 1] + Array(11...99), "tzm"), ("one", [1, 11], "gd"),
        ("two", [2], "ar ars cy ga he iu iw naq sat se sma smi smj smn sms"),
        ("two", [2, 12], "gd"),
        ("few", Array(2...4), "cs sk"), ("few", Array(2...10), "shi"), ("few", [3], "cy"),
        ("few", Array(3...6), "ga"), ("few", Array(3...10) + Array(13...19), "gd"),
        ("many", [6], "cy"), ("many", Array(7...10), "ga"),
    ]

    /// The numbers by category and language.
    private static let table: [String: [Substring: [Int]]] = {
        var table: [String: [Substring: [Int]]] = [:]
        for row in rows {
            for language in row.languages.split(separator: " ") {
                table[row.category, default: [:]][language] = row.numbers
            }
        }
        return table
    }()

    /// Returns the integers that select a category in a language, or `nil` if they are unlimited.
    ///
    /// The integers are in ascending order. Without rules for the region in a code such as `de-CH`,
    /// the rules of the language apply.
    static func numbers(_ category: String, in language: String) -> [Int]? {
        guard let languages = table[category] else { return nil }
        let parts = language.split { $0 == "-" || $0 == "_" }
        guard let base = parts.first else { return nil }
        let region = parts.dropFirst().first { $0.utf8.count == 2 }
        let regional = region.flatMap { languages["\(base)_\($0.uppercased())"] }
        return regional ?? languages[Substring(base.lowercased())]
    }

    /// Returns the category in a variation such as `device.mac.plural.one`, if there is one.
    static func category(of variation: String) -> String? {
        guard variation.utf8.count >= 10 else { return nil }
        let steps = variation.split(separator: ".")
        return zip(steps, steps.dropFirst()).first { $0.0 == "plural" }.map { String($0.1) }
    }
}
