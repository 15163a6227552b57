import TypeScaleFonts

/// A number of points with a normal distribution of its error.
struct Estimate {
    let mean: Double
    let deviation: Double

    /// Creates the estimate for the width of text at a size, or returns `nil` if the width is exact
    /// or has a margin.
    init?(_ width: MeasuredWidth) {
        // Only a margin is contained in the bounds for a chance of 0.
        let margin = width.bounds(chance: 0)
        guard width.deviation > 0, margin.upperBound - margin.lowerBound < 1e-9 else { return nil }
        (mean, deviation) = (width.points, width.deviation)
    }

    /// Creates the estimate for the amount that is added to parts with independent errors.
    init?(of whole: MeasuredWidth, beyond parts: [MeasuredWidth]) {
        guard let whole = Estimate(whole) else { return nil }
        mean = parts.reduce(whole.mean) { $0 - $1.points }
        let variance = parts.reduce(whole.deviation * whole.deviation) {
            $0 - $1.deviation * $1.deviation
        }
        guard variance > 1e-12 else { return nil }
        deviation = variance.squareRoot()
    }

    /// Returns the number of deviations by which a recorded number exceeds the mean.
    func deviations(_ recorded: Double) -> Double { (recorded - mean) / deviation }

    /// Returns whether a recorded number is inside the 95% bound.
    func isInside(_ recorded: Double) -> Bool { abs(deviations(recorded)) <= 1.96 }
}
