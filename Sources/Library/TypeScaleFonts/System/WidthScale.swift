/// The factors of a ``ScalableWidth`` at one size.
package struct WidthScale: Sendable {
    /// The share of the display cut.
    private var displayShare = 0.0
    /// The factor of variances.
    private var varianceFactor = 1.0
    /// The tracking, in units of 1/2048 em.
    private var spacing = 0.0
    /// The number of points in 1/2048 em.
    package let pointsPerUnit: Double

    /// The margin of each advance in the system font, because of the face or the size.
    private(set) var margin = MarginShare(0)
    /// The best exactness that the face and the size permit.
    package private(set) var limit = WidthExactness.exact

    /// Creates the factors for widths that are proportional to the size.
    package init(pointSize: Double) {
        pointsPerUnit = pointSize / SystemFont.unitsPerEm
    }

    /// Creates the factors for a face of the system font.
    ///
    /// `letterSpacing` is in points. If it is `nil`, the face's own tracking is used.
    package init(_ face: SystemFace, at pointSize: Double, letterSpacing: Double? = nil) {
        self.init(pointSize: pointSize)
        displayShare = SystemFont.displayShare(at: pointSize)
        spacing = face.spacing(at: pointSize, letterSpacing)
        margin = face.margin(at: pointSize)
        let deviationFactor = SystemFont.deviationFactor(at: pointSize)
        varianceFactor = deviationFactor * deviationFactor
        // The model was observed on iOS.
        if face.system == .macOS { limit = .withinPixel }
        guard margin.wider > 0 else { return }
        let isObserved = face.margin == 0 && SystemFont.trackingUnits(at: pointSize) != nil
        limit = isObserved ? .withinPixel : .estimate
    }

    /// Returns a width in points.
    package func points(_ width: ScalableWidth) -> Double { units(width) * pointsPerUnit }

    /// Returns a width in units of 1/2048 em.
    package func units(_ width: ScalableWidth) -> Double {
        let units = width.text + displayShare * width.display + spacing * width.tracked
        return units + max(0, spacing) * width.widened
    }

    /// Returns a variance in squares of 1/2048 em.
    package func units(_ variance: ScalableVariance) -> Double {
        varianceFactor * variance.units(displayShare)
    }
}
