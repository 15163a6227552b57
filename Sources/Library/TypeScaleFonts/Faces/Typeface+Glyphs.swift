extension GlyphRun {
    /// Creates a run by shaping text in a face.
    ///
    /// Text is shaped in parts, each in one script. Spaces, digits and other common characters
    /// belong to the part before them, or to the first part if they start the text. A closing
    /// bracket belongs to the script of its opening bracket. Kerning is not applied between parts.
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
    ///   - featureRanges: The values of features in ranges of the text.
    ///   - script: The script of the whole text as a tag of ISO 15924, such as `Arab`, or `nil` if
    ///     each character has its own script. A tag that the Unicode Standard does not list selects
    ///     the font's default script, `DFLT`.
    ///   - language: The language of the text as a BCP 47 tag, such as `tr` or `zh-Hant`. Some
    ///     fonts have other glyphs for some languages. With `nil`, the language is unknown.
    ///   - direction: The direction in which the text is drawn, or `nil` if each script has its own
    ///     direction. From right to left, brackets and similar characters are mirrored.
    ///   - letterSpacing: The space to add after each cluster, in font units. Any value except 0
    ///     turns off optional ligatures, as in UIKit and CSS. A value that is not finite is treated
    ///     as 0.
    ///   - before: The text of the paragraph before this text. It is not part of the run, but
    ///     letters join its last letter, and common characters may have its script.
    ///   - after: The text of the paragraph after this text.
    /// - Throws: `FontError` if the file was removed or replaced after it was opened, or if the
    ///   values in `featureRanges` take more than 10 bits. The largest value of a feature takes one
    ///   bit if it is 1, two if it is 2 or 3, and so on.
    /// - Complexity: O(*n*), where *n* is the length of the text. The constant factor depends on
    ///   the font's lookups and is bounded.
    public init(
        _ text: String,
        in face: borrowing Typeface,
        features: FontFeatures = .default,
        featureRanges: [FontFeatureRange] = [],
        script: FontTag? = nil,
        language: String? = nil,
        direction: Direction? = nil,
        letterSpacing: Double = 0,
        before: String = "",
        after: String = ""
    ) throws(FontError) {
        var context = ScriptContext()
        context.fixedScript = script.map { ScriptTable.number($0.capitalized) }
        if !before.isEmpty || !after.isEmpty {
            context.skip(before, from: 0, to: before.utf8.count)
            if !context.isStarted { context.start(with: text + after, from: 0) }
            let distance = ScriptContext.joiningDistance
            context.join(
                before: before.unicodeScalars.suffix(distance).reversed().map { $0.value },
                after: after.unicodeScalars.prefix(distance).map { $0.value }
            )
        }
        self = try Self.part(
            text,
            in: face,
            features: features,
            featureRanges: featureRanges,
            language: language,
            direction: direction,
            letterSpacing: letterSpacing,
            &context
        )
    }

    /// Shapes a part of a paragraph, and moves the context past the part.
    static func part(
        _ text: String,
        in face: borrowing Typeface,
        features: FontFeatures,
        featureRanges: [FontFeatureRange] = [],
        language: String?,
        direction: Direction?,
        letterSpacing: Double,
        _ context: inout ScriptContext
    ) throws(FontError) -> GlyphRun {
        let isSpaced = letterSpacing != 0 && letterSpacing.isFinite
        let features = isSpaced ? features.spaced : features
        let known = featureRanges.isEmpty ? RangedFeatures() : nil
        guard var ranged = known ?? RangedFeatures(featureRanges, features) else {
            throw FontError(
                .exceededResourceLimit,
                face.path,
                "the values of features in ranges take more than 10 bits; shape the text in parts"
            )
        }
        if isSpaced { ranged.remove(FontFeatures.optionalLigatures) }
        let options = ShapingOptions(
            features: features,
            ranged: ranged,
            languages: language.map(LanguageTags.openTypeTags) ?? [],
            isRightToLeft: direction.map { $0 == .rightToLeft }
        )
        return try face.withMapper(for: options) { mapper in
            mapper.run(
                text,
                options,
                letterSpacing: isSpaced ? letterSpacing : 0,
                ranges: featureRanges,
                &context
            )
        }
    }
}

extension Typeface {
    /// Returns whether the face has a glyph for each visible scalar in a character.
    package func supports(_ character: Character) throws(FontError) -> Bool {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1, try glyph(for: scalar) != nil {
            return true
        }
        return try GlyphRun(String(character), in: self, features: .none).missing.isEmpty
    }

    /// Returns the number of steps that shaping the text takes, with the default features.
    @_spi(Comparisons)
    public func stepCount(of text: String) throws(FontError) -> Int {
        let features = FontFeatures.default
        guard let ranged = RangedFeatures([], features) else { return 0 }
        let options = ShapingOptions(
            features: features,
            ranged: ranged,
            languages: [],
            isRightToLeft: nil
        )
        // Another mapper would have the steps of another text.
        return try withMapper(for: options) { mapper in
            var context = ScriptContext()
            _ = mapper.run(text, options, letterSpacing: 0, ranges: [], &context)
            return mapper.shaper.stepCount
        }
    }

    /// Runs a closure with a mapper that has the plans for options.
    fileprivate func withMapper<Result>(
        for options: ShapingOptions,
        _ body: (inout GlyphMapper) -> Result
    ) throws(FontError) -> Result {
        try withMapper(isShaping: options.isShaped) { mapper throws(FontError) in
            if mapper.cacheIndex(of: options) == nil {
                mapper.addCache(ShapeCache(options, try plans()))
            }
            return body(&mapper)
        }
    }

    /// Returns the glyph for a character.
    ///
    /// - Parameter scalar: The character.
    /// - Returns: The glyph with its advance in font units, or `nil` if the face does not support
    ///   the character.
    /// - Throws: `FontError` if the file was removed or replaced after it was opened.
    /// - Complexity: O(1), or O(log *n*) in the ranges of `cmap` for the first lookup of a
    ///   character.
    public func glyph(for scalar: Unicode.Scalar) throws(FontError) -> Glyph? {
        try withMapper { mapper in mapper.glyph(scalar.value) }
    }
}
