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
    /// In the system font and in custom faces, only printable ASCII characters have known advances.
    /// The advances of other characters are estimates. ``GlyphRun/missing`` lists the characters
    /// whose estimate is an average for their script. See <doc:SystemFontWidths>.
    ///
    /// - Parameters:
    ///   - text: The text of a single line. Line breaks and tabs are treated like other characters.
    ///   - pointSize: The font size in points.
    ///   - features: The font features to apply. Only a face in a file has features.
    ///   - language: The language of the text as a BCP 47 tag, such as `tr`, or `nil` if unknown.
    ///   - direction: The direction in which the text is drawn, or `nil` if each script has its own
    ///     direction.
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
        language: String? = nil,
        direction: GlyphRun.Direction? = nil,
        letterSpacing: Double? = nil
    ) throws(FontError) -> GlyphRun {
        switch self {
        case .file(let face):
            let spacing = letterSpacing.map { $0 * Double(face.unitsPerEm) / pointSize } ?? 0
            return try GlyphRun(
                text,
                in: face,
                features: features,
                language: language,
                direction: direction,
                letterSpacing: spacing
            )
        case .system(let face):
            return GlyphRun(text, in: face, at: pointSize, features, letterSpacing)
        case .custom:
            var run = GlyphRun(text, in: SystemFace(), at: pointSize, features, letterSpacing)
            run.advanceExactness = .estimated
            run.advanceMargin = .unbounded
            return run
        }
    }

    /// Returns the width of text on a single line.
    ///
    ///     try font.width(of: "AVATAR", at: 100)                       // kerned
    ///     try font.width(of: "AVATAR", at: 100, features: .none)      // advances only
    ///     try font.width(of: "AVATAR", at: 100, letterSpacing: 10)
    ///
    /// For the exactness of the width, see ``GlyphRun/exactness``. For characters that the face
    /// cannot show or shape, see ``GlyphRun/missing`` and ``GlyphRun/needsShaping``.
    ///
    /// - Parameters:
    ///   - text: The text of a single line.
    ///   - pointSize: The font size in points.
    ///   - features: The font features to apply.
    ///   - letterSpacing: The space to add after each cluster, in points, or `nil` to use the
    ///     face's own tracking.
    /// - Returns: The unrounded width in points.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: The same as for ``glyphs(of:at:features:language:direction:letterSpacing:)``.
    public func width(
        of text: String,
        at pointSize: Double,
        features: FontFeatures = .default,
        letterSpacing: Double? = nil
    ) throws(FontError) -> Double {
        if case .system(let face) = self {
            return face.width(of: text, at: pointSize, letterSpacing: letterSpacing).points
        }
        return try glyphs(
            of: text,
            at: pointSize,
            features: features,
            letterSpacing: letterSpacing
        )
        .width(at: pointSize)
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

    /// Returns whether the face has a glyph for a character.
    ///
    /// - Parameter character: The character. If the character consists of several scalars, each
    ///   visible scalar must have a glyph.
    /// - Returns: Whether the face supports the character.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func supports(_ character: Character) throws(FontError) -> Bool {
        switch self {
        case .file(let face): return try face.supports(character)
        case .system(let face): return face.supports(character)
        case .custom: return SystemFace().supports(character)
        }
    }
}

/// The proportions, in font units, of a face whose file is not available.
///
/// Text measured in the face has the heights that you specify, but the widths of text in the
/// system font. All widths are therefore ``WidthExactness/estimated``.
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

/// A stretch of text that uses one font.
package struct TextStretch: Sendable {
    /// The index of the font.
    package let fontIndex: Int

    /// The text.
    package let text: String

    /// Splits text into stretches, using the first font that supports each character.
    ///
    /// If no font supports a character, the first font is used. Its width for the character is that
    /// of its glyph for missing characters or, in the system font, an estimate.
    ///
    /// - Parameters:
    ///   - text: The text of a single line.
    ///   - fonts: The fonts, in order of preference. Without fonts, the result is empty.
    /// - Returns: The stretches, in text order.
    /// - Throws: ``FontError`` if a file was removed or replaced after it was opened.
    /// - Complexity: O(*n* x *m*), where *n* is the length of the text and *m* is the number of
    ///   fonts.
    package static func stretches(
        of text: String,
        in fonts: [FontInstance]
    ) throws(FontError) -> [TextStretch] {
        guard !fonts.isEmpty else { return [] }
        var stretches: [TextStretch] = []
        var start = text.startIndex
        var current = 0
        var index = start
        func end() {
            guard start < index else { return }
            stretches.append(TextStretch(fontIndex: current, text: String(text[start..<index])))
            start = index
        }
        while index < text.endIndex {
            let found = try font(in: fonts, supporting: text[index]) ?? 0
            if found != current { end() }
            current = found
            index = text.index(after: index)
        }
        end()
        return stretches
    }

    private static func font(
        in fonts: [FontInstance],
        supporting character: Character
    ) throws(FontError) -> Int? {
        for (index, font) in fonts.enumerated() where try font.supports(character) { return index }
        return nil
    }
}
