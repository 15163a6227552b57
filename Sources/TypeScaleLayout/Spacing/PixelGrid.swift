/// The pixels of a screen, to which sizes and positions are rounded.
///
/// Both roundings ignore arithmetic errors, because layout adds many lengths. Otherwise
/// ``rounded(_:)`` rounds non-negative lengths as the core does, halves away from zero. It rounds
/// halves of negative positions up, so that a column keeps its pixels when it moves.
struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point, positive and finite.
    let pixelsPerPoint: Double

    /// Creates a grid; a scale that is not positive and finite counts as 1.
    init(of pixelsPerPoint: Double) {
        let isScale = pixelsPerPoint > 0 && pixelsPerPoint.isFinite
        self.pixelsPerPoint = isScale ? pixelsPerPoint : 1
    }

    /// The maximum part of a pixel that counts as an arithmetic error.
    ///
    /// Double arithmetic at screen sizes leaves less.
    private static let tolerance = 1e-6

    /// Returns a length rounded up to whole pixels.
    func roundedUp(_ length: Double) -> Double {
        let pixels = length * pixelsPerPoint
        let nearest = pixels.rounded()
        let isWhole = (pixels - nearest).magnitude < Self.tolerance
        return (isWhole ? nearest : pixels.rounded(.up)) / pixelsPerPoint
    }

    /// Returns a length rounded to the nearest whole pixel; halves go up.
    func rounded(_ length: Double) -> Double {
        (length * pixelsPerPoint + 0.5 + Self.tolerance).rounded(.down) / pixelsPerPoint
    }

    /// Returns a length rounded up to a multiple of a quantum, in points.
    static func roundedUp(_ length: Double, toMultipleOf quantum: Double) -> Double {
        PixelGrid(of: 1 / quantum).roundedUp(length)
    }
}
