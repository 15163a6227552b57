/// The contrast between colors in a user interface.
public enum UIAccessibilityContrast: Int, Sendable {
    /// An unspecified contrast.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// A higher contrast.
    case high = 1
}
