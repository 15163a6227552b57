/// A width and a height.
public struct TextSize: Hashable, Sendable {
    /// The width, in points.
    public let width: Double

    /// The height, in points.
    public let height: Double

    /// Creates a size.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Returns the size rounded up to whole pixels, like the size of a label.
    ///
    /// A zero, negative, infinite or NaN scale is treated as 1.
    public func roundedUp(pixelsPerPoint: Double) -> TextSize {
        let grid = PixelGrid(of: pixelsPerPoint)
        return TextSize(width: grid.roundedUp(width), height: grid.roundedUp(height))
    }
}
