/// The alignment of lines in text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Alignment with the leading edge.
    case leading
    /// Alignment with the center.
    case center
    /// Alignment with the trailing edge.
    case trailing
}
