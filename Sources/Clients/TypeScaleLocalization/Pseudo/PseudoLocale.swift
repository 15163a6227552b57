/// A fake translation of a text, which shows whether a label has room for real translations.
///
///     let text = PseudoLocale.accented.text(from: "Hello, %@")  // "[Ĥéļļö, »%@« one two]"
///     for locale in PseudoLocale.allCases { print(locale.text(from: "Save")) }
///
/// Placeholders, markup and the addresses of Markdown links remain as they are.
public enum PseudoLocale: String, CaseIterable, Hashable, Sendable {
    /// Texts as long as long translations from English.
    ///
    /// The lengths are the upper ends of the ranges in IBM's *Guidelines to design global
    /// solutions*, which the W3C cites in
    /// [Text size in translation](https://www.w3.org/International/articles/article-text-size):
    ///
    /// | Characters | Additional characters |
    /// |---|---|
    /// | up to 10 | 200% |
    /// | 11 to 20 | 100% |
    /// | 21 to 30 | 80% |
    /// | 31 to 50 | 60% |
    /// | 51 to 70 | 40% |
    /// | more than 70 | 30% |
    ///
    /// The text is repeated up to this length.
    case longer

    /// Accented letters in brackets, half as many letters as additional words.
    ///
    /// This is Android's
    /// [pseudolocale](https://developer.android.com/guide/topics/resources/pseudolocales) `en-XA`.
    case accented

    /// Vowels with two marks each, as in Vietnamese.
    ///
    /// The marks are above and below the letters, and need the height of a tall script.
    case tall

    /// Words between marks that reverse their direction.
    ///
    /// This is Android's
    /// [pseudolocale](https://developer.android.com/guide/topics/resources/pseudolocales) `ar-XB`.
    case rightToLeft
}

extension PseudoLocale {
    /// Returns the fake translation of a text.
    ///
    ///     PseudoLocale.longer.text(from: "Save")  // "Save Save Sa"
    ///
    /// - Parameter source: A text that can contain placeholders of all kinds, such as `%@`,
    ///   `{name}` and ICU's plurals.
    /// - Returns: The fake translation, with the same placeholders.
    /// - Complexity: O(*n*) in the length of the text.
    public func text(from source: String) -> String {
        text(from: source, syntaxes: [.printf, .braces, .dollarBraces])
    }

    /// The language code with which a report names the texts.
    var languageCode: String {
        switch self {
        case .longer: "en-x-longer"
        case .accented: "en-XA"
        case .tall: "en-x-tall"
        case .rightToLeft: "ar-XB"
        }
    }

    /// Returns the fake translation of a text whose placeholders have certain syntaxes.
    func text(from source: String, syntaxes: PlaceholderSyntaxes) -> String {
        let text = PseudoWriter.text(from: source, syntaxes, self)
        return self == .accented ? "[\(text)]" : text
    }

    /// Returns the fake translation of the texts that replace a placeholder.
    func substitution(from source: Substitution, syntaxes: PlaceholderSyntaxes) -> Substitution {
        Substitution(
            name: source.name,
            specifier: source.specifier,
            argument: source.argument,
            branches: source.branches.map {
                let text = PseudoWriter.text(from: $0.text, syntaxes, self)
                return Substitution.Branch(variation: $0.variation, text: text)
            }
        )
    }
}
