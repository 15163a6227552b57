extension FontInstance {
    /// Returns the glyphs for text.
    ///
    /// In the system font, the advances of printable ASCII characters are known. Kerning and other
    /// advances have a deviation. ``GlyphRun/missing`` lists the characters whose advance is an
    /// average for their script. In custom faces, all advances are estimates. See
    /// <doc:SystemFontWidths>.
    ///
    /// - Parameters:
    ///   - text: The text of a single line. Line breaks and tabs are treated like other characters.
    ///   - pointSize: The font size in points.
    ///   - features: The font features to apply. Only a face in a file has features.
    ///   - language: The language of the text as a BCP 47 tag, such as `tr`, or `nil` if unknown.
    ///     In the system font, it determines the widths of Chinese and Japanese text.
    ///   - direction: The direction in which the text is drawn, or `nil` if each script has its own
    ///     direction.
    ///   - letterSpacing: The space to add after each cluster, in points, or `nil` to use the
    ///     face's own tracking. Any value except 0 turns off optional ligatures, as in UIKit and
    ///     CSS.
    /// - Returns: The glyphs.
    /// - Throws: `FontError` if the file was removed or replaced after it was opened.
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
        var context = ScriptContext()
        return try glyphs(
            of: text,
            at: pointSize,
            features: features,
            language: language,
            direction: direction,
            letterSpacing: letterSpacing,
            &context
        )
    }

    /// Returns the glyphs for a part of a paragraph.
    ///
    /// If the font is a file and has features, the function moves the context past the part.
    package func glyphs(
        of text: String,
        at pointSize: Double,
        features: FontFeatures,
        language: String?,
        direction: GlyphRun.Direction?,
        letterSpacing: Double?,
        _ context: inout ScriptContext
    ) throws(FontError) -> GlyphRun {
        switch self {
        case .file(let face):
            let spacing = letterSpacing.map { $0 * Double(face.unitsPerEm) / pointSize } ?? 0
            return try GlyphRun.part(
                text,
                in: face,
                features: features,
                language: language,
                direction: direction,
                letterSpacing: spacing,
                &context
            )
        case .system(let face):
            return GlyphRun(text, in: face, at: pointSize, features, language, letterSpacing)
        case .custom:
            let face = SystemFace()
            var run = GlyphRun(text, in: face, at: pointSize, features, language, letterSpacing)
            run.limit = .estimate
            run.advanceMargin = .unbounded
            return run
        }
    }

    /// Returns the width of text on a single line.
    ///
    /// In the system font, this is the best estimate. ``GlyphRun/measuredWidth(at:)`` also returns
    /// its deviation.
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
    ///   - language: The language of the text as a BCP 47 tag, such as `ja`, or `nil` if unknown.
    ///   - letterSpacing: The space to add after each cluster, in points, or `nil` to use the
    ///     face's own tracking.
    /// - Returns: The unrounded width in points.
    /// - Throws: `FontError` if the file was removed or replaced after it was opened.
    /// - Complexity: The same as for ``glyphs(of:at:features:language:direction:letterSpacing:)``.
    public func width(
        of text: String,
        at pointSize: Double,
        features: FontFeatures = .default,
        language: String? = nil,
        letterSpacing: Double? = nil
    ) throws(FontError) -> Double {
        if case .system(let face) = self {
            return face.width(of: text, at: pointSize, features, language, letterSpacing)
        }
        return try glyphs(
            of: text,
            at: pointSize,
            features: features,
            language: language,
            letterSpacing: letterSpacing
        )
        .width(at: pointSize)
    }

    /// Returns whether the face has a glyph for a character.
    ///
    /// - Parameter character: The character. If the character consists of several scalars, each
    ///   visible scalar must have a glyph.
    /// - Returns: Whether the face supports the character.
    /// - Throws: `FontError` if the file was removed or replaced after it was opened.
    public func supports(_ character: Character) throws(FontError) -> Bool {
        switch self {
        case .file(let face): return try face.supports(character)
        case .system(let face): return face.supports(character)
        case .custom: return SystemFace().supports(character)
        }
    }
}
