/// A width as a function of the font size.
///
/// At each size, the width is a sum of products. Their other factors are in ``WidthScale``.
package struct ScalableWidth: Sendable {
    /// The number of units per em.
    package static let unitsPerEm = SystemFont.unitsPerEm

    /// The width up to 17 points, without tracking, in units of 1/2048 em.
    package var text: Double

    /// The amount by which the width from 28 points differs.
    var display: Double

    /// The number of advances to which tracking is added.
    var tracked: Double

    /// The number of advances to which only positive tracking is added.
    var widened: Double

    /// Creates a width that, by default, is proportional to the size.
    package init(
        text: Double = 0,
        display: Double = 0,
        tracked: Double = 0,
        widened: Double = 0
    ) {
        self.text = text
        self.display = display
        self.tracked = tracked
        self.widened = widened
    }

    package static func += (sum: inout ScalableWidth, other: ScalableWidth) {
        sum.text += other.text
        sum.display += other.display
        sum.tracked += other.tracked
        sum.widened += other.widened
    }

    static func - (left: ScalableWidth, right: ScalableWidth) -> ScalableWidth {
        var difference = left
        difference += -1 * right
        return difference
    }

    static func * (factor: Double, width: ScalableWidth) -> ScalableWidth {
        ScalableWidth(
            text: factor * width.text,
            display: factor * width.display,
            tracked: factor * width.tracked,
            widened: factor * width.widened
        )
    }
}
