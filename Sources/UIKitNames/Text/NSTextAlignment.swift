/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    /// Aligns lines with the left edge.
    case left = 0
    /// Centers lines.
    case center = 1
    /// Aligns lines with the right edge.
    case right = 2
    /// Aligns lines with both edges.
    case justified = 3
    /// Aligns lines with the edge at which the writing direction begins.
    case natural = 4
}

/// The mode for wrapping or truncating text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries.
    case byWordWrapping = 0
    /// Wraps at character boundaries.
    case byCharWrapping = 1
    /// Clips the end without an ellipsis.
    case byClipping = 2
    /// Replaces the beginning with an ellipsis.
    case byTruncatingHead = 3
    /// Replaces the end with an ellipsis.
    case byTruncatingTail = 4
    /// Replaces the middle with an ellipsis.
    case byTruncatingMiddle = 5
}

/// The writing direction.
public enum NSWritingDirection: Int, Sendable {
    /// The direction that the characters determine.
    case natural = -1
    /// Left to right, as in Latin and Hangul.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}
