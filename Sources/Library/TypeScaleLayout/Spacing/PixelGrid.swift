import TypeScale

/// The pixels of a screen, to which sizes and positions are rounded.
///
/// Rounding tolerates the floating-point error that accumulates when layout adds many distances.
/// ``rounded(_:)`` rounds ties up, even for negative positions, so moving a column by whole pixels
/// does not change its rounding.
struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point, finite and greater than 0.
    let pixelsPerPoint: Double

    /// Creates a grid, treating a zero, negative, infinite or NaN scale as 1.
    init(of pixelsPerPoint: Double) {
        let isScale = pixelsPerPoint > 0 && pixelsPerPoint.isFinite
        self.pixelsPerPoint = isScale ? pixelsPerPoint : 1
    }

    /// The maximum fraction of a pixel that is treated as floating-point error.
    ///
    /// At screen sizes, the error of `Double` arithmetic is smaller.
    private static let tolerance = 1e-6

    /// Returns a length rounded up to whole pixels.
    func roundedUp(_ length: Double) -> Double {
        let pixels = length * pixelsPerPoint
        let nearest = Rounding.halfAwayFromZero(pixels)
        let isWhole = (pixels - nearest).magnitude < Self.tolerance
        return (isWhole ? nearest : pixels.rounded(.up)) / pixelsPerPoint
    }

    /// Returns a length rounded to the nearest whole pixel, with ties rounded up.
    func rounded(_ length: Double) -> Double {
        (length * pixelsPerPoint + 0.5 + Self.tolerance).rounded(.down) / pixelsPerPoint
    }

    /// Returns a length in points, rounded up to a multiple of a quantum.
    static func roundedUp(_ length: Double, toMultipleOf quantum: Double) -> Double {
        PixelGrid(of: 1 / quantum).roundedUp(length)
    }
}
