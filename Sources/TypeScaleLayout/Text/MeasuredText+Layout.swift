public import TypeScaleFonts

extension MeasuredText {
    /// Creates a measured text.
    ///
    /// - Parameters:
    ///   - spans: The parts of the text, without kerning between them.
    ///   - style: The breaking, alignment and spacing of lines. Only its line break strategy cannot
    ///     change after measuring.
    /// - Throws: `FontError` if the file of a face is gone or was replaced, or if the text exceeds
    ///   1 GiB.
    /// - Complexity: O(*n*) in the length of the text.
    public init(
        _ spans: [TextSpan],
        style: ParagraphStyle = ParagraphStyle()
    ) throws(FontError) {
        var measurer = TextMeasurer(MeasuredText(spans: spans, style: style))
        for index in spans.indices { try measurer.add(index) }
        self = measurer.measured()
    }
}

extension MeasuredText {
    /// Returns the text broken into lines of a width.
    ///
    /// - Parameter width: The distance between the edges, in points; 0 if negative, unlimited if
    ///   `nil` or not finite.
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

    /// Returns the unrounded size of a label with the whole text, as UIKit's `sizeThatFits` does.
    ///
    /// The width is as in ``layout(width:)``, but a label with one line ignores it.
    ///
    /// - Complexity: O(*n*) in the number of offsets where a line may end.
    public func size(fitting width: Double? = nil) -> TextSize {
        layout(width: style.lineLimit == 1 ? nil : width).size
    }

    /// The unrounded width with breaks only at newlines, including indents, in points.
    package var idealWidth: Double {
        var copy = self
        copy.style.lineLimit = 0
        return copy.layout().size.width
    }

    /// The unrounded width of the widest part without a break, including indents, in points.
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
