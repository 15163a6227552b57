extension GlyphRun {
    /// A glyph of a run, with its position in points.
    public struct PositionedGlyph: Hashable, Sendable {
        /// The glyph ID in the face.
        public let id: UInt16

        /// The index in the text of the glyph's first character, counted in Unicode scalars.
        public let cluster: Int

        /// The distance from the left edge of the run to the glyph's origin, in points.
        public let x: Double

        /// The upward distance from the baseline to the glyph's origin, in points.
        public let y: Double
    }

    /// Returns the glyphs from left to right, with their positions at a size.
    ///
    ///     for glyph in run.positionedGlyphs(at: 17, direction: .rightToLeft) {
    ///         draw(glyph.id, x: glyph.x, y: glyph.y)
    ///     }
    ///
    /// For text that mixes directions, use a line of `TextLayout` in `TypeScaleLayout`.
    ///
    /// - Parameters:
    ///   - pointSize: The font size in points.
    ///   - direction: The direction in which the text is drawn.
    /// - Returns: The glyphs, of which the leftmost is the first.
    /// - Complexity: O(*n*), where *n* is the number of glyphs.
    public func positionedGlyphs(
        at pointSize: Double,
        direction: Direction = .leftToRight
    ) -> [PositionedGlyph] {
        let scale = pointSize / Double(unitsPerEm)
        var pen = 0.0
        func positioned(_ glyph: Glyph) -> PositionedGlyph {
            defer { pen += glyph.advance }
            return PositionedGlyph(
                id: glyph.id,
                cluster: glyph.cluster,
                x: (pen + glyph.xOffset) * scale,
                y: glyph.yOffset * scale
            )
        }
        switch direction {
        case .leftToRight: return glyphs.map(positioned)
        case .rightToLeft: return glyphs.reversed().map(positioned)
        }
    }
}
