/// A text of a table of translations.
public struct Translation: Hashable, Sendable {
    /// What the program calls the text.
    public let key: String

    /// The code of the language, such as `de` or `pt-BR`.
    public let language: String

    /// The text.
    public let text: String

    /// A text.
    ///
    /// - Parameters:
    ///   - key: What the program calls the text.
    ///   - language: The code of the language, which also says in which direction it is read.
    ///   - text: The text.
    public init(key: String, language: String, text: String) {
        self.key = key
        self.language = language
        self.text = text
    }
}

/// A translation that does not fit.
public struct TruncatedTranslation: Hashable, Sendable {
    /// The translation.
    public let translation: Translation

    /// From which category on it is truncated, and what would save it.
    public let fit: TextFit
}
