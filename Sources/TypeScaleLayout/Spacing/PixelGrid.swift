/// The pixels of a screen, to which sizes and positions are rounded.
///
/// Both roundings ignore errors of arithmetic, because layout adds up many lengths. Otherwise
/// ``rounded(_:)`` agrees with the core's rule, halves away from zero, on all lengths that are not
/// negative; halves of negative positions go up, so that a column keeps its pixels when it moves.
struct PixelGrid: Hashable, Sendable {
    /// Pixels per point, positive and finite.
    let pixelsPerPoint: Double

    /// A grid; a scale that is not positive and finite counts as 1.
    init(of pixelsPerPoint: Double) {
        let isScale = pixelsPerPoint > 0 && pixelsPerPoint.isFinite
        self.pixelsPerPoint = isScale ? pixelsPerPoint : 1
    }

    /// The largest part of a pixel that counts as an error of arithmetic: sums and products of doubles
    /// at any size of a screen leave less.
    private static let tolerance = 1e-6

    /// Returns the smallest whole pixel that is not smaller.
    func roundedUp(_ length: Double) -> Double {
        let pixels = length * pixelsPerPoint
        let nearest = pixels.rounded()
        let isWhole = (pixels - nearest).magnitude < Self.tolerance
        return (isWhole ? nearest : pixels.rounded(.up)) / pixelsPerPoint
    }

    /// Returns the nearest whole pixel; halves go up.
    func rounded(_ length: Double) -> Double {
        (length * pixelsPerPoint + 0.5 + Self.tolerance).rounded(.down) / pixelsPerPoint
    }

    /// Returns the smallest multiple of a quantum, in points, that is not smaller.
    static func roundedUp(_ length: Double, toMultipleOf quantum: Double) -> Double {
        PixelGrid(of: 1 / quantum).roundedUp(length)
    }
}
