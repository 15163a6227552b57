/// The layout direction of a user interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// An unspecified direction.
    case unspecified = -1
    /// Left to right, as in Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}
