/// The writing direction.
public enum NSWritingDirection: Int, Sendable {
    /// The direction that the characters determine.
    case natural = -1
    /// Left to right, as in Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}
