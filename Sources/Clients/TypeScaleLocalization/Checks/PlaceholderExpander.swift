import TypeScaleLayout

/// The values that replace the placeholders of texts, by language and slot.
struct PlaceholderExpander {
    private var languages: [String: PlaceholderValues] = [:]
    /// The widest characters in the fonts of slots.
    private var characters: [Int: WidestCharacters] = [:]
    /// The numbers that select plural forms, each up to a largest number.
    private var forms: [FormLimit: [Int]] = [:]
    private let sample: String
    /// The remaining bytes for texts with values.
    ///
    /// Findings keep these texts, and a sample can be much longer than its placeholder.
    private var budget = 16 << 20

    /// The maximum number of languages, slots and plural forms whose values are kept.
    private static let maximumCount = 1 << 12

    init(sample: String) {
        // A sample must not add lines.
        self.sample = sample.onOneLine
    }

    /// Returns a text with its widest values in the font of a slot, or `nil` if they are too long.
    ///
    /// The limit for all texts is 16 times their length plus 16 MiB, and for a text 1 MiB.
    mutating func widest(
        _ message: MessageText,
        _ entry: TranslationCatalog.Entry,
        _ language: String,
        _ hints: PlaceholderHints,
        _ slot: Int,
        _ boxes: SlotBoxes
    ) throws(FontError) -> MessageText.Widest? {
        guard !message.nodes.isEmpty, let box = boxes.boxes.first else {
            return MessageText.Widest(text: message.text, assumptions: [])
        }
        if max(languages.count, characters.count, forms.count) >= Self.maximumCount {
            (languages, characters, forms) = ([:], [:], [:])
        }
        var values = languages[language] ?? PlaceholderValues(language: language)
        languages[language] = values
        values.samples = boxes.slot.samples
        values.sample = sample
        values.hints = hints
        values.largestNumber =
            boxes.slot.largestNumber ?? PlaceholderValues.defaultLargestNumber
        values.formNumbers = entry.form.map { numbers(of: $0, upTo: values.largestNumber) }
        var widest = characters[slot] ?? WidestCharacters()
        defer { characters[slot] = widest }
        budget += 16 * message.text.utf8.count
        let limit = min(budget, 1 << 20)
        let result = try message.widest(values, variation: entry.variation, limit: limit, &widest) {
            text throws(FontError) in try box.width(of: text, language: language)
        }
        budget -= min(budget, result.text.utf8.count)
        return result.isComplete ? result : nil
    }

    private struct FormLimit: Hashable {
        let form: PluralForm
        let largest: Int
    }

    private mutating func numbers(of form: PluralForm, upTo largest: Int) -> [Int] {
        let key = FormLimit(form: form, largest: largest)
        if let known = forms[key] { return known }
        let numbers = form.numbers(upTo: largest)
        forms[key] = numbers
        return numbers
    }
}
