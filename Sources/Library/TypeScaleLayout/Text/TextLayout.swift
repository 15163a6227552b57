public import TypeScaleFonts

/// Text broken into lines, with the position of each line.
///
///     let layout = text.layout(width: 320)
///     for line in layout.lines { print(layout.visibleText(of: line), line.baseline) }
public struct TextLayout: Sendable {
    /// The measured text.
    public let text: MeasuredText

    /// The lines, from top to bottom, or none if the text is empty.
    public let lines: [TextLine]

    /// The unrounded size of the lines, in points.
    ///
    /// The width includes indents. The height excludes the space below the last line.
    public let size: TextSize

    /// Whether text is replaced by an ellipsis or omitted because of the line limit.
    public let isTruncated: Bool
}

extension TextLayout {
    /// How exactly the widths are known, including the width of the ellipsis.
    public var exactness: WidthExactness {
        lines.reduce(text.exactness) { exactness, line in
            max(exactness, line.content.ellipsis.map { text.ellipses[$0].exactness } ?? .exact)
        }
    }

    /// The unrounded distance from the top to the first baseline, in points, or 0 if there is none.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }

    /// The unrounded distance from the top to the last baseline, in points, or 0 if there is none.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }

    /// The text on a line of this layout, including trailing spaces and the newline.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public subscript(line: TextLine) -> Substring { text.text(in: line.range) }

    /// Returns the visible text of a line, including any ellipsis but no trailing spaces.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func visibleText(of line: TextLine) -> String {
        let head = String(text.text(of: line.content.head))
        guard line.hasEllipsis else { return head }
        return head + "\u{2026}" + text.text(of: line.content.tail)
    }
}

extension TextLayout: CustomStringConvertible {
    /// The number of lines and the size, followed by a description of each line.
    public var description: String {
        let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
        let cut = isTruncated ? ", truncated" : ""
        let head = "\(count), \(size.width.printed) x \(size.height.printed)\(cut)"
        return ([head] + lines.map { "\($0) \(visibleText(of: $0).debugDescription)" })
            .joined(separator: "\n")
    }
}
