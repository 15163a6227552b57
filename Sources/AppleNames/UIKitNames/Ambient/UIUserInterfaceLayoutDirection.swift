/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as in Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}
