import TypeScaleDiagnostics
import TypeScaleLayout

extension MessageText {
    /// A text with values, and the values that were assumed.
    struct Widest: Hashable, Sendable {
        let text: String

        /// Descriptions such as `%@ = Mustermann`, without duplicates.
        let assumptions: [String]

        /// Whether the values do not exceed the limit.
        var isComplete = true
    }

    /// The maximum number of assumptions to state.
    static let maximumAssumptions = 32

    /// Returns the text with its widest values and branches.
    ///
    /// A text without placeholders is returned without being measured.
    ///
    /// - Parameters:
    ///   - values: The values for the language of the text.
    ///   - variation: The variation of the text, such as `plural.one`.
    ///   - limit: The maximum length of all values, in bytes.
    ///   - characters: The widest characters in the font, which grow.
    ///   - width: Measures a text in the font, on one line.
    /// - Returns: The text, and the values that were assumed.
    /// - Throws: The error of `width`.
    /// - Complexity: O(*n*) in the length of all branches for each level of nesting.
    func widest(
        _ values: PlaceholderValues,
        variation: String = "",
        limit: Int = .max,
        _ characters: inout WidestCharacters,
        width: (String) throws(FontError) -> Double
    ) throws(FontError) -> Widest {
        guard !nodes.isEmpty else { return Widest(text: text, assumptions: []) }
        return try withoutActuallyEscaping(width) { (width) throws(FontError) -> Widest in
            let value = PlaceholderExpansion(values: values, width: width, characters: characters)
            var renderer = MessageRenderer(self, value, variation, limit)
            defer { characters = renderer.value.characters }
            let result = try renderer.render(nodes, nil)
            var assumptions: [String] = []
            var known: Set<ExactString> = []
            for each in result.assumptions where known.insert(ExactString(each)).inserted {
                assumptions.append(each)
                if assumptions.count == Self.maximumAssumptions { break }
            }
            return Widest(
                text: result.text,
                assumptions: assumptions,
                isComplete: renderer.remaining >= 0
            )
        }
    }
}
