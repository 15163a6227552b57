extension GlyphRun {
    /// Creates the glyphs of a text in a face.
    ///
    /// The text is shaped in runs of one script each. Spaces, digits and other common characters
    /// belong to the run before them. At the start of the text, they belong to the first run.
    /// Kerning does not apply between runs.
    ///
    /// A face may lack invisible characters, such as joiners. They have no width then, and are not
    /// ``missing``. A space that the face lacks has the glyph of U+0020 with the width that Unicode
    /// defines; without features, it is missing.
    ///
    /// - Parameters:
    ///   - text: The text, in one line. Line breaks and tabs are treated like other characters.
    ///   - face: The face.
    ///   - features: The features that the font applies.
    ///   - letterSpacing: Font units after each cluster. If it is not 0, optional ligatures are
    ///     off, as in UIKit and CSS.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: O(*n*) in the length of the text, by a factor that depends on the font's
    ///   lookups and has a limit.
    public init(
        _ text: String,
        in face: Typeface,
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
