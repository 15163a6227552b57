import TypeScaleFonts

/// The ellipsis that replaces text, in the font of a span.
struct Ellipsis: Sendable {
    let measured: MeasuredWidth

    /// The width, in points.
    var width: Double { measured.points }

    let glyphs: [Glyph]

    /// Creates the ellipsis for a span, using three periods if the face does not contain U+2026.
    ///
    /// The ellipsis is not part of the text. As in Pango, it does not have the script of the text.
    init(_ span: TextSpan) throws(FontError) {
        var context = ScriptContext()
        var run = try span.glyphs(of: "\u{2026}", in: span.face, nil, &context)
        if !run.missing.isEmpty { run = try span.glyphs(of: "...", in: span.face, nil, &context) }
        measured = run.measuredWidth(at: span.pointSize)
        glyphs = run.glyphs
    }
}

/// The properties of a span that determine its ellipsis.
struct EllipsisKey: Equatable {
    let face: FontInstance
    let pointSize: Double
    let letterSpacing: Double?
    let features: FontFeatures
}
