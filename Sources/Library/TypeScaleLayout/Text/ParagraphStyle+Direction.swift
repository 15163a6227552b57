extension ParagraphStyle.Direction {
    /// Creates the direction for a language code, such as `ar`, `he-IL`, `az-Arab` or `ur_PK`.
    ///
    /// A script in the code takes precedence over the language's usual script. The code is
    /// case-insensitive, and hyphens or underscores separate its subtags. The direction of
    /// an unknown language is left to right.
    public init(languageCode code: String) {
        let parts = code.lowercased().unicodeScalars.split { $0 == "-" || $0 == "_" }
            .map(Substring.init)
        let script = parts.dropFirst().first {
            $0.utf8.count == 4 && $0.unicodeScalars.first?.properties.isAlphabetic == true
        }
        let isRightToLeft =
            script.map(Self.rightToLeftScripts.contains)
            ?? parts.first.map(Self.rightToLeftLanguages.contains) ?? false
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The scripts in current use that are written right to left, from Unicode 15.0.
    private static let rightToLeftScripts: Set<Substring> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]

    /// The languages usually written right to left, from the likely subtags in Unicode CLDR.
    private static let rightToLeftLanguages: Set<Substring> = [
        "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn",
        "nqo", "pnb", "ps", "rhg", "sd", "syr", "ug", "ur", "yi", "arz", "ary", "aeb", "bal", "prs",
    ]
}
