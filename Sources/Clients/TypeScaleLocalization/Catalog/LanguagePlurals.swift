/// The plural categories that a language needs.
struct LanguagePlurals: Hashable, Sendable {
    /// The categories of counts that integers up to 200 select.
    ///
    /// In Russian, only fractions select `other`. In French, only multiples of a million select
    /// `many`, which texts often lack.
    let cardinals: PluralCategories

    /// The categories of ordinals that integers up to 200 select.
    let ordinals: PluralCategories

    /// The categories of the numbered forms in version 3 of i18next's JSON, such as `_0`.
    ///
    /// i18next copied the order of gettext's forms, which is CLDR's in all but two languages.
    private let numbered: [String]

    /// Creates the categories of a language code such as `de`.
    init(language: String) {
        let sample = 0...200
        let counts = PluralNumbers.cardinals.categories(of: sample, in: language)
        cardinals = PluralCategories(counts)
        ordinals = PluralCategories(PluralNumbers.ordinals.categories(of: sample, in: language))
        switch Substring(language.unicodeScalars.prefix { $0 != "-" && $0 != "_" }) {
        case "lv": numbered = ["one", "other", "zero"]
        case "sl": numbered = ["other", "one", "two", "few"]
        default: numbered = cardinals.names
        }
    }

    /// Returns the category of a numbered form, or `nil` if the form has none.
    ///
    /// It has none if the key has another number of forms than the language has categories. For
    /// example, i18next has its own rules for Welsh and Hebrew.
    func category(of form: KeyForm, count: Int?) -> String? {
        guard case .numbered(let number) = form.kind, count == numbered.count,
            numbered.indices.contains(number)
        else { return nil }
        return numbered[number]
    }
}
