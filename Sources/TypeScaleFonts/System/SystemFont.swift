/// The numbers of San Francisco, the font of Apple's systems, so that system text can be measured
/// where the font itself is not.
///
/// Vertical metrics are those of `UIFont.systemFont`, printed on iOS from 9 to 27 without a change.
/// Advances are those of the 95 printing characters of ASCII, measured on iOS 26.1;
/// ``FontInstance/exactness(at:)`` says how accurate they are.
package enum SystemFont: Sendable {
    /// Font units per em.
    package static let unitsPerEm = 2048

    /// The metrics at a size, for any weight but for the x-height.
    ///
    /// - Parameters:
    ///   - pointSize: Points.
    ///   - weight: On OpenType's scale. The x-height is known of 400 and 700; another weight has
    ///     that of 400, marked as a fallback.
    /// - Returns: The metrics, in points, unrounded.
    package static func metrics(at pointSize: Double, weight: Double = 400) -> FaceMetrics {
        func points(_ units: Double) -> Double { units * pointSize / Double(unitsPerEm) }
        return FaceMetrics(
            pointSize: pointSize,
            ascender: points(1950),
            descender: points(-494),
            leading: 0,
            capHeight: points(1443),
            xHeight: points(weight == 700 ? 1101 : 1078),
            fallbacks: weight == 400 || weight == 700 ? [] : [.xHeight]
        )
    }

    /// The space that the system adds behind each character at a size, in points.
    ///
    /// Apple's guidelines print it for most whole sizes from 6 to 96; between two it is taken in
    /// proportion.
    ///
    /// - Parameters:
    ///   - pointSize: Points.
    ///   - isCompact: Whether the font is SF Compact, that of watchOS.
    /// - Returns: Points, negative where characters move closer; `nil` outside of 6 to 96.
    package static func tracking(at pointSize: Double, isCompact: Bool = false) -> Double? {
        let printed = isCompact ? printedCompactTracking : printedTracking
        guard let upper = printed.firstIndex(where: { $0.size >= pointSize }) else { return nil }
        let above = printed[upper]
        if above.size == pointSize { return above.tracking }
        guard upper > 0 else { return nil }
        let below = printed[upper - 1]
        let share = (pointSize - below.size) / (above.size - below.size)
        return below.tracking + share * (above.tracking - below.tracking)
    }

    /// The advance of a printing character of ASCII in the cut for text, in font units.
    static func advance(_ scalar: Unicode.Scalar) -> Int? {
        guard 0x20...0x7E ~= scalar.value else { return nil }
        return advances[Int(scalar.value) - 0x20]
    }
}

extension SystemFont {
    /// The space behind each character at a size, in points: as measured where it was, and else as
    /// printed; 0 where neither is known.
    package static func spacing(at pointSize: Double) -> Double {
        if let measured = measuredTracking[pointSize] {
            return measured * pointSize / Double(unitsPerEm)
        }
        return tracking(at: pointSize) ?? 0
    }

    /// The advance of a printing character of ASCII at a size, in points.
    ///
    /// - Parameters:
    ///   - scalar: The character.
    ///   - pointSize: Points.
    ///   - tracking: Points behind each character; `nil` for the system's own, as measured where it
    ///     was and else as printed.
    /// - Returns: Points; `nil` of another character.
    package static func advance(
        _ scalar: Unicode.Scalar,
        at pointSize: Double,
        tracking: Double?
    ) -> Double? {
        guard let units = advance(scalar) else { return nil }
        let em = Double(unitsPerEm)
        if let tracking { return Double(units) * pointSize / em + tracking }
        // Added before multiplied, in units: what was measured comes out to the last digit.
        guard let measured = measuredTracking[pointSize] else {
            return Double(units) * pointSize / em + spacing(at: pointSize)
        }
        return (Double(units) + measured) * pointSize / em
    }

    /// The space after each character, in font units.
    ///
    /// - Parameters:
    ///   - pointSize: Points.
    ///   - letterSpacing: Points; `nil` for the system's own, as measured where it was and else as
    ///     printed.
    /// - Returns: Font units; 0 where neither is known.
    static func spacingUnits(at pointSize: Double, letterSpacing: Double?) -> Double {
        if letterSpacing == nil, let measured = measuredTracking[pointSize] { return measured }
        let units = (letterSpacing ?? spacing(at: pointSize)) * Double(unitsPerEm) / pointSize
        return units.isFinite ? units : 0
    }
}
