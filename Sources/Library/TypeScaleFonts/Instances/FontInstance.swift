/// A font to measure text in: a face in a file, a face of the system font, or a face whose
/// proportions you provide.
///
///     let face = try FontFile(path: "Lato-Regular.ttf").faces[0]
///     let font = FontInstance.file(face)
///     font.metrics(at: 17).lineHeight
///     try font.width(of: "Settings", at: 17)      // requires TypeScaleFonts
///
/// You pass the size to each method, because the advances of the system font depend on the size.
public enum FontInstance: Hashable, Sendable {
    /// A face in a font file.
    case file(Typeface)
    /// A face of the system font, whose metrics are built in.
    case system(SystemFace)
    /// A face whose proportions you provide.
    case custom(CustomFace)
}

extension FontInstance {
    /// Returns the vertical metrics at a size.
    ///
    /// - Parameter pointSize: The font size in points.
    /// - Returns: The unrounded metrics in points.
    public func metrics(at pointSize: Double) -> FaceMetrics {
        switch self {
        case .file(let face): face.metrics(at: pointSize)
        case .system(let face): face.metrics(at: pointSize)
        case .custom(let face): face.metrics(at: pointSize)
        }
    }

    /// Returns the space that the face itself adds after each character.
    ///
    /// The advances in a font file already include tracking. The system font and custom faces use
    /// the tracking on iOS from 8 to 40 points, and otherwise the tracking in Apple's guidelines.
    /// Both are interpolated. SF Mono has no tracking.
    ///
    /// - Parameter pointSize: The font size in points.
    /// - Returns: The tracking in points. The tracking is 0 for a font file. For other fonts, it is
    ///   `nil` outside the published sizes, from 6 to 96 points. Negative tracking moves characters
    ///   closer together.
    public func tracking(at pointSize: Double) -> Double? {
        switch self {
        case .file: 0
        case .system(let face): face.tracking(at: pointSize)
        case .custom: SystemFace().tracking(at: pointSize)
        }
    }
}

/// The proportions, in font units, of a face whose file is not available.
///
/// Text measured in the face has the heights that you specify, but the widths of text in the
/// system font. All widths are therefore `WidthExactness.estimated`.
public struct CustomFace: Hashable, Sendable {
    /// The number of font units per em.
    package let unitsPerEm: Double

    /// The distance from the baseline up to the top of a line.
    package let ascender: Double

    /// The offset from the baseline to the bottom of a line, usually negative.
    package let descender: Double

    /// The height of capital letters.
    package let capHeight: Double

    /// The height of lowercase letters that have no ascender.
    package let xHeight: Double

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
