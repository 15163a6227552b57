import TypeScaleLayout

/// The values that replace the placeholders of texts, by language and slot.
struct PlaceholderExpander {
    private var languages: [String: PlaceholderValues] = [:]
    /// The widest characters in the fonts of slots.
    private var characters: [Int: WidestCharacters] = [:]
    private let sample: String
    /// The remaining bytes for texts with values.
    ///
    /// Findings keep these texts, and a sample can be much longer than its placeholder.
    private var budget = 16 << 20

    /// The maximum number of languages and slots whose values are kept.
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
        _ variation: String,
        _ language: String,
        _ kind: SampleKind?,
        _ slot: Int,
        _ boxes: SlotBoxes
    ) throws(FontError) -> MessageText.Widest? {
        guard !message.nodes.isEmpty, let box = boxes.boxes.first else {
            return MessageText.Widest(text: message.text, assumptions: [])
        }
        if max(languages.count, characters.count) >= Self.maximumCount {
            languages = [:]
            characters = [:]
        }
        var values = languages[language] ?? PlaceholderValues(language: language)
        languages[language] = values
        values.samples = boxes.slot.samples
        values.sample = sample
        values.kind = kind
        values.largestNumber =
            boxes.slot.largestNumber ?? PlaceholderValues.defaultLargestNumber
        var widest = characters[slot] ?? WidestCharacters()
        defer { characters[slot] = widest }
        budget += 16 * message.text.utf8.count
        let limit = min(budget, 1 << 20)
        let result = try message.widest(values, variation: variation, limit: limit, &widest) {
            text throws(FontError) in try box.width(of: text)
        }
        budget -= min(budget, result.text.utf8.count)
        return result.isComplete ? result : nil
    }
}
