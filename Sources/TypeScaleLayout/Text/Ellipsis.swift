import TypeScaleFonts

/// The ellipsis that replaces text, in the font of a span.
struct Ellipsis: Sendable {
    /// Points.
    let width: Double

    /// Its glyphs; none in the system's font.
    let glyphs: [Glyph]

    /// The face; `nil` for the system's font.
    let face: Typeface?

    /// The ellipsis of a span: U+2026, or three full stops if the face lacks it.
    init(_ span: TextSpan) throws(FontError) {
        let size = span.font.font.pointSize
        guard let face = span.font.face else {
            // The width of the system's own ellipsis is not known.
            let stop = SystemFont.advance(".", at: size, tracking: span.letterSpacing) ?? 0
            width = 3 * stop
            glyphs = []
            self.face = nil
            return
        }
        var run = try span.run(of: "\u{2026}", in: face, size)
        if !run.missing.isEmpty { run = try span.run(of: "...", in: face, size) }
        width = run.width(at: size)
        glyphs = run.glyphs
        self.face = face
    }
}

/// Everything that the ellipsis of a span depends on.
struct EllipsisKey: Hashable {
    private let face: ObjectIdentifier?
    private let pointSize: Double
    private let letterSpacing: Double?
    private let features: FontFeatures

    init(_ span: TextSpan) {
        face = span.font.face.map { ObjectIdentifier($0) }
        pointSize = span.font.font.pointSize
        letterSpacing = span.letterSpacing
        features = span.features
    }
}
