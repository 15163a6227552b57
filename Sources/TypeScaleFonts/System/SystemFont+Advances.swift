extension SystemFont {
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
        if let measured = measuredTracking[pointSize] {
            return (Double(units) + measured) * pointSize / em
        }
        return Double(units) * pointSize / em + (self.tracking(at: pointSize) ?? 0)
    }
}
