/// A text from outside, as it may stand in a line on a terminal: in quotes, cut, without controls.
func quoted(_ text: String) -> String { "'\(visible(text))'" }

/// A text from outside, cut, and without what would move a terminal's cursor or colour it.
func visible(_ text: String) -> String {
    let letters = text.unicodeScalars.prefix(longestVisible + 1).map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
        default: String(scalar)
        }
    }
    return letters.prefix(longestVisible).joined() + (letters.count > longestVisible ? "…" : "")
}

/// The most scalars of a text from outside that are shown.
private let longestVisible = 96
