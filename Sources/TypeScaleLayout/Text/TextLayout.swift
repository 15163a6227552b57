/// A text broken into lines of a width, with the position of each.
///
///     let layout = text.layout(width: 320)
///     for line in layout.lines { print(layout.visibleText(of: line), line.baseline) }
public struct TextLayout: Sendable {
    /// The text.
    public let text: MeasuredText

    /// The lines, from the top; none of an empty text.
    public let lines: [TextLine]

    /// The width and height of the lines, in points, unrounded.
    ///
    /// The width is that of the widest line with its indent; the height has no space below the last line.
    public let size: TextSize

    /// Whether text is left out: it has an ellipsis, or is cut at the line limit.
    public let isTruncated: Bool
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
    /// - Complexity: O(*n*) in the length of the text.
    public subscript(line: TextLine) -> Substring { text.text(in: line.range) }

    /// Returns the visible text of a line: without the spaces at its end, with its ellipsis.
    ///
    /// - Parameter line: A line of this layout.
    /// - Returns: The text.
    /// - Complexity: O(*n*) in the length of the text.
    public func visibleText(of line: TextLine) -> String {
        let head = String(text.text(of: line.content.head))
        guard line.hasEllipsis else { return head }
        return head + "\u{2026}" + text.text(of: line.content.tail)
    }
}

extension TextLayout: CustomStringConvertible {
    /// The size, then a line for each line of text: its bytes, position, size and visible text.
    public var description: String {
        let count = lines.count == 1 ? "1 line" : "\(lines.count) lines"
        let cut = isTruncated ? ", truncated" : ""
        let head = "\(count), \(size.width.printed) x \(size.height.printed)\(cut)"
        return ([head] + lines.map { "\($0) \(visibleText(of: $0).debugDescription)" })
            .joined(separator: "\n")
    }
}
