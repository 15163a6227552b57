extension LayoutDirection {
    /// Creates the direction of a language from its code: `ar`, `he-IL`, `az-Arab`, `ur_PK`.
    ///
    /// A script in the code takes precedence over the usual script of the language. The code is not
    /// case-sensitive, and its subtags are separated by hyphens or underscores. An unknown language
    /// is left to right.
    public init(languageCode code: String) {
        let parts = code.lowercased().split { $0 == "-" || $0 == "_" }
        let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.first?.isLetter == true }
        let isRightToLeft =
            script.map(Self.rightToLeftScripts.contains)
            ?? parts.first.map(Self.rightToLeftLanguages.contains) ?? false
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Source: the scripts of Unicode 15.0 with strong right-to-left letters in current use.
    private static let rightToLeftScripts: Set<Substring> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]

    /// Source: the likely scripts of the Unicode CLDR.
    private static let rightToLeftLanguages: Set<Substring> = [
        "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn",
        "nqo", "pnb", "ps", "rhg", "sd", "syr", "ug", "ur", "yi", "arz", "ary", "aeb", "bal", "prs",
    ]
}
