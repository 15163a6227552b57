import TypeScaleFonts

/// The ellipsis that replaces text, in the font of a span.
struct Ellipsis: Hashable, Sendable {
    /// The index of the span.
    let span: Int

    let measured: MeasuredWidth

    let glyphs: [Glyph]

    /// The width, in points.
    var width: Double { measured.points }

    /// Creates the ellipsis for a span, using three periods if the face does not contain U+2026.
    ///
    /// The ellipsis is not part of the text. As in Pango, it does not have the script of the text.
    init(of span: Int, in text: MeasuredText) {
        self.span = span
        let font = text.spans[span]
        do throws(FontError) {
            var context = ScriptContext()
            var run = try font.glyphs(of: "\u{2026}", in: font.face, nil, &context)
            if !run.missing.isEmpty {
                run = try font.glyphs(of: "...", in: font.face, nil, &context)
            }
            measured = run.measuredWidth(at: font.pointSize)
            glyphs = run.glyphs
        } catch {
            // Measuring the span has read the tables of its face, so that reading does not fail.
            measured = MeasuredWidth(points: 0, margin: .unbounded, limit: .estimate)
            glyphs = []
        }
    }
}
