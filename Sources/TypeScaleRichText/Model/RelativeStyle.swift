public import TypeScale

/// Whether a size follows the reader.
public enum SizeUnit: String, CaseIterable, Codable, Sendable {
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

extension RelativeStyle: LosslessStringConvertible {
    /// The style of that name.
    ///
    /// - Parameter name: A name that `TextStyle` reads, or `auto`; anything else gives `nil`.
    public init?(_ name: String) {
        if name == "auto" {
            self = .automatic
        } else if let style = TextStyle(name) {
            self = .style(style)
        } else {
            return nil
        }
    }

    /// The name: `body`, `auto`.
    public var description: String {
        switch self {
        case .style(let style): style.description
        case .automatic: "auto"
        }
    }
}
