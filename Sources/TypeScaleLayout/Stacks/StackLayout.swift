/// The labels of a stack and their positions, in points from its top left corner.
public struct StackLayout: Sendable {
    /// The labels with text, from the top.
    public let labels: [PlacedLabel]

    /// The size with margins: the requested or widest label's width, and a height in whole pixels.
    public let size: TextSize

    /// The distances between edges and baselines, from the top: one more than labels with text.
    public let gaps: [Double]
}

/// A label and its position.
public struct PlacedLabel: Sendable {
    /// The index of the label in the stack.
    public let index: Int

    /// The lines of the label, in points from the label's own corner.
    public let layout: TextLayout

    /// The left edge.
    public internal(set) var x: Double

    /// The top, on a whole pixel.
    public let y: Double

    /// The size, rounded up to whole pixels.
    public let size: TextSize

    /// The first baseline, from the top of the stack, on a whole pixel.
    public let firstBaseline: Double

    /// The last baseline, from the top of the stack, on a whole pixel.
    public let lastBaseline: Double
}
