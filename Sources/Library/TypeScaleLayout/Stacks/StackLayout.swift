/// The labels in a stack and their positions, in points from the stack's top-left corner.
public struct StackLayout: Sendable {
    /// The labels that contain text, from top to bottom.
    public let labels: [PlacedLabel]

    /// The size including margins.
    ///
    /// The width is the requested width. If none was requested, it is the width of the widest label
    /// plus the margins. The height is rounded up to whole pixels.
    public let size: TextSize

    /// The gaps above, between and below the labels, in points.
    public let gaps: [Double]
}
