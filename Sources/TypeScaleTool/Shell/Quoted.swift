/// A text from outside, as it may stand in a line on a terminal: in quotes, cut, without controls.
func quoted(_ text: String) -> String {
    let visible = text.unicodeScalars.prefix(48).map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
        default: String(scalar)
        }
    }
    return "'\(visible.joined())\(text.unicodeScalars.count > 48 ? "…" : "")'"
}
