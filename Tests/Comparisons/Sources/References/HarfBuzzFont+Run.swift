public import TypeScaleFonts

extension [HarfBuzzFont.Glyph] {
    /// Creates the glyphs of a run, to compare with HarfBuzz's.
    ///
    /// HarfBuzz rounds offsets that depend on the anchors of a variable font.
    public init(_ run: GlyphRun) {
        self = run.glyphs.map { glyph in
            HarfBuzzFont.Glyph(
                id: Int(glyph.id),
                cluster: glyph.cluster,
                advance: Int(exactly: glyph.advance) ?? .min,
                xOffset: Int(exactly: glyph.xOffset.rounded()) ?? .min,
                yOffset: Int(exactly: glyph.yOffset.rounded()) ?? .min
            )
        }
    }

    /// Returns some glyphs at a place, in the notation of hb-shape.
    public func text(at place: Int, count: Int = 4) -> String {
        dropFirst(Swift.max(0, place - 1)).prefix(count)
            .map { "\($0.id)=\($0.cluster)@\($0.xOffset),\($0.yOffset)+\($0.advance)" }
            .joined(separator: "|")
    }
}
