/// Positions lines one below the other, and aligns the content of each line.
struct LinePositioner {
    private let text: MeasuredText
    private let width: Double
    private var lines: [PlacedLine] = []
    private var bottom = 0.0
    private var widest = 0.0
    /// The space below the most recent line.
    private var spaceBelow = 0.0
    private var endedParagraph = false
    private var hasEllipsis = false

    init(_ text: MeasuredText, width: Double) {
        self.text = text
        self.width = width
    }

    /// Adds the next line, which is the last if `isCut` is `true`, although more text follows.
    ///
    /// `whole` is the content of the line before it is truncated.
    mutating func add(_ line: FilledLine, _ whole: TextLine.Content, isCut: Bool) {
        let style = text.style
        let extent = LineExtent(of: text, line.clusters, style)
        if !lines.isEmpty {
            bottom += spaceBelow
            if endedParagraph {
                bottom += style.paragraphSpacing.length + style.paragraphSpacingBefore.length
            }
        }
        let room = style.room(in: width, isFirst: line.startsParagraph)
        var content = whole
        var end = line.clusters.upperBound
        if isCut {
            let truncator = LineTruncator(text: text, line: line, whole: whole, room: room)
            if let truncated = truncator.content {
                content = truncated
                hasEllipsis = true
                end = text.offsets.count - 1
            }
        }
        var visible = max(0, text.width(of: content))
        if style.alignment == .justified, room.isFinite, !line.endsParagraph, !hasEllipsis {
            let spaces = text.spaces(of: content).count
            if spaces > 0, room > visible {
                content.addedToSpaces = (room - visible) / Double(spaces)
                visible = room
            }
        }
        let head = style.head(isFirst: line.startsParagraph)
        let spaces = max(0, min(trailingSpace(line, content), room - visible))
        widest = max(widest, max(0, head) + visible + spaces)
        lines.append(
            PlacedLine(
                range: Int(text.offsets[line.clusters.lowerBound])..<Int(text.offsets[end]),
                x: style.left(of: visible, head: head, in: width),
                width: visible,
                top: bottom,
                height: extent.height,
                baseline: bottom + extent.height - extent.descent,
                content: content
            )
        )
        bottom += extent.height
        spaceBelow = extent.spaceBelow
        endedParagraph = line.endsParagraph
    }

    /// Returns the layout of all lines.
    consuming func layout(isCut: Bool) -> TextLayout {
        var widest = widest
        if !width.isFinite {
            // If the width is unlimited, the widest line and the trailing indent set the edges.
            widest += max(0, text.style.tailSpace(in: 0))
            for index in lines.indices {
                let line = lines[index]
                lines[index].x = text.style.left(of: line.width, head: line.x, in: widest)
            }
        }
        return TextLayout(
            text: text,
            placedLines: lines,
            size: TextSize(width: widest, height: bottom),
            isTruncated: isCut || hasEllipsis
        )
    }

    /// Returns the width of the line's trailing spaces, or 0 if they are ignored.
    private func trailingSpace(_ line: FilledLine, _ content: TextLine.Content) -> Double {
        guard text.style.countsTrailingSpaces, content.ellipsis == nil else { return 0 }
        return text.positions[line.clusters.upperBound] - text.positions[line.visibleEnd]
    }
}
