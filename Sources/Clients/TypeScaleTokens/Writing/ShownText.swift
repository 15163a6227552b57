import TypeScale

/// Returns untrusted text, cut off and with its control characters replaced.
func visible(_ text: String, upTo limit: Int = 96) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let letters = text.unicodeScalars.prefix(limit + 1).map {
        $0.isControl ? "\u{FFFD}" : String($0)
    }
    return letters.prefix(limit).joined() + (letters.count > limit ? "…" : "")
}

/// Returns the name of a role, family or face in quotes, for a message.
func inQuotes(_ name: String) -> String { "'\(visible(name))'" }

extension Unicode.Scalar {
    /// Whether the scalar is a control or format character, or separates lines or paragraphs.
    fileprivate var isControl: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension Double {
    /// The number as the shortest decimal, such as `48`.
    var shortestText: String { DecimalText.shortest(self) }

    /// The number with at most one decimal, such as `47.9`.
    var oneDecimal: String { DecimalText.rounded(self, toPlaces: 1) }
}
