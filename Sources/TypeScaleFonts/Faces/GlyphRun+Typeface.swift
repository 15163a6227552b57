extension GlyphRun {
    /// Sets a text in a face.
    ///
    /// The text is set stretch by stretch, each of one script; characters that go with any script,
    /// such as spaces and digits, go with the stretch before them, and at the start with the one
    /// behind. Stretches do not kern with each other.
    ///
    /// Characters that are meant to stay invisible, such as joiners, are not ``missing`` where the
    /// face lacks them, and have no width. For spaces that it lacks its usual space stands in, at
    /// the width that they are to have; with no features on, they are missing.
    ///
    /// - Parameters:
    ///   - text: The text, in one line: line breaks and tabs are looked up like any character.
    ///   - face: The face.
    ///   - features: What the font is to do; kerning, ligatures and the rest of what is usual,
    ///     unless given.
    ///   - letterSpacing: What is added behind each cluster, in font units. Where it is not 0,
    ///     ligatures that are not required are off, as in UIKit and CSS.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
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
