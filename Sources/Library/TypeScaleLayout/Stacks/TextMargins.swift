/// The space between the edges of a stack and its labels, in points.
///
/// A margin that is not finite is treated as 0.
public struct TextMargins: Hashable, Sendable {
    /// The space above the labels.
    public var top: Double

    /// The space on the side where reading begins.
    public var leading: Double

    /// The space below the labels.
    public var bottom: Double

    /// The space on the side where reading ends.
    public var trailing: Double

    /// Creates margins, which are 0 points by default.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
