public import TypeScaleFonts

extension MeasuredText {
    /// Creates measured text from spans.
    ///
    /// - Parameters:
    ///   - spans: The spans of the text. Kerning is not applied between them.
    ///   - style: The line breaking, direction, alignment and spacing. After measuring, you can
    ///     change everything except the line break strategy and the direction.
    /// - Throws: `FontError` if a face's file was removed or replaced, or if the text exceeds 1
    ///   GiB.
    /// - Complexity: O(*n*) in the length of the text.
    public init(
        _ spans: [TextSpan],
        style: ParagraphStyle = ParagraphStyle()
    ) throws(FontError) {
        self.init(try TextMeasurer.measure(spans, style), style)
    }

    /// Creates measured text in one face and size.
    ///
    ///     let face = try FontFile(path: "Lato-Bold.ttf").faces[0]
    ///     for glyph in try MeasuredText("Hello", in: face, at: 17).layout().lines[0].glyphs {
    ///         draw(glyph.id, x: glyph.x, y: glyph.y)
    ///     }
    ///
    /// - Parameters:
    ///   - text: The text, which may contain newlines and tabs.
    ///   - face: The face.
    ///   - pointSize: The size, in points.
    ///   - style: The line breaking, direction, alignment and spacing.
    /// - Throws: `FontError` if the face's file was removed or replaced, or if the text exceeds 1
    ///   GiB.
    /// - Complexity: O(*n*) in the length of the text.
    public init(
        _ text: String,
        in face: Typeface,
        at pointSize: Double,
        style: ParagraphStyle = ParagraphStyle()
    ) throws(FontError) {
        try self.init([TextSpan(text, face: .file(face), pointSize: pointSize)], style: style)
    }
}

extension MeasuredText {
    /// Returns the text broken into lines that fit a width.
    ///
    /// - Parameter width: The available width, in points. A negative width is treated as 0. The
    ///   width is unlimited if it is `nil` or not finite.
    /// - Returns: The lines and their positions.
    /// - Complexity: O(*n*) in the number of break opportunities.
    public func layout(width: Double? = nil) -> TextLayout {
        let limit = width.flatMap { $0.isFinite ? $0.length : nil } ?? .infinity
        var filler = LineFiller(self, style, width: limit)
        let lines = filler.lines(upTo: style.lineLimit)
        var positioner = LinePositioner(self, width: limit)
        for (index, line) in lines.enumerated() {
            let isCut = filler.hasMore && index == lines.count - 1
            let content = TextLine.Content(
                head: line.clusters.lowerBound..<line.visibleEnd,
                tabs: Array(filler.tabs[line.tabs])
            )
            positioner.add(line, content, isCut: isCut)
        }
        return positioner.layout(isCut: filler.hasMore)
    }

    /// Returns the unrounded size that fits the text, like `sizeThatFits(_:)` of a label in UIKit.
    ///
    /// The width is treated as in ``layout(width:)``, but is ignored if the line limit is 1.
    ///
    /// - Complexity: O(*n*) in the number of break opportunities.
    public func size(fitting width: Double? = nil) -> TextSize {
        layout(width: style.lineLimit == 1 ? nil : width).size
    }
}
