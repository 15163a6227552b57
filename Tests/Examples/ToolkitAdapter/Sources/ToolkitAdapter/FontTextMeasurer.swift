import ToolkitNames  // In an app: import your toolkit
import TypeScaleLayout

/// Measures a toolkit's text in a registered font.
public struct FontTextMeasurer: TextMeasurer {
    private let fontName: String
    private let fonts: FontRegistry
    private let report: @Sendable (LayoutError) -> Void

    /// Creates a measurer.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript name of the face in which the toolkit draws.
    ///   - fonts: The registered fonts, of which others are used for characters without a glyph.
    ///   - report: A closure that is called for a text that cannot be measured, because no face has
    ///     the name, or its file was removed. The size is then 0.
    public init(
        fontName: String,
        fonts: FontRegistry,
        ifUnmeasured report: @escaping @Sendable (LayoutError) -> Void
    ) {
        self.fontName = fontName
        self.fonts = fonts
        self.report = report
    }

    /// Returns the size of a text, in points.
    public func size(
        of text: String,
        pointSize: Double,
        proposedWidth: Double?
    ) -> (width: Double, height: Double) {
        let font = FontDescription(name: fontName, textStyle: .body, size: pointSize).fixed()
        let label = TextLabel(text, font: font, fallbacks: fonts.fallbackFaces(for: text))
        do {
            let layout = try label.measured(for: TraitCollection(), fonts: fonts)
                .layout(width: proposedWidth ?? .infinity)
            return (layout.size.width, layout.size.height)
        } catch {
            report(error)
            return (0, 0)
        }
    }
}
