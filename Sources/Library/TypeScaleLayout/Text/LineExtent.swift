/// The height and descent of a line, and the space below it.
struct LineExtent {
    let height: Double
    let descent: Double
    let spaceBelow: Double

    /// Creates the extent of a line from the spans on it.
    ///
    /// As in UIKit, the height is multiplied by the style's factor, then clamped to the minimum and
    /// the maximum. Additional height is added above the baseline.
    init(of text: MeasuredText, _ clusters: Range<Int>, _ style: ParagraphStyle) {
        var ascent = 0.0
        var descent = 0.0
        var leading = 0.0
        var stated = 0.0
        for span in text.spans(on: clusters) {
            let span = text.spans[span]
            let extent = span.extent
            ascent = max(ascent, extent.ascent)
            descent = max(descent, extent.descent)
            leading = max(leading, span.metrics.leading.length)
            // A line height that the designer set applies to the whole line.
            stated = max(stated, (span.lineHeight ?? 0).length)
        }
        var height = stated > 0 ? stated : ascent + descent
        let multiple = style.lineHeightMultiple.length
        if multiple > 0 { height *= multiple }
        height = max(height, style.minimumLineHeight.length)
        let maximum = style.maximumLineHeight.length
        if maximum > 0 { height = min(height, maximum) }
        self.height = height
        self.descent = descent
        spaceBelow = max(style.lineSpacing.length, style.usesFontLeading ? leading : 0)
    }
}
