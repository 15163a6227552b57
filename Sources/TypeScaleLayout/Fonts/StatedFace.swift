import TypeScaleFonts

/// The proportions of a face that is not at hand, such as one of Apple's, in font units.
///
/// Text in it is laid out by its heights; its widths are not known, and those of the system's font stand in.
public struct StatedFace: Hashable, Sendable {
    /// Font units per em.
    public let unitsPerEm: Double

    /// From the baseline up to the top of a line.
    public let ascender: Double

    /// From the baseline; negative down to the bottom of a line.
    public let descender: Double

    /// The height of capitals.
    public let capHeight: Double

    /// The height of lowercase letters without ascender.
    public let xHeight: Double

    /// A face, if its numbers can be those of one: all are finite, and there are units to the em.
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

    /// The metrics at a size, in points.
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
