/// Puts lines below each other, and what is on each between the edges.
struct LinePlacing {
    private let text: MeasuredText
    private let width: Double
    private var lines: [TextLine] = []
    private var bottom = 0.0
    private var widest = 0.0
    /// The space that the last line asks for below it.
    private var spaceBelow = 0.0
    private var endedParagraph = false
    private var hasEllipsis = false

    init(_ text: MeasuredText, width: Double) {
        self.text = text
        self.width = width
    }

    /// Places the next line; one that is cut has more text behind it that has no room.
    mutating func place(_ line: LineFilling.Line, isCut: Bool) {
        let style = text.style
        let extent = LineExtent(of: text, line.clusters, style)
        if !lines.isEmpty {
            bottom += spaceBelow
            if endedParagraph {
                bottom += style.paragraphSpacing.length + style.paragraphSpacingBefore.length
            }
        }
        let room = style.room(width, isFirst: line.startsParagraph)
        var content = TextLine.Content(
            head: line.clusters.lowerBound..<line.visibleEnd,
            tabs: line.tabs.map { TextLine.TabEnd(cluster: $0.cluster, end: $0.end) }
        )
        var end = line.clusters.upperBound
        if isCut, let truncated = text.truncated(line, style.lineBreakMode, to: room) {
            content = truncated
            hasEllipsis = true
            end = text.offsets.count - 1
        }
        var seen = max(0, text.contentWidth(content))
        if style.alignment == .justified, room.isFinite, !line.endsParagraph, !hasEllipsis {
            content.addedToSpaces = text.addedToSpaces(content, room - seen)
            if content.addedToSpaces > 0 { seen = room }
        }
        let head = style.head(isFirst: line.startsParagraph)
        let spaces = max(0, min(trailingSpace(line, content), room - seen))
        let taken = max(0, head) + seen + spaces
        widest = max(widest, taken)
        lines.append(
            TextLine(
                range: Int(text.offsets[line.clusters.lowerBound])..<Int(text.offsets[end]),
                x: style.left(of: seen, head, width),
                width: seen,
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

    /// The layout of all lines.
    func layout(isCut: Bool) -> TextLayout {
        // Between edges of its own a text has its indent at the trailing side as well.
        let widest = width.isFinite ? widest : widest + max(0, text.style.tailSpace(in: 0))
        return TextLayout(
            text: text,
            // Between what edges lines stand is known only now where there were none.
            lines: width.isFinite ? lines : lines.map { text.style.aligned($0, in: widest) },
            size: TextSize(width: widest, height: bottom),
            isTruncated: isCut || hasEllipsis
        )
    }

    /// The spaces at the end of the line, where they count.
    private func trailingSpace(_ line: LineFilling.Line, _ content: TextLine.Content) -> Double {
        guard text.style.countsTrailingSpaces, content.ellipsis == nil else { return 0 }
        return text.positions[line.clusters.upperBound] - text.positions[line.visibleEnd]
    }
}

/// How tall a line is.
struct LineExtent {
    let height: Double
    let descent: Double
    let spaceBelow: Double

    /// The extent of the spans that have a part on a line.
    ///
    /// UIKit's order: multiplied, then held between the least and the greatest height; what that adds
    /// stands above the baseline.
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
            leading = max(leading, span.font.metrics.leading.length)
            // A height that a designer stated is that of the line.
            if span.font.font.origin.lineHeight != nil {
                stated = max(stated, (span.font.font.lineHeight ?? 0).length)
            }
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

extension ParagraphStyle {
    /// The left end of a line between edges that are so far apart.
    fileprivate func left(of seen: Double, _ head: Double, _ width: Double) -> Double {
        guard width.isFinite else { return head }
        let tail = tailSpace(in: width)
        let isRightToLeft = direction == .rightToLeft
        let left = isRightToLeft ? tail : head
        let free = max(0, width - head - tail - seen)
        switch alignment {
        case .left: return left
        case .right: return left + free
        case .center: return left + free / 2
        case .natural, .justified: return isRightToLeft ? left + free : left
        }
    }

    /// The space between a line and the trailing edge.
    fileprivate func tailSpace(in width: Double) -> Double {
        let tail = tailIndent.indent
        return tail > 0 ? max(0, width - tail) : -tail
    }

    /// A line that was placed between no edges, placed between those of the text itself.
    fileprivate func aligned(_ line: TextLine, in width: Double) -> TextLine {
        TextLine(
            range: line.range,
            x: left(of: line.width, line.x, width),
            width: line.width,
            top: line.top,
            height: line.height,
            baseline: line.baseline,
            content: line.content
        )
    }
}
