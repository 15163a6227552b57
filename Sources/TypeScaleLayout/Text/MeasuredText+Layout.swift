public import TypeScaleFonts

extension MeasuredText {
    /// Measures a text.
    ///
    /// - Parameters:
    ///   - spans: The text, stretch by stretch. Stretches do not kern with each other.
    ///   - style: How lines are broken, aligned and spaced. Everything except its strategy of line
    ///     breaking can be changed after measuring.
    /// - Throws: `FontError` if the file of a face is gone or was replaced, or if the text is longer than
    ///   1 GiB.
    /// - Complexity: O(*n*) in the length of the text.
    public init(
        _ spans: [TextSpan],
        style: ParagraphStyle = ParagraphStyle()
    ) throws(FontError) {
        var measurer = TextMeasurer()
        for (index, span) in spans.enumerated() { try measurer.add(span, index) }
        measurer.finish(style.lineBreakStrategy)
        self.init(
            text: measurer.text,
            spans: spans,
            style: style,
            pieces: measurer.pieces,
            offsets: measurer.offsets,
            positions: measurer.positions,
            segments: measurer.segments,
            spanOffsets: measurer.spanOffsets,
            ellipses: measurer.ellipses,
            missing: measurer.missing,
            needsShaping: measurer.needsShaping
        )
    }
}

extension MeasuredText {
    /// Breaks the text into lines of a width.
    ///
    /// - Parameter width: Points between the edges. A negative width counts as 0; `nil`, infinity and NaN
    ///   as endless.
    /// - Returns: The lines and their positions.
    /// - Complexity: O(*n*) in the number of offsets where a line may end.
    public func layout(width: Double? = nil) -> TextLayout {
        let limit = width.flatMap { $0.isFinite ? $0.length : nil } ?? .infinity
        var filler = LineFiller(self, width: limit)
        filler.fill(upTo: style.lineLimit)
        var positioner = LinePositioner(self, width: limit)
        for (index, line) in filler.lines.enumerated() {
            let isCut = filler.hasMore && index == filler.lines.count - 1
            positioner.add(line, isCut: isCut)
        }
        return positioner.layout(isCut: filler.hasMore)
    }

    /// The size of a label that shows all of its text, as UIKit's `sizeThatFits`.
    ///
    /// A label of one line ignores the width.
    ///
    /// - Parameter width: Points; read as in ``layout(width:)``.
    /// - Returns: Points, unrounded.
    /// - Complexity: O(*n*) in the number of offsets where a line may end.
    public func size(fitting width: Double? = nil) -> TextSize {
        layout(width: style.lineLimit == 1 ? nil : width).size
    }

    /// The width of the text if only newlines break it, with indents, in points, unrounded.
    package var idealWidth: Double {
        var copy = self
        copy.style.lineLimit = 0
        return copy.layout().size.width
    }

    /// The width of the widest part without a break between words, in points, unrounded.
    package var minimumWidth: Double {
        var start = 0
        var widest = 0.0
        for segment in segments {
            widest = max(widest, positions[Int(segment.visibleEnd)] - positions[start])
            start = Int(segment.end)
        }
        let indent = max(style.head(isFirst: true), style.head(isFirst: false))
        let tail = style.tailIndent < 0 ? (-style.tailIndent).length : 0
        return widest + max(0, indent) + tail
    }
}
