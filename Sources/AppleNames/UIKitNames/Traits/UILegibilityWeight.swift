/// The font weight that the reader prefers for legible text.
public enum UILegibilityWeight: Int, Sendable {
    /// An unspecified weight.
    case unspecified = -1
    /// The regular weight.
    case regular = 0
    /// The heavier weight that applies when Bold Text is on.
    case bold = 1
}
