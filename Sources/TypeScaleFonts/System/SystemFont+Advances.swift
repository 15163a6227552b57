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
