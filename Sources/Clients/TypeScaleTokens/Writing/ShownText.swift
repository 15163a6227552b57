import TypeScale
import TypeScaleFoundation

/// Returns untrusted text, truncated and with its control characters replaced.
func visible(_ text: String, upTo limit: Int = 96) -> String {
    VisibleText(text, limit: limit).description
}

/// Returns the name of a role, family or face in quotes, for a message.
func inQuotes(_ name: String) -> String { "'\(visible(name))'" }

extension Double {
    /// The number as the shortest decimal, such as `48`.
    var shortestText: String { DecimalText.shortest(self) }

    /// The number with at most one decimal, such as `47.9`.
    var oneDecimal: String { DecimalText.rounded(self, toPlaces: 1) }
}
