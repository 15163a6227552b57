import TypeScaleDiagnostics
import TypeScaleLayout

/// The texts in the source language that a group of files contains, by key.
struct SourceTexts {
    /// A text and the text sizes at which it does not fit its slot.
    struct Text {
        let text: String
        let variation: String
        private let syntaxes: PlaceholderSyntaxes
        private let substitutions: [Substitution]
        /// The index of the slot in which the text was measured, or `nil` if it has none.
        var slot: Int?
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
        /// The index of the first text's slot, or `nil` if it has none.
        let slot: Int?
        /// The verdicts that a note in the first text's comment ignores.
        let ignored: Set<FitVerdict>
        /// An end that names a form of the key in the source file, or `nil` if none does.
        fileprivate(set) var form: KeyForm?
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

    /// The slots of texts whose keys have ends that name forms, by the key in the file.
    var slots = NameDictionary<Int?>()

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

    /// Notes that the source file contains a form of a key.
    mutating func add(_ form: KeyForm, to key: Int) {
        guard keys[key].form == nil else { return }
        keys[key].form = form
        // The first text has the key itself if no form was added for it.
        if !keys[key].texts.isEmpty { slots[keys[key].name] = keys[key].slot }
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
    /// the first text of the key. In other languages than the source's, a category that any number
    /// can select is compared with `other`. The context of a text does not matter.
    func text(_ key: Int, _ variation: String, _ language: String?, source: String) -> Text? {
        let texts = keys[key].texts
        if texts.count <= 1 { return texts.first }
        let variation = TranslationCatalog.Entry.variation(withoutContext: variation)
        var isComparable = true
        if let (category, numbers) = PluralNumbers.selection(in: variation) {
            isComparable =
                numbers.numbers(category, in: source) == nil
                || numbers.numbers(category, in: language ?? "") != nil
        }
        let isOrdinal = variation.utf8.starts(with: "ordinal.".utf8)
        let other = isOrdinal ? "ordinal.other" : "plural.other"
        return (isComparable ? texts.first { $0.variation == variation } : nil)
            ?? texts.first { $0.variation.utf8.suffix(other.utf8.count).elementsEqual(other.utf8) }
            ?? texts.first
    }
}
