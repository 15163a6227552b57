import TypeScaleLayout

/// The values that replace the placeholders of texts, by language and slot.
struct PlaceholderExpander {
    private var languages: [String: PlaceholderValues] = [:]
    /// The widest characters in the fonts of slots.
    private var characters: [Int: WidestCharacters] = [:]
    private let sample: String

    /// The maximum number of languages and slots whose values are kept.
    private static let maximumCount = 1 << 12

    init(sample: String) {
        // A sample must not add lines.
        self.sample = sample.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Returns a text with its widest values in the font of a slot.
    mutating func widest(
        _ message: MessageText,
        _ variation: String,
        _ language: String,
        _ slot: Int,
        _ boxes: SlotBoxes
    ) throws(FontError) -> MessageText.Widest {
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
        values.largestNumber = boxes.slot.largestNumber
        var widest = characters[slot] ?? WidestCharacters()
        defer { characters[slot] = widest }
        return try message.widest(values, variation: variation, &widest) { text throws(FontError) in
            try box.width(of: text)
        }
    }
}
