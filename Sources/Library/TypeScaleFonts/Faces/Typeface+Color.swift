extension Typeface {
    /// Returns the glyphs that have color, as ranges in ascending order.
    ///
    ///     let color = try emoji.colorGlyphs()
    ///     if color.contains(where: { $0.contains(glyph.id) }) { drawInColor(glyph) }
    ///
    /// A renderer that draws only some formats passes their tables, such as `["COLR"]`.
    ///
    /// - Parameter tables: The tables to search: `COLR` with layers or paints, `CBDT` and `sbix`
    ///   with bitmaps, and `SVG ` with documents. Other tags have no effect.
    /// - Returns: The ranges of glyph IDs.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened, or if the
    ///   tables have more than four million entries.
    /// - Complexity: O(*n*), where *n* is the number of glyphs and entries. Each call reads the
    ///   tables, so keep the result.
    public func colorGlyphs(
        in tables: Set<FontTag> = ["COLR", "CBDT", "sbix", "SVG "]
    ) throws(FontError) -> [ClosedRange<UInt16>] {
        let glyphs = try source.withInput { input throws(FontError) in
            ColorTables(tables, data, input).glyphs
        }
        guard let glyphs else {
            throw FontError(.exceededResourceLimit, path, "the color tables have too many entries")
        }
        return glyphs
    }
}
