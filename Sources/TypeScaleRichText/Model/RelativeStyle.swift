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
