import TypeScaleLayout
import TypeScaleTestSupport

/// Text in San Francisco, whose metrics are available on every platform.
enum SampleText {
    static func font(_ size: Double) throws -> ResolvedFont {
        try FontDescription.system(.body, size: size).fixed().scaled(for: TraitCollection())
            .resolved(fonts: FontResolver(FontRegistry()))
    }

    static func measured(
        _ text: String,
        size: Double = 17,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) throws -> MeasuredText {
        var style = ParagraphStyle()
        change(&style)
        return try MeasuredText([TextSpan(text, font: font(size))], style: style)
    }

    /// Returns a face with glyphs for a few letters, at 1,000 units per em.
    static func face() throws -> Typeface {
        let registry = FontRegistry()
        return try registry.register(bytes: TestFont().bytes, name: "Test").faces[0]
    }

    static func lines(_ layout: TextLayout) -> [String] {
        layout.lines.map { String($0.sourceText) }
    }
}
