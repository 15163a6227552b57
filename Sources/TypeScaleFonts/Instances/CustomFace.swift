/// The proportions of a face that is not available as a file, in font units.
///
/// The heights of its text are known. Its widths are not: those of the system's font replace them,
/// and ``FontInstance/exactness(at:)`` is ``FontInstance/Exactness/unknown``.
public struct CustomFace: Hashable, Sendable {
    /// Font units per em.
    package let unitsPerEm: Double

    /// The distance from the baseline up to the top of a line.
    package let ascender: Double

    /// The distance from the baseline to the bottom of a line; negative downwards.
    package let descender: Double

    /// The height of capitals.
    package let capHeight: Double

    /// The height of lowercase letters without ascender.
    package let xHeight: Double

    /// Creates a face, if the numbers are possible: finite, with a positive number of units per em.
    ///
    /// - Parameters:
    ///   - unitsPerEm: Font units per em, positive.
    ///   - ascender: Font units up from the baseline.
    ///   - descender: Font units from the baseline, negative downwards.
    ///   - capHeight: Font units.
    ///   - xHeight: Font units.
    public init?(
        unitsPerEm: Double,
        ascender: Double,
        descender: Double,
        capHeight: Double,
        xHeight: Double
    ) {
        let numbers = [unitsPerEm, ascender, descender, capHeight, xHeight]
        guard unitsPerEm > 0, numbers.allSatisfy({ $0.magnitude <= 1_000_000 }) else { return nil }
        self.unitsPerEm = unitsPerEm
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    func metrics(at pointSize: Double) -> FaceMetrics {
        func points(_ units: Double) -> Double { units * pointSize / unitsPerEm }
        return FaceMetrics(
            pointSize: pointSize,
            ascender: points(ascender),
            descender: points(descender),
            capHeight: points(capHeight),
            xHeight: points(xHeight)
        )
    }
}
