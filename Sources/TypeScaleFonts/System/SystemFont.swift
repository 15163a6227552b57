/// The published and measured metrics of San Francisco, Apple's system font.
///
/// The vertical metrics equal the values that `UIFont.systemFont` reports, which are the same from
/// iOS 9 to 27. The advances of the 95 printing ASCII characters were measured on iOS 26.1. For the
/// accuracy of widths, see ``FontInstance/exactness(at:)``.
package enum SystemFont: Sendable {
    /// The number of font units per em.
    package static let unitsPerEm = 2048

    /// Returns the unrounded metrics at a size.
    ///
    /// The weight, on OpenType's scale, affects only the x-height. The x-height is known for the
    /// weights 400 and 700. For other weights, the x-height of weight 400 is used and reported
    /// as a fallback.
    package static func metrics(at pointSize: Double, weight: Double = 400) -> FaceMetrics {
        func points(_ units: Double) -> Double { units * pointSize / Double(unitsPerEm) }
        return FaceMetrics(
            pointSize: pointSize,
            ascender: points(1950),
            descender: points(-494),
            capHeight: points(1443),
            xHeight: points(weight == 700 ? 1101 : 1078),
            fallbacks: weight == 400 || weight == 700 ? [] : [.xHeight]
        )
    }

    /// Returns the published tracking in points, or `nil` outside the range of published sizes.
    ///
    /// Apple's guidelines list the tracking for most whole sizes from 6 to 96 points. SF Compact,
    /// the system font of watchOS, has its own list. Tracking for other sizes in this range is
    /// interpolated. Negative tracking moves characters closer together.
    package static func tracking(at pointSize: Double, isCompact: Bool = false) -> Double? {
        let published = isCompact ? publishedCompactTracking : publishedTracking
        guard let upper = published.firstIndex(where: { $0.size >= pointSize }) else { return nil }
        let above = published[upper]
        if above.size == pointSize { return above.tracking }
        guard upper > 0 else { return nil }
        let below = published[upper - 1]
        let share = (pointSize - below.size) / (above.size - below.size)
        return below.tracking + share * (above.tracking - below.tracking)
    }

    /// Returns the advance at text sizes, in font units, or `nil` if the character isn't printing
    /// ASCII.
    static func advance(_ scalar: Unicode.Scalar) -> Int? {
        guard 0x20...0x7E ~= scalar.value else { return nil }
        return advances[Int(word: scalar.value) - 0x20]
    }

    /// Returns the measured tracking at a size, in points.
    ///
    /// If the tracking was not measured, the published tracking is used. If none is published, the
    /// result is 0.
    package static func spacing(at pointSize: Double) -> Double {
        if let measured = measuredTracking[pointSize] {
            return measured * pointSize / Double(unitsPerEm)
        }
        return tracking(at: pointSize) ?? 0
    }

    /// Returns the space to add after each character, in font units.
    ///
    /// If `letterSpacing`, in points, is `nil`, the result is ``spacing(at:)``.
    static func spacingUnits(at pointSize: Double, letterSpacing: Double?) -> Double {
        // Measured tracking is exact in font units.
        if letterSpacing == nil, let measured = measuredTracking[pointSize] { return measured }
        let units = (letterSpacing ?? spacing(at: pointSize)) * Double(unitsPerEm) / pointSize
        return units.isFinite ? units : 0
    }
}
