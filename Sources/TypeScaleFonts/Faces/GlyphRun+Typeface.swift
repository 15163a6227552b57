extension GlyphRun {
    /// Creates a run by shaping text in a face.
    ///
    /// Text is shaped in parts, each in one script. Spaces, digits and other common characters
    /// belong to the part before them, or to the first part if they start the text. Kerning is not
    /// applied between parts.
    ///
    /// If the face has no glyph for an invisible character, such as a joiner, the character has no
    /// width and is not listed in ``missing``. If a special space, such as a thin space, has no
    /// glyph, the run uses the glyph for U+0020 with the width that Unicode defines. With
    /// ``FontFeatures/none``, the space is listed in ``missing`` instead.
    ///
    /// - Parameters:
    ///   - text: The text of a single line. Line breaks and tabs are treated like other characters.
    ///   - face: The face.
    ///   - features: The font features to apply.
    ///   - letterSpacing: The space to add after each cluster, in font units. Any value except 0
    ///     turns off optional ligatures, as in UIKit and CSS. A value that is not finite is treated
    ///     as 0.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: O(*n*), where *n* is the length of the text. The constant factor depends on
    ///   the font's lookups and is bounded.
    public init(
        _ text: String,
        in face: borrowing Typeface,
        features: FontFeatures = .default,
        letterSpacing: Double = 0
    ) throws(FontError) {
        let isSpaced = letterSpacing != 0 && letterSpacing.isFinite
        let usedFeatures = isSpaced ? features.spaced : features
        self = try face.withReader { reader throws(FontError) in
            if reader.cacheIndex(of: usedFeatures) == nil {
                reader.addCache(ShapeCache(usedFeatures, try face.plans()))
            }
            return reader.run(text, usedFeatures, letterSpacing: isSpaced ? letterSpacing : 0)
        }
    }
}
