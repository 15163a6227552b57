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
