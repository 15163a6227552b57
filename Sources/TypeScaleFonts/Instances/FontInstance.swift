/// A face that text can be measured in: one of a file, one of the system's font, or a caller's own
/// numbers.
///
///     let face = try FontFile(path: "Lato-Regular.ttf").faces[0]
///     let font = FontInstance.file(face)
///     font.metrics(at: 17).lineHeight
///     try font.width(of: "Settings", at: 17)
///
/// A size is an argument of each operation, since the system's font has other advances at each
/// size.
public enum FontInstance: Hashable, Sendable {
    /// A face of a font file.
    case file(Typeface)
    /// A face of the system's font, of which only numbers are known.
    case system(SystemFace)
    /// A face of which the caller knows the proportions.
    case custom(CustomFace)

    /// How accurate the widths of an instance are, from the best.
    public enum Exactness: Sendable {
        /// The widths are those of the font, with its kerning and ligatures.
        case exact
        /// Each advance is as measured. Pairs that UIKit kerns, such as `AV`, are wider here.
        case unkerned
        /// Each advance is as measured, but the tracking is Apple's published one, which is rounded
        /// to hundredths of a point.
        case estimated
        /// The advances are those of another face, or of another optical size.
        case unknown
    }
}

extension FontInstance {
    /// Returns the vertical metrics at a size.
    ///
    /// - Parameter pointSize: Points.
    /// - Returns: The metrics, in points, unrounded.
    public func metrics(at pointSize: Double) -> FaceMetrics {
        switch self {
        case .file(let face): face.metrics(at: pointSize)
        case .system(let face): face.metrics(at: pointSize)
        case .custom(let face): face.metrics(at: pointSize)
        }
    }

    /// Returns the glyphs of a text.
    ///
    /// The system's font has advances for the printing characters of ASCII. Others are
    /// ``GlyphRun/missing`` and have no width.
    ///
    /// - Parameters:
    ///   - text: The text, in one line: line breaks and tabs are characters like others.
    ///   - pointSize: Points.
    ///   - features: The features that the font applies; the system's font applies none.
    ///   - letterSpacing: Points after each cluster; `nil` for the face's own tracking. Where it is
    ///     not 0, optional ligatures are off, as in UIKit and CSS.
    /// - Returns: The glyphs.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: O(*n*) in the length of the text, by a factor that depends on the font's
    ///   lookups and has a limit.
    public func glyphs(
        of text: String,
        at pointSize: Double,
        features: FontFeatures = .default,
        letterSpacing: Double? = nil
    ) throws(FontError) -> GlyphRun {
        switch self {
        case .file(let face):
            let spacing = letterSpacing.map { $0 * Double(face.unitsPerEm) / pointSize } ?? 0
            return try GlyphRun(text, in: face, features: features, letterSpacing: spacing)
        case .system, .custom:
            return GlyphRun(inSystemFont: text, at: pointSize, letterSpacing: letterSpacing)
        }
    }

    /// Returns the width of a text: the one way to measure a text in one line.
    ///
    ///     try font.width(of: "AVATAR", at: 100)                       // kerned
    ///     try font.width(of: "AVATAR", at: 100, features: .none)      // advances alone
    ///     try font.width(of: "AVATAR", at: 100, letterSpacing: 10)
    ///
    /// ``exactness(at:)`` says how accurate the width is, and ``GlyphRun/missing`` and
    /// ``GlyphRun/needsShaping`` what the face lacks for the text.
    ///
    /// - Parameters:
    ///   - text: The text, in one line.
    ///   - pointSize: Points.
    ///   - features: The features that the font applies.
    ///   - letterSpacing: Points after each cluster; `nil` for the face's own tracking.
    /// - Returns: Points, unrounded.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: That of ``glyphs(of:at:features:letterSpacing:)``.
    public func width(
        of text: String,
        at pointSize: Double,
        features: FontFeatures = .default,
        letterSpacing: Double? = nil
    ) throws(FontError) -> Double {
        try glyphs(of: text, at: pointSize, features: features, letterSpacing: letterSpacing)
            .width(at: pointSize)
    }

    /// Returns the face's own space after each character.
    ///
    /// The advances of a file contain it. The system's font has the tracking of Apple's guidelines,
    /// interpolated between the published sizes, and so has a custom face, whose widths it has too.
    ///
    /// - Parameter pointSize: Points.
    /// - Returns: Points, negative where characters are closer; 0 for a file; `nil` for the
    ///   system's font outside the published sizes, 6 to 96 points.
    public func tracking(at pointSize: Double) -> Double? {
        switch self {
        case .file: 0
        case .system(let face): face.tracking(at: pointSize)
        case .custom: SystemFont.tracking(at: pointSize)
        }
    }

    /// Returns whether the face has a glyph for a character.
    ///
    /// - Parameter character: The character. If it has several scalars, each must have a glyph.
    /// - Returns: Whether the face has it.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func supports(_ character: Character) throws(FontError) -> Bool {
        switch self {
        case .file(let face): return try face.supports(character)
        case .system, .custom:
            let scalars = character.unicodeScalars
            return scalars.count == 1 && scalars.allSatisfy { SystemFont.advance($0) != nil }
        }
    }

    /// Returns how accurate the widths at a size are.
    ///
    /// - Parameter pointSize: Points.
    /// - Returns: The accuracy of each width at that size.
    public func exactness(at pointSize: Double) -> Exactness {
        switch self {
        case .file: .exact
        case .system(let face): face.exactness(at: pointSize)
        case .custom: .unknown
        }
    }
}
