/// A text broken into lines of a width, with the place of each.
public struct TextLayout: Sendable {
    /// The text.
    public let text: MeasuredText

    /// The lines, from the top; none of an empty text.
    public let lines: [TextLine]

    /// The width and height that the lines take, in points, unrounded.
    ///
    /// The width is that of the widest line with its indent; the height has no space below the last line.
    public let size: TextSize

    /// Whether text is left out: it has an ellipsis, or is cut at the line limit.
    public let isTruncated: Bool
}

/// A width and a height.
public struct TextSize: Hashable, Sendable {
    /// Points.
    public let width: Double

    /// Points.
    public let height: Double

    /// A size.
    ///
    /// - Parameters:
    ///   - width: Points.
    ///   - height: Points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size up to whole pixels, as labels take it.
    ///
    /// - Parameter pixelsPerPoint: The screen's; one that is not positive and finite counts as 1.
    /// - Returns: Points on the grid of pixels.
    public func roundedUp(pixelsPerPoint: Double) -> TextSize {
        let grid = PixelGrid(of: pixelsPerPoint)
        return TextSize(width: grid.roundedUp(width), height: grid.roundedUp(height))
    }
}

extension TextLayout {
    /// The first baseline, in points from the top, unrounded; 0 without lines.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }

    /// The last baseline, in points from the top, unrounded; 0 without lines.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }

    /// The part of the text on a line.
    ///
    /// - Parameter line: A line of this layout.
    /// - Returns: The text, with the spaces and the newline at its end.
    public subscript(line: TextLine) -> Substring {
        let utf8 = text.text.utf8
        let bounds = line.range.clamped(to: 0..<utf8.count)
        let start = utf8.index(utf8.startIndex, offsetBy: bounds.lowerBound)
        return text.text[start..<utf8.index(start, offsetBy: bounds.count)]
    }
}

extension MeasuredText {
    /// Breaks the text into lines of a width.
    ///
    /// - Parameter width: Points between the edges; what is negative counts as 0, `nil`, infinity and NaN
    ///   as endless.
    /// - Returns: The lines and their places.
    /// - Complexity: O(*n*) in the number of places where a line may end.
    public func layout(width: Double? = nil) -> TextLayout {
        let limit = width.flatMap { $0.isFinite ? $0.length : nil } ?? .infinity
        var filling = LineFilling(self, width: limit)
        filling.fill(upTo: style.lineLimit)
        var placing = LinePlacing(self, width: limit)
        for (index, line) in filling.lines.enumerated() {
            let isCut = filling.hasMore && index == filling.lines.count - 1
            placing.place(line, isCut: isCut)
        }
        return placing.layout(isCut: filling.hasMore)
    }

    /// The width and height in which a label would have all of its text, as UIKit's `sizeThatFits`.
    ///
    /// A label of one line takes no notice of the width.
    ///
    /// - Parameter width: Points; read as in ``layout(width:)``.
    /// - Returns: Points, unrounded.
    public func size(fitting width: Double? = nil) -> TextSize {
        layout(width: style.lineLimit == 1 ? nil : width).size
    }

    /// The width of the text where only newlines break it, with indents, in points, unrounded.
    public var idealWidth: Double {
        var copy = self
        copy.style.lineLimit = 0
        return copy.layout().size.width
    }

    /// The width of the widest part that is not broken between words, in points, unrounded.
    public var minimumWidth: Double {
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
