extension PluralNumbers {
    /// The categories of ordinals, such as 1st and 2nd.
    ///
    /// The tables contain the
    /// [ordinal rules of CLDR 47](https://github.com/unicode-org/cldr/blob/release-47/common/supplemental/ordinals.xml),
    /// without the category `other`.
    static let ordinals = PluralNumbers(ordinalRows, ordinalRules)

    /// The categories that only a few integers select.
    private static let ordinalRows: [Row] = [
        ("zero", [0], "blo"), ("zero", [0, 7, 8, 9], "cy"),
        (
            "one", [1],
            "bal blo cy fil fr ga gu hi ht hy ka lo mo mr ms ro sq tl vi"
        ),
        ("one", [1, 3], "ca"), ("one", Array(1...4), "ne"), ("one", [1, 5], "hu"),
        ("one", [1, 5, 7, 8, 9], "or"), ("one", [1, 5, 7, 8, 9, 10], "as bn"),
        ("one", [1, 11], "gd"),
        ("two", [2], "ca cy"), ("two", [2, 3], "as bn gu hi mr or"), ("two", [2, 12], "gd"),
        ("few", Array(2...6), "blo"), ("few", [3, 4], "cy"), ("few", [3, 13], "gd"),
        ("few", [4], "as bn ca gu hi mr or"),
        ("many", [5, 6], "cy"), ("many", [6], "as bn gu hi or"),
        ("many", [8, 11, 80, 800], "it lld sc scn vec"),
        ("many", [8, 11] + Array(80...89) + Array(800...899), "lij"),
    ]

    /// The categories that an unlimited number of integers selects.
    private static let ordinalRules = [
        Rule("one", "en mk") { $0 % 10 == 1 && $0 % 100 != 11 },
        Rule("one", "sv") { 1...2 ~= $0 % 10 && !(11...12 ~= $0 % 100) },
        Rule("one", "az") {
            [1, 2, 5, 7, 8].contains($0 % 10) || [20, 50, 70, 80].contains($0 % 100)
        },
        Rule("one", "kw") { 1...4 ~= $0 % 20 },
        Rule("two", "en mk") { $0 % 10 == 2 && $0 % 100 != 12 },
        Rule("few", "en uk") { $0 % 10 == 3 && $0 % 100 != 13 },
        Rule("few", "be") { 2...3 ~= $0 % 10 && !(12...13 ~= $0 % 100) },
        Rule("few", "az") { 3...4 ~= $0 % 10 || $0 % 100 == 0 && $0 % 1000 != 0 },
        Rule("few", "tk") { [6, 9].contains($0 % 10) || $0 == 10 },
        Rule("many", "az") { $0 == 0 || $0 % 10 == 6 || [40, 60, 90].contains($0 % 100) },
        Rule("many", "ka") { $0 == 0 || 2...20 ~= $0 % 100 || [40, 60, 80].contains($0 % 100) },
        Rule("many", "kk") { [6, 9].contains($0 % 10) || $0 % 10 == 0 && $0 != 0 },
        Rule("many", "kw") { $0 % 100 == 5 },
        Rule("many", "mk") { 7...8 ~= $0 % 10 && !(17...18 ~= $0 % 100) },
        Rule("many", "sq") { $0 % 10 == 4 && $0 % 100 != 14 },
    ]
}
