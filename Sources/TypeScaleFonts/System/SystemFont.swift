/// The published and observed numbers of San Francisco, Apple's system font.
///
/// The widths, the tracking and the x-heights were observed on iOS 26.1. The other vertical metrics
/// are the same from iOS 9 to 27.
package enum SystemFont: Sendable {
    /// The number of font units per em.
    static let unitsPerEm = 2048.0

    /// Returns the share of the display cut at a size, from 0 up to 17 points to 1 from 28 points.
    ///
    /// The system maps the size onto its optical axis with a piecewise linear function. The shares
    /// and the size are fixed-point numbers.
    ///
    /// Source: a fit that reproduces the shares observed at 11 sizes from 17.5 to 27 points.
    /// Between these, the share can be wrong by 1/16384, or 0.0002 points per character.
    static func displayShare(at pointSize: Double) -> Double {
        guard pointSize > 17 else { return 0 }
        guard pointSize < 28 else { return 1 }
        let position = ((pointSize - 17) / 11 * 65536 + 0.5).rounded(.down) / 65536
        func line(
            from start: (position: Double, share: Double),
            to end: (position: Double, share: Double)
        ) -> Double {
            let slope = (end.share - start.share) / (end.position - start.position)
            return start.share + (position - start.position) * slope
        }
        let low = (position: 2979.0 / 16384, share: 1.0 / 11)
        let high = (position: 10426.0 / 16384, share: 13405.0 / 16384)
        let share =
            if position <= low.position {
                line(from: (0, 0), to: low)
            } else if position <= high.position {
                line(from: low, to: high)
            } else {
                line(from: high, to: (1, 1))
            }
        return (share * 16384 + 0.5).rounded(.down) / 16384
    }

    /// Returns the margin of widths at a size, as a share of the width.
    ///
    /// The margin is 0 if the optical size and the tracking were observed. The published tracking
    /// is rounded to hundredths of a point, and exceeds the observed tracking by up to 0.02 points.
    static func margin(at pointSize: Double) -> Double {
        guard pointSize > 0, pointSize.isFinite else { return .infinity }
        // The narrowest character is a quarter of an em wide.
        if trackingUnits(at: pointSize) == nil {
            return publishedTracking(at: pointSize) == nil ? 0.1 : 0.02 / (0.25 * pointSize)
        }
        let isObserved = pointSize == pointSize.rounded(.down) || pointSize == 17.5
        return isObserved || pointSize < 17 || pointSize > 28 ? 0 : 0.0002 / (0.25 * pointSize)
    }
}
