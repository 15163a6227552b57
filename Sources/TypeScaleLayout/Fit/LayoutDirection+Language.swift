extension LayoutDirection {
    /// The direction in which a language is read, by its code: `ar`, `he-IL`, `az-Arab`, `ur_PK`.
    ///
    /// A script in the code decides; without one, the script that the language is usually written in.
    ///
    /// - Parameter code: The code, subtags between hyphens or underscores; case does not matter. What
    ///   is no language is read from left to right.
    public init(languageCode code: String) {
        let parts = code.lowercased().split { $0 == "-" || $0 == "_" }
        let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.first?.isLetter == true }
        let isRightToLeft =
            script.map(Self.rightToLeftScripts.contains)
            ?? parts.first.map(Self.rightToLeftLanguages.contains) ?? false
        self = isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Source: the scripts of Unicode 15.0 whose letters are strong right-to-left and in use.
    private static let rightToLeftScripts: Set<Substring> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]

    /// Source: the likely scripts of the Unicode CLDR.
    private static let rightToLeftLanguages: Set<Substring> = [
        "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn",
        "nqo", "pnb", "ps", "rhg", "sd", "syr", "ug", "ur", "yi", "arz", "ary", "aeb", "bal", "prs",
    ]
}
