/// The variance of a width's error as a function of the font size.
///
/// The parts of a text have independent errors, so their variances add up. The deviation of a part,
/// the square root of its variance, is interpolated between the two optical cuts.
package struct ScalableVariance: Sendable {
    /// The sum of squared deviations up to 17 points.
    private var text = 0.0
    /// The sum of squared deviations from 28 points.
    private var display = 0.0
    /// The sum over the products of both deviations.
    private var product = 0.0

    package init() {}

    /// Creates the variance of a part from its 95% bounds in both cuts, in units of 1/2048 em.
    ///
    /// In a normal distribution, a 95% bound is 1.96 deviations.
    init(textBound: Double, displayBound: Double) {
        let scale = 1 / (1.96 * 1.96)
        text = textBound * textBound * scale
        display = displayBound * displayBound * scale
        product = textBound * displayBound * scale
    }

    /// Creates a variance that is proportional to the square of the size.
    package init(_ variance: Double) { (text, display, product) = (variance, variance, variance) }

    package static func += (sum: inout ScalableVariance, other: ScalableVariance) {
        sum.text += other.text
        sum.display += other.display
        sum.product += other.product
    }

    /// Returns the variance at a share of the display cut, in squares of 1/2048 em.
    func units(_ displayShare: Double) -> Double {
        let textShare = 1 - displayShare
        return textShare * textShare * text + displayShare * displayShare * display
            + 2 * textShare * displayShare * product
    }
}
