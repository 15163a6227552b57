import TypeScaleFoundation
import TypeScaleLayout

/// The texts in the source language that a group of files contains, by key.
struct SourceTexts {
    /// A text and the text sizes at which it does not fit its slot.
    struct Text {
        let text: String
        let variation: String
        private let syntaxes: PlaceholderSyntaxes
        private let substitutions: [Substitution]
        /// The results for each width of the slot, or an empty array for a text that fits.
        var fits: [Fit] = []

        /// Creates a text from an entry, or from the entry in the source language.
        init(_ text: String, of entry: TranslationCatalog.Entry) {
            self.text = text
            variation = entry.variation
            syntaxes = entry.syntaxes
            substitutions = entry.substitutions
        }

        /// The text with its placeholders, which are found each time.
        ///
        /// To keep the placeholders would need many times the memory of the text.
        var message: MessageText {
            MessageText(text, syntaxes: syntaxes, substitutions: substitutions)
        }
    }

    /// A key, its slot, and its texts.
    struct Key {
        let name: String
        /// The index of the slot, or `nil` if the key has none.
        let slot: Int?
        /// The verdicts that a note in the first text's comment ignores.
        let ignored: Set<FitVerdict>
        /// The properties of values that the first text's file tells.
        let hints: PlaceholderHints
        var texts: [Text] = []
        var isTranslatable = true

        /// Whether the key has a source text that should have translations.
        var needsTranslation: Bool { isTranslatable && !texts.isEmpty }
    }

    /// The indices of the keys, whose bytes are compared.
    private var indices = NameDictionary<Int>()
    private(set) var keys: [Key] = []

    /// The number of keys that a translation should have.
    private(set) var translatableCount = 0

    /// Whether the group contains texts in the source language.
    var hasSource: Bool { translatableCount > 0 }

    func index(of key: String) -> Int? { indices[key] }

    /// Adds a key without texts, and returns its index.
    mutating func add(
        _ key: String,
        slot: Int?,
        ignored: Set<FitVerdict>,
        _ hints: PlaceholderHints
    ) -> Int {
        keys.append(Key(name: key, slot: slot, ignored: ignored, hints: hints))
        indices[key] = keys.count - 1
        return keys.count - 1
    }

    mutating func add(_ text: Text, to key: Int, isTranslatable: Bool) {
        if keys[key].texts.isEmpty {
            keys[key].isTranslatable = isTranslatable
            if isTranslatable { translatableCount += 1 }
        }
        keys[key].texts.append(text)
    }

    /// Returns the text that a variation translates.
    ///
    /// This is the text with the same variation, or else with the plural category `other`, or else
    /// the first text of the key. If any number can select the category, except in the source
    /// language, it is the text for `other` too.
    func text(_ key: Int, _ variation: String, _ language: String?, source: String) -> Text? {
        let texts = keys[key].texts
        if texts.count <= 1 { return texts.first }
        var isComparable = true
        if let category = PluralNumbers.category(of: variation) {
            isComparable =
                PluralNumbers.cardinals.numbers(category, in: source) == nil
                || PluralNumbers.cardinals.numbers(category, in: language ?? "") != nil
        }
        return (isComparable ? texts.first { $0.variation == variation } : nil)
            ?? texts.first { $0.variation.utf8.suffix(12).elementsEqual("plural.other".utf8) }
            ?? texts.first
    }
}
