/// The width of text, with the distribution of its error.
///
///     let width = try font.glyphs(of: "AVATAR", at: 17).measuredWidth(at: 17)
///     width.points                      // the best estimate
///     width.deviation                   // its standard deviation, or 0 if the width is exact
///     width.bounds()                    // contains the width with a chance of 95%
///     width.chance(pixelsPerPoint: 2)   // the chance that a label rounds up to the same pixel
///
/// The error of a width in the system font is close to a normal distribution.
public struct MeasuredWidth: Hashable, Sendable {
    /// The width in points, which is the mean of the distribution.
    public let points: Double

    /// The standard deviation in points.
    ///
    /// The deviation is 0 if the width is exact. It does not include the margin of characters and
    /// faces whose widths no source gives, which ``bounds(chance:)`` includes.
    public let deviation: Double

    /// The margin in points.
    package let margin: WidthMargin

    /// The best exactness that the characters and the face permit.
    package let limit: WidthExactness

    /// Creates a width.
    ///
    /// The margin and the variance are in units, of which a point has `1 / scale`.
    package init(
        points: Double,
        variance: Double = 0,
        margin: WidthMargin = .none,
        limit: WidthExactness = .exact,
        scale: Double = 1
    ) {
        self.points = points
        // At a negative size, a width is negative, but its error is not.
        deviation = variance.squareRoot() * scale.magnitude
        var scaled = WidthMargin.none
        scaled.add(margin, scale: scale.magnitude)
        self.margin = scaled
        self.limit = limit
    }
}

extension MeasuredWidth {
    /// Returns how exactly the width is known on a screen.
    ///
    /// - Parameter pixelsPerPoint: The display scale. A scale that is not positive and finite is
    ///   treated as 1.
    /// - Returns: The exactness.
    public func exactness(pixelsPerPoint: Double = 3) -> WidthExactness {
        if limit == .exact, deviation == 0, margin.isZero { return .exact }
        if limit == .estimate { return .estimate }
        let chance = chance(withinPixels: 1, pixelsPerPoint: pixelsPerPoint)
        return chance >= 0.99 ? .withinPixel : .estimate
    }

    /// Returns the chance that the width, rounded up to a pixel, is right.
    ///
    /// - Parameters:
    ///   - pixels: The number of pixels by which the rounded width can be off.
    ///   - pixelsPerPoint: The display scale. A scale that is not positive and finite is treated
    ///     as 1.
    /// - Returns: The chance, from 0 to 1. With a margin, the chance is at least this for any width
    ///   within the margin.
    public func chance(withinPixels pixels: Int = 0, pixelsPerPoint: Double = 3) -> Double {
        guard points.isFinite else { return 0 }
        let scale = pixelsPerPoint > 0 && pixelsPerPoint.isFinite ? pixelsPerPoint : 1
        let off = Double(max(0, pixels))
        // A width that exceeds a whole pixel only by the error of arithmetic is not rounded up.
        let last = (points * scale - 1e-6).rounded(.up)
        let most = (last + off) / scale - points - margin.wider.total
        let least = (last - 1 - off) / scale - points + margin.narrower.total
        guard deviation > 0 else { return least < 0 && most >= -1e-6 ? 1 : 0 }
        let below = NormalDistribution.chance(below: least / deviation)
        return max(0, NormalDistribution.chance(below: most / deviation) - below)
    }

    /// Returns the bounds between which the width lies with a chance.
    ///
    /// The bounds are infinite if nothing is known about a part of the text.
    ///
    /// - Parameter chance: The chance. A chance outside the range from 0 to 0.999999 is treated as
    ///   the nearest of them.
    /// - Returns: The bounds in points, of which the lower is at least 0 if the width is not
    ///   negative.
    public func bounds(chance: Double = 0.95) -> ClosedRange<Double> {
        let spread = deviation > 0 ? NormalDistribution.quantile((1 + chance) / 2) * deviation : 0
        let lower = points - spread - margin.narrower.total
        let upper = points + spread + margin.wider.total
        guard points.isFinite, lower <= upper else { return -.infinity ... .infinity }
        return min(points, max(0, lower))...max(points, upper)
    }
}
