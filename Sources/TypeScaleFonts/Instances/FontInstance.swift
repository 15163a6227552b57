/// A font for measuring text: a face in a file, a face of the system font, or a face whose
/// proportions you provide.
///
///     let face = try FontFile(path: "Lato-Regular.ttf").faces[0]
///     let font = FontInstance.file(face)
///     font.metrics(at: 17).lineHeight
///     try font.width(of: "Settings", at: 17)
///
/// You pass the size to each method, because the advances of the system font depend on the size.
public enum FontInstance: Hashable, Sendable {
    /// A face in a font file.
    case file(Typeface)
    /// A face of the system font, whose metrics are built in.
    case system(SystemFace)
    /// A face whose proportions you provide.
    case custom(CustomFace)

    /// The accuracy of measured widths, from best to worst.
    public enum Exactness: Sendable {
        /// The widths come from the font, with its kerning and ligatures.
        case exact
        /// The advances were measured on iOS. Pairs that UIKit kerns, such as `AV`, are too wide.
        case unkerned
        /// The advances were measured on iOS. The tracking is Apple's published value, rounded to
        /// hundredths of a point. Pairs that UIKit kerns, such as `AV`, are too wide.
        case estimated
        /// The advances belong to another face or optical size, or the tracking is unknown.
        case unknown
    }
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

    /// Returns the glyphs for text.
    ///
    /// In the system font and in custom faces, only printing ASCII characters have known advances.
    /// Other characters are ``GlyphRun/missing`` and have no width.
    ///
    /// - Parameters:
    ///   - text: The text of a single line. Line breaks and tabs are treated like other characters.
    ///   - pointSize: The font size in points.
    ///   - features: The font features to apply. Only a face in a file has features.
    ///   - letterSpacing: The space to add after each cluster, in points, or `nil` to use the
    ///     face's own tracking. Any value except 0 turns off optional ligatures, as in UIKit and
    ///     CSS.
    /// - Returns: The glyphs.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: O(*n*), where *n* is the length of the text. The constant factor depends on
    ///   the font's lookups and is bounded.
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

    /// Returns the width of text on a single line.
    ///
    ///     try font.width(of: "AVATAR", at: 100)                       // kerned
    ///     try font.width(of: "AVATAR", at: 100, features: .none)      // advances only
    ///     try font.width(of: "AVATAR", at: 100, letterSpacing: 10)
    ///
    /// For the accuracy of the width, see ``exactness(at:)``. For characters that the face cannot
    /// show or shape, see ``GlyphRun/missing`` and ``GlyphRun/needsShaping``.
    ///
    /// - Parameters:
    ///   - text: The text of a single line.
    ///   - pointSize: The font size in points.
    ///   - features: The font features to apply.
    ///   - letterSpacing: The space to add after each cluster, in points, or `nil` to use the
    ///     face's own tracking.
    /// - Returns: The unrounded width in points.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: The same as for ``glyphs(of:at:features:letterSpacing:)``.
    public func width(
        of text: String,
        at pointSize: Double,
        features: FontFeatures = .default,
        letterSpacing: Double? = nil
    ) throws(FontError) -> Double {
        try glyphs(of: text, at: pointSize, features: features, letterSpacing: letterSpacing)
            .width(at: pointSize)
    }

    /// Returns the space that the face itself adds after each character.
    ///
    /// The advances in a font file already include tracking. The system font and custom faces use
    /// the tracking in Apple's guidelines, interpolated between the published sizes.
    ///
    /// - Parameter pointSize: The font size in points.
    /// - Returns: The tracking in points. The tracking is 0 for a font file. For other fonts, it is
    ///   `nil` outside the published sizes, from 6 to 96 points. Negative tracking moves characters
    ///   closer together.
    public func tracking(at pointSize: Double) -> Double? {
        switch self {
        case .file: 0
        case .system(let face): face.tracking(at: pointSize)
        case .custom: SystemFont.tracking(at: pointSize)
        }
    }

    /// Returns whether the face has a glyph for a character.
    ///
    /// - Parameter character: The character. If the character consists of several scalars, each
    ///   visible scalar must have a glyph.
    /// - Returns: Whether the face supports the character.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func supports(_ character: Character) throws(FontError) -> Bool {
        switch self {
        case .file(let face): return try face.supports(character)
        case .system, .custom:
            let scalars = character.unicodeScalars
            return scalars.count == 1 && scalars.allSatisfy { SystemFont.advance($0) != nil }
        }
    }

    /// Returns the accuracy of widths at a size.
    ///
    /// - Parameter pointSize: The font size in points.
    /// - Returns: The accuracy of all widths at that size.
    public func exactness(at pointSize: Double) -> Exactness {
        switch self {
        case .file: .exact
        case .system(let face): face.exactness(at: pointSize)
        case .custom: .unknown
        }
    }
}
