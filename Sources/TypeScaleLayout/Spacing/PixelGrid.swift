/// The pixels of a screen, which sizes and places land on.
struct PixelGrid: Hashable, Sendable {
    /// Pixels per point, positive and finite.
    let pixelsPerPoint: Double

    /// A grid; a scale that is not positive and finite counts as 1.
    init(of pixelsPerPoint: Double) {
        let isScale = pixelsPerPoint > 0 && pixelsPerPoint.isFinite
        self.pixelsPerPoint = isScale ? pixelsPerPoint : 1
    }

    /// Less of a pixel than this is an error of arithmetic, not a length: it is what remains of sums
    /// and products of doubles at any size that a screen has.
    private static let tolerance = 1e-6

    /// The next whole pixel that is no smaller.
    func roundedUp(_ length: Double) -> Double {
        let pixels = length * pixelsPerPoint
        let nearest = pixels.rounded()
        let isWhole = (pixels - nearest).magnitude < Self.tolerance
        return (isWhole ? nearest : pixels.rounded(.up)) / pixelsPerPoint
    }

    /// The nearest whole pixel; halves go up.
    func rounded(_ length: Double) -> Double {
        (length * pixelsPerPoint + 0.5 + Self.tolerance).rounded(.down) / pixelsPerPoint
    }

    /// The next multiple of a quantum, in points, that is no smaller.
    static func roundedUp(_ length: Double, toMultipleOf quantum: Double) -> Double {
        PixelGrid(of: 1 / quantum).roundedUp(length)
    }
}
