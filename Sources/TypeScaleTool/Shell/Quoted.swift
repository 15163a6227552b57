/// A text from outside, as it may stand in a line on a terminal: in quotes, cut, without controls.
func quoted(_ text: String) -> String { "'\(visible(text))'" }

/// A text from outside, cut, and without what would move a terminal's cursor or colour it.
func visible(_ text: String, upTo limit: Int = 96) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let letters = text.unicodeScalars.prefix(limit + 1).map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
        default: String(scalar)
        }
    }
    return letters.prefix(limit).joined() + (letters.count > limit ? "…" : "")
}
