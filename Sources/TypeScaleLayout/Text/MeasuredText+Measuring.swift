public import TypeScaleFonts

extension MeasuredText {
    /// The longest text that is measured, in UTF-8 bytes: 1 GiB.
    public static let longestText = 1 << 30

    /// Measures a text.
    ///
    /// - Parameters:
    ///   - spans: The text, stretch by stretch. Stretches do not kern with each other.
    ///   - style: How its lines are broken, placed and spaced; all but the strategy of line breaking
    ///     can be changed afterwards.
    /// - Throws: `FontError` if the file of a face is gone or was replaced, or if the text is longer than
    ///   ``longestText``.
    /// - Complexity: O(*n*) in the length of the text.
    public init(
        _ spans: [TextSpan],
        style: ParagraphStyle = ParagraphStyle()
    ) throws(FontError) {
        var measuring = TextMeasuring()
        for (index, span) in spans.enumerated() { try measuring.add(span, index) }
        self.init(measuring.finished(style.lineBreakStrategy), spans, style)
    }

    private init(_ measuring: TextMeasuring, _ spans: [TextSpan], _ style: ParagraphStyle) {
        text = measuring.text
        self.spans = spans
        self.style = style
        pieces = measuring.pieces
        offsets = measuring.offsets
        positions = measuring.positions
        segments = measuring.segments
        spanOffsets = measuring.spanOffsets
        ellipses = measuring.ellipses
        missing = measuring.missing
        needsShaping = measuring.needsShaping
    }
}
