extension Typeface {
    /// Returns the box around the outline of a glyph, in font units, or `nil` if it is blank.
    ///
    /// The origin of the box is the origin of the glyph, and vertical positions grow upward. The
    /// box includes the control points of curves, as described in ``InkBounds``. The box of a glyph
    /// with layers in `COLR` is the box around its layers.
    ///
    /// - Parameter glyph: The glyph ID.
    /// - Returns: The box, or `nil` if nothing is drawn, as for a space.
    /// - Throws: `FontError` if the file was removed or replaced after it was opened, or if the
    ///   glyph's outline is missing or malformed. A font that contains only bitmaps has no
    ///   outlines. The error of a glyph that is drawn with paints, in version 1 of `COLR`, has the
    ///   code ``FontError/Code/unsupportedPaint``.
    /// - Complexity: O(*n*) in the number of points, and O(1) from the second call.
    public func inkBounds(of glyph: UInt16) throws(FontError) -> InkBounds? {
        let store = try plans().extents
        try store.load()
        guard let bounds = store.extents(glyph) else {
            guard !store.hasPaint(glyph) else {
                let detail = """
                    glyph \(glyph) is drawn with paints (COLR version 1), whose box is not computed; \
                    take it from the library that draws the glyph
                    """
                throw FontError(.unsupportedPaint, path, detail)
            }
            throw FontError(
                .invalidFontData,
                path,
                "the outline of glyph \(glyph) is missing, malformed or too complex"
            )
        }
        return bounds.isBlank ? nil : bounds
    }
}

extension GlyphRun {
    /// Returns the box around what is drawn of the run, in points, or `nil` if the run is blank.
    ///
    /// The origin is the left end of the run on the baseline, and vertical positions grow upward,
    /// as in ``positionedGlyphs(at:direction:)``.
    ///
    /// - Parameters:
    ///   - face: The face in which the text was shaped.
    ///   - pointSize: The font size in points.
    ///   - direction: The direction in which the text is drawn.
    /// - Returns: The box, or `nil` if nothing is drawn.
    /// - Throws: `FontError` under the same conditions as ``Typeface/inkBounds(of:)``.
    /// - Complexity: O(*n*), where *n* is the number of glyphs.
    public func inkBounds(
        in face: Typeface,
        at pointSize: Double,
        direction: Direction = .leftToRight
    ) throws(FontError) -> InkBounds? {
        var result: InkBounds?
        for glyph in positionedGlyphs(at: pointSize, direction: direction) {
            let own = try face.inkBounds(of: glyph.id, at: pointSize, x: glyph.x, y: glyph.y)
            if let own { result = result?.union(own) ?? own }
        }
        return result
    }
}

extension Typeface {
    /// Returns the box around a glyph at a size and a place, in points.
    package func inkBounds(
        of glyph: UInt16,
        at pointSize: Double,
        x: Double,
        y: Double
    ) throws(FontError) -> InkBounds? {
        let scale = pointSize / Double(unitsPerEm)
        return try inkBounds(of: glyph)?.scaled(by: scale, x: x, y: y)
    }
}
