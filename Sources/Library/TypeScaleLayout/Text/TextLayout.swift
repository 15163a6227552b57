public import TypeScaleFonts

/// Text broken into lines, with the position of each line.
///
///     let layout = text.layout(width: 320)
///     for line in layout.lines { print(line.text, line.baseline) }
public struct TextLayout: Sendable {
    /// The measured text.
    public let text: MeasuredText

    let placedLines: [PlacedLine]

    /// The unrounded size of the lines, in points.
    ///
    /// The width includes indents. The height excludes the space below the last line.
    public let size: TextSize

    /// Whether text is replaced by an ellipsis or omitted because of the line limit.
    public let isTruncated: Bool
}

extension TextLayout {
    /// How exactly the widths of the lines are known on a screen with 3 pixels per point.
    ///
    /// This is the worst exactness of any line. For another screen, see ``TextLine/measuredWidth``.
    public var exactness: WidthExactness {
        lines.reduce(.exact) { max($0, $1.measuredWidth.exactness()) }
    }

    /// The unrounded distance from the top to the first baseline, in points, or 0 if there is none.
    public var firstBaseline: Double { placedLines.first?.baseline ?? 0 }

    /// The unrounded distance from the top to the last baseline, in points, or 0 if there is none.
    public var lastBaseline: Double { placedLines.last?.baseline ?? 0 }
}

extension TextLayout {
    /// The lines of a layout.
    ///
    /// Access to a line takes constant time.
    public struct Lines: RandomAccessCollection, Sendable {
        let measured: MeasuredText
        let placed: [PlacedLine]

        /// The index of the first line, which is 0.
        public var startIndex: Int { 0 }

        /// The number of lines.
        public var endIndex: Int { placed.count }

        /// The line at an index.
        public subscript(index: Int) -> TextLine {
            TextLine(measured: measured, placed: placed[index])
        }
    }

    /// The lines, from top to bottom, or none if the text is empty.
    public var lines: Lines { Lines(measured: text, placed: placedLines) }
}

extension TextLayout: CustomStringConvertible {
    /// The number of lines and the size, followed by a description of each line.
    ///
    /// Characters that no face supports are listed, such as `no glyphs for U+062A`.
    public var description: String {
        let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
        let cut = isTruncated ? ", truncated" : ""
        let head =
            "\(count), \(size.width.printed) x \(size.height.printed)\(cut)"
            + text.missing.missingGlyphs
        return ([head] + lines.map { "\($0) \($0.text.debugDescription)" })
            .joined(separator: "\n")
    }
}
