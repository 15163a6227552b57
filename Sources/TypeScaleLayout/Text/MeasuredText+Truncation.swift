extension MeasuredText {
    /// A line with an ellipsis for what has no room; `nil` in a mode that has none.
    ///
    /// The line is filled from all of its paragraph, character by character; what stands behind the
    /// ellipsis is the end of the text.
    func truncated(
        _ line: LineFilling.Line,
        _ mode: LineBreakMode,
        to room: Double
    ) -> TextLine.Content? {
        let all = line.clusters.lowerBound..<paragraphEnd(of: line)
        switch mode {
        case .wordWrapping, .characterWrapping, .clipping: return nil
        case .truncatingTail: return keepingHead(of: all, line, room)
        case .truncatingHead:
            let all = line.clusters.lowerBound..<textEnd
            let span = span(at: Int(offsets[all.lowerBound]))
            let free = room - ellipses[span].width
            let tail = tail(of: all, free)
            return TextLine.Content(
                head: all.lowerBound..<all.lowerBound,
                ellipsis: span,
                tail: tail
            )
        case .truncatingMiddle:
            let all = line.clusters.lowerBound..<textEnd
            let span = span(at: Int(offsets[all.lowerBound]))
            let free = room - ellipses[span].width
            let head = all.lowerBound..<headEnd(of: all, free / 2)
            let tail = tail(of: head.upperBound..<all.upperBound, free - width(of: head))
            return TextLine.Content(head: head, ellipsis: span, tail: tail)
        }
    }

    /// Behind the last visible cluster of all.
    private var textEnd: Int { segments.last.map { Int($0.visibleEnd) } ?? 0 }

    private func keepingHead(
        of all: Range<Int>,
        _ line: LineFilling.Line,
        _ room: Double
    ) -> TextLine.Content {
        let tabs = line.tabs.map { TextLine.TabEnd(cluster: $0.cluster, end: $0.end) }
        let whole = TextLine.Content(head: line.clusters.lowerBound..<line.visibleEnd, tabs: tabs)
        // What tabs take beside the text.
        let shift = contentWidth(whole) - width(of: whole.head)
        func end(_ span: Int) -> Int {
            headEnd(of: all, room - ellipses[span].width - shift)
        }
        func span(_ end: Int) -> Int {
            self.span(at: Int(offsets[max(all.lowerBound, end - 1)]))
        }
        // In the font of the text that it stands behind, which its own width may move.
        let guess = span(end(span(all.upperBound)))
        var content = TextLine.Content(
            head: all.lowerBound..<end(guess),
            ellipsis: guess,
            tabs: tabs
        )
        content.tabs.removeAll { $0.cluster >= content.head.upperBound }
        // The stop of a tab may be all that has no room.
        while contentWidth(content) > room + 1e-6, let tab = content.tabs.popLast() {
            content.head = all.lowerBound..<tab.cluster
        }
        return content
    }

    /// Behind the last character that has room, without the spaces there.
    private func headEnd(of all: Range<Int>, _ room: Double) -> Int {
        let limit = positions[all.lowerBound] + room + 1e-6
        var end = characterBreak(from: all.lowerBound, to: all.upperBound, before: limit)
        if positions[end] > limit { end = all.lowerBound }
        while end > all.lowerBound, byte(of: end - 1) == 0x20 { end -= 1 }
        return end
    }

    /// The last characters that have room, without the spaces before them.
    private func tail(of all: Range<Int>, _ room: Double) -> Range<Int> {
        let limit = positions[all.upperBound] - room - 1e-6
        guard all.lowerBound < all.upperBound, positions[all.lowerBound] < limit else { return all }
        var start = characterBreak(from: all.lowerBound, to: all.upperBound, before: limit)
        if positions[start] < limit {
            start = characterBreak(from: start, to: all.upperBound, before: positions[start])
        }
        while start < all.upperBound, byte(of: start) == 0x20 { start += 1 }
        return start..<all.upperBound
    }

    /// Behind the last visible cluster of the paragraph of a line.
    private func paragraphEnd(of line: LineFilling.Line) -> Int {
        var segment = line.segments.lowerBound
        while segment < segments.count - 1, !segments[segment].isMandatory { segment += 1 }
        guard segments.indices.contains(segment) else { return line.visibleEnd }
        return max(line.clusters.lowerBound, Int(segments[segment].visibleEnd))
    }
}
