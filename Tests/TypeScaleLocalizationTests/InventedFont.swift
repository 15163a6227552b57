@testable import TypeScaleLocalization

/// Widths that depend on each scalar alone, so that the width of a text is a sum.
struct InventedFont {
    /// The scalars that are wider than all others.
    var wide = ""
    /// A number that changes the widths of the other scalars.
    var seed: UInt32 = 0

    func width(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { sum, scalar in
            if scalar == " " { return sum + 0.5 }
            if wide.unicodeScalars.contains(scalar) { return sum + 3 }
            let hash = (scalar.value &+ seed &* 7919) &* 2_654_435_761
            return sum + 1 + Double(hash % 97) / 97
        }
    }

    /// Returns a text with its widest values.
    func widest(
        _ message: MessageText,
        _ values: PlaceholderValues,
        variation: String = ""
    ) throws -> MessageText.Widest {
        var characters = WidestCharacters()
        return try message.widest(values, variation: variation, &characters) { width($0) }
    }

    /// Returns a text with its widest values, where all values of one kind have one width.
    func widest(
        _ text: String,
        _ syntaxes: PlaceholderSyntaxes = .all,
        language: String = "en",
        variation: String = "",
        substitutions: [Substitution] = [],
        _ change: (inout PlaceholderValues) -> Void = { _ in }
    ) throws -> MessageText.Widest {
        var values = PlaceholderValues(language: language)
        change(&values)
        let message = MessageText(text, syntaxes: syntaxes, substitutions: substitutions)
        return try widest(message, values, variation: variation)
    }
}

extension PlaceholderSyntaxes {
    static let all: PlaceholderSyntaxes = [.printf, .braces, .dollarBraces]
}
