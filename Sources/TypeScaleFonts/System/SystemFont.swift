/// The published and measured numbers of San Francisco, the font of Apple's systems.
///
/// Vertical metrics are those that `UIFont.systemFont` reports on iOS 9 to 27, where they did not
/// change. Advances are those of the 95 printing characters of ASCII, measured on iOS 26.1.
/// ``FontInstance/exactness(at:)`` states their accuracy.
package enum SystemFont: Sendable {
    /// Font units per em.
    package static let unitsPerEm = 2048

    /// Returns the metrics at a size.
    ///
    /// - Parameters:
    ///   - pointSize: Points.
    ///   - weight: The weight on OpenType's scale. It changes only the x-height, which is known for
    ///     400 and 700. Other weights have the x-height of 400, marked as a fallback.
    /// - Returns: The metrics, in points, unrounded.
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

    /// Returns the published tracking at a size, in points.
    ///
    /// Apple's guidelines state it for most whole sizes from 6 to 96. Sizes between two of these
    /// are interpolated.
    ///
    /// - Parameters:
    ///   - pointSize: Points.
    ///   - isCompact: Whether the font is SF Compact, the font of watchOS.
    /// - Returns: Points, negative if characters are closer; `nil` outside 6 to 96 points.
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

    /// Returns the advance of a printing ASCII character at text sizes, in font units.
    static func advance(_ scalar: Unicode.Scalar) -> Int? {
        guard 0x20...0x7E ~= scalar.value else { return nil }
        return advances[Int(scalar.value) - 0x20]
    }

    /// Returns the measured space after each character, or else the published one, or else 0.
    ///
    /// - Parameter pointSize: Points.
    /// - Returns: Points.
    package static func spacing(at pointSize: Double) -> Double {
        if let measured = measuredTracking[pointSize] {
            return measured * pointSize / Double(unitsPerEm)
        }
        return tracking(at: pointSize) ?? 0
    }

    /// Returns the space after each character, in font units.
    ///
    /// - Parameters:
    ///   - pointSize: Points.
    ///   - letterSpacing: Points; `nil` for ``spacing(at:)``.
    /// - Returns: Font units.
    static func spacingUnits(at pointSize: Double, letterSpacing: Double?) -> Double {
        // Measured tracking is exact in font units.
        if letterSpacing == nil, let measured = measuredTracking[pointSize] { return measured }
        let units = (letterSpacing ?? spacing(at: pointSize)) * Double(unitsPerEm) / pointSize
        return units.isFinite ? units : 0
    }
}
