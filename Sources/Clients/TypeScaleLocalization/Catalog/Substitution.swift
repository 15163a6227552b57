/// The texts that replace a placeholder such as `%#@files@` in a string catalog or `.stringsdict`
/// file, or `$t(files)` in JSON.
struct Substitution: Hashable, Sendable {
    /// A text for a plural category, device or width.
    struct Branch: Hashable, Sendable {
        /// The variation, such as `plural.one`, or a number that selects the text, such as `=1`.
        let variation: String
        let text: String
    }

    /// The maximum number of substitutions in a text.
    static let maximumCount = 1000

    /// The name in the placeholder, such as `files`, or the text between its parentheses.
    let name: String

    /// The format of the number without its percent sign, such as `lld`, or an empty string if the
    /// file does not name it.
    let specifier: String

    /// The position of the number among the arguments, starting at 1, or `nil` if the file does not
    /// name it.
    let argument: Int?

    /// The texts in file order.
    let branches: [Branch]
}

/// The kinds of placeholders that a text can contain.
struct PlaceholderSyntaxes: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    /// Placeholders of `printf`, such as `%@`, `%1$d` and `%#@name@`.
    static let printf = PlaceholderSyntaxes(rawValue: 1)
    /// Names or numbers in braces, such as `{0}`, `{name}` and ICU's `{count, plural, ...}`.
    static let braces = PlaceholderSyntaxes(rawValue: 2)
    /// Names in braces after a dollar sign, such as `${name}`.
    static let dollarBraces = PlaceholderSyntaxes(rawValue: 4)

    /// Markup such as `^[%lld file](inflect: true)`, of which only the words are shown.
    static let inflection = PlaceholderSyntaxes(rawValue: 8)

    /// Only names or numbers in braces, such as `{user0}` and `{{name}}`.
    ///
    /// Other braces are text.
    static let names = PlaceholderSyntaxes(rawValue: 16)

    /// Values by the name `count`, which are numbers.
    ///
    /// Libraries that read JSON, such as i18next and vue-i18n, select a plural form by this name.
    static let count = PlaceholderSyntaxes(rawValue: 32)

    /// Values by other names that are numbers in a plural form.
    static let plural = PlaceholderSyntaxes(rawValue: 64)

    /// References to other texts of the program, such as `$t(key)`.
    static let nesting = PlaceholderSyntaxes(rawValue: 128)

    /// Apostrophes that quote text in every message, as in ICU.
    static let quotes = PlaceholderSyntaxes(rawValue: 256)

    /// Numbers without a format that are shown as a program's digits, as in Flutter.
    static let verbatimNumbers = PlaceholderSyntaxes(rawValue: 512)

    /// The placeholders in Xcode's formats.
    ///
    /// Phrases for Siri contain `${applicationName}`. Programs that replace text themselves often
    /// use names in braces.
    static let cocoa: PlaceholderSyntaxes = [.printf, .dollarBraces, .inflection, .names]
}
