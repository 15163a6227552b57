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
