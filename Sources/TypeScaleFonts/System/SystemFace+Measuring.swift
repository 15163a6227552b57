extension SystemFace {
    /// Returns the width of text on a single line, without creating glyphs.
    ///
    /// - Parameters:
    ///   - text: The text. Line breaks and tabs are treated like other control characters.
    ///   - pointSize: The font size in points.
    ///   - letterSpacing: The space to add after each character, in points, or `nil` to use the
    ///     face's own tracking.
    /// - Returns: The width in points, its exactness, and whether the widths of some characters are
    ///   averages.
    /// - Complexity: O(*n*), where *n* is the length of the text. ASCII characters are not copied.
    package func width(
        of text: String,
        at pointSize: Double,
        letterSpacing: Double? = nil
    ) -> (points: Double, exactness: WidthExactness, isMissing: Bool) {
        let measured = SystemText(
            text,
            in: self,
            at: pointSize,
            isKerned: true,
            letterSpacing: letterSpacing,
            collectsGlyphs: false
        )
        let points = measured.units * pointSize / SystemFont.unitsPerEm
        return (points, measured.exactness, !measured.missing.scalars.isEmpty)
    }

    /// Returns whether the width of a character is known, or related to a known width.
    func supports(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1 {
            return scalar.printableASCII != nil || EstimatedCluster(scalar).missing.first == nil
        }
        return EstimatedCluster(Substring(String(character)).unicodeScalars).missing.first == nil
    }
}

extension GlyphRun {
    /// Creates a run of unkerned text in a face of the system font, whose glyphs have no IDs.
    ///
    /// If the letter spacing, in points, is `nil`, the run has the system's tracking.
    init(
        _ text: String,
        in face: SystemFace,
        at pointSize: Double,
        _ features: FontFeatures,
        _ letterSpacing: Double?
    ) {
        let measured = SystemText(
            text,
            in: face,
            at: pointSize,
            isKerned: features == features.with("kern"),
            letterSpacing: letterSpacing,
            collectsGlyphs: true
        )
        self.init(
            glyphs: measured.glyphs,
            units: measured.units,
            unitsPerEm: Int(SystemFont.unitsPerEm),
            missing: measured.missing.scalars,
            needsShaping: [],
            advanceExactness: measured.exactness,
            advanceMargin: measured.margin
        )
    }
}
