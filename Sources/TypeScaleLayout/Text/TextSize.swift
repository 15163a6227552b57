/// A width and a height.
public struct TextSize: Hashable, Sendable {
    /// Points.
    public let width: Double

    /// Points.
    public let height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Returns the size rounded up to whole pixels, as the size of a label is.
    ///
    /// - Parameter pixelsPerPoint: The screen's scale; one that is not positive and finite counts as 1.
    /// - Returns: Points on the grid of pixels.
    public func roundedUp(pixelsPerPoint: Double) -> TextSize {
        let grid = PixelGrid(of: pixelsPerPoint)
        return TextSize(width: grid.roundedUp(width), height: grid.roundedUp(height))
    }
}
