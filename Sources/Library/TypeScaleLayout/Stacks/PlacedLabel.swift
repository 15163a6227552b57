/// A label and its position, in points from the stack's top-left corner.
public struct PlacedLabel: Sendable {
    /// The index of the label in the stack.
    public let index: Int

    /// The label's lines, with positions in points from the label's top-left corner.
    public let layout: TextLayout

    /// The left edge.
    public internal(set) var x: Double

    /// The top edge, on a whole pixel.
    public let y: Double

    /// The size, rounded up to whole pixels.
    public let size: TextSize

    /// The distance from the stack's top to the first baseline, which is on a whole pixel.
    public let firstBaseline: Double

    /// The distance from the stack's top to the last baseline, which is on a whole pixel.
    public let lastBaseline: Double
}
