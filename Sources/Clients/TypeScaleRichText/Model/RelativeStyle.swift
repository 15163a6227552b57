public import TypeScale

/// The text style with which a size scales.
public enum RelativeStyle: Hashable, Sendable {
    /// A text style.
    case style(TextStyle)
    /// The style with the nearest size at the Large category, or the smaller of two such styles.
    case automatic
}
