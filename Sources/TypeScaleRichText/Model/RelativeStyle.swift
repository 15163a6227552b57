public import TypeScale

/// Whether a size follows the reader.
public enum SizeUnit: Sendable {
    /// It does: scaled pixels, as Android calls them.
    case sp
    /// It does not: the same for every reader.
    case dp
}

/// The text style that a size grows with.
public enum RelativeStyle: Hashable, Sendable {
    /// A style by its name.
    case style(TextStyle)
    /// The style whose own size at large is nearest to that of the text, the smaller of two.
    case automatic
}

extension SizeUnit {
    /// The unit of a name in a document.
    init?(_ name: String) {
        switch name {
        case "sp": self = .sp
        case "dp": self = .dp
        default: return nil
        }
    }
}

extension RelativeStyle {
    /// The style of a name in a document: one that `TextStyle` reads, or `auto`.
    init?(_ name: String) {
        if name == "auto" {
            self = .automatic
        } else if let style = TextStyle(name) {
            self = .style(style)
        } else {
            return nil
        }
    }
}
