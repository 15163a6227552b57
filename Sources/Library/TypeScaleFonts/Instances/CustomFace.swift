/// The proportions, in font units, of a face whose file is not available.
///
/// Text measured in the face has the heights that you specify, but the widths of text in the
/// system font. All widths are therefore `WidthExactness.estimate`.
public struct CustomFace: Hashable, Sendable {
    /// The number of font units per em.
    let unitsPerEm: Double

    /// The distance from the baseline up to the top of a line.
    let ascender: Double

    /// The offset from the baseline to the bottom of a line, usually negative.
    let descender: Double

    /// The height of capital letters.
    let capHeight: Double

    /// The height of lowercase letters that have no ascender.
    let xHeight: Double

    /// Creates a face, or returns `nil` if `unitsPerEm` is not positive or a number's magnitude
    /// exceeds 1,000,000.
    ///
    /// - Parameters:
    ///   - unitsPerEm: The number of font units per em, which must be positive.
    ///   - ascender: The distance from the baseline up to the top of a line.
    ///   - descender: The offset from the baseline to the bottom of a line, usually negative.
    ///   - capHeight: The height of capital letters.
    ///   - xHeight: The height of lowercase letters that have no ascender.
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
