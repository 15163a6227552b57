/// Truncates the last line with an ellipsis.
///
/// The line is filled character by character from the rest of its paragraph. If the head or middle
/// is truncated, the line ends with the end of the text.
struct LineTruncator {
    let text: MeasuredText
    let line: FilledLine
    /// The content of the line before it is truncated.
    let whole: TextLine.Content
    let room: Double

    /// The content of the truncated line, or `nil` if the line break mode does not use an ellipsis.
    var content: TextLine.Content? {
        let start = line.clusters.lowerBound
        switch text.style.lineBreakMode {
        case .wordWrapping, .characterWrapping, .clipping: return nil
        case .truncatingTail: return keepingHead(of: start..<paragraphEnd)
        case .truncatingHead, .truncatingMiddle:
            let all = start..<textEnd
            let ellipsis = Ellipsis(of: text.span(at: Int(text.offsets[start])), in: text)
            let free = room - ellipsis.width
            let keepsHead = text.style.lineBreakMode == .truncatingMiddle
            let head = start..<(keepsHead ? headEnd(of: all, free / 2) : start)
            let tail = tail(of: head.upperBound..<all.upperBound, free - text.width(of: head))
            return TextLine.Content(head: head, ellipsis: ellipsis, tail: tail)
        }
    }

    /// The end of the visible clusters in the text.
    private var textEnd: Int { text.segments.last.map { Int($0.visibleEnd) } ?? 0 }

    /// The end of the visible clusters in the line's paragraph.
    private var paragraphEnd: Int {
        let segments = text.segments
        var segment = line.segments.lowerBound
        while segment < segments.count - 1, !segments[segment].isMandatory { segment += 1 }
        guard segments.indices.contains(segment) else { return line.visibleEnd }
        return max(line.clusters.lowerBound, Int(segments[segment].visibleEnd))
    }

    private func keepingHead(of all: Range<Int>) -> TextLine.Content {
        func span(_ end: Int) -> Int {
            text.span(at: Int(text.offsets[max(all.lowerBound, end - 1)]))
        }
        // The ellipsis uses the font of the text before it, but its width determines that text.
        let last = Ellipsis(of: span(all.upperBound), in: text)
        let guess = keepingHead(of: all, last)
        let next = span(guess.head.upperBound)
        return next == last.span ? guess : keepingHead(of: all, Ellipsis(of: next, in: text))
    }

    /// Returns as many characters as fit before an ellipsis.
    private func keepingHead(of all: Range<Int>, _ ellipsis: Ellipsis) -> TextLine.Content {
        var content = whole
        content.head = all
        content.ellipsis = ellipsis
        let room = room - ellipsis.width
        // Even the first tab stop may be past the available width.
        while let tab = content.tabs.last, tab.end > room + FilledLine.tolerance {
            content.tabs.removeLast()
            content.head = all.lowerBound..<tab.cluster
        }
        // The width that tabs add to the text.
        let shift = content.tabs.last.map { tab in
            tab.end - text.width(of: all.lowerBound..<(tab.cluster + 1))
        }
        content.head = all.lowerBound..<headEnd(of: content.head, room - (shift ?? 0))
        return content
    }

    /// Returns the end of the characters that fit, excluding spaces before the ellipsis.
    private func headEnd(of all: Range<Int>, _ room: Double) -> Int {
        let limit = text.positions[all.lowerBound] + room + FilledLine.tolerance
        var end = text.characterBreak(from: all.lowerBound, to: all.upperBound, before: limit)
        if text.positions[end] > limit { end = all.lowerBound }
        while end > all.lowerBound, text.isSpace(end - 1) { end -= 1 }
        return end
    }

    /// Returns the last characters that fit, excluding spaces after the ellipsis.
    private func tail(of all: Range<Int>, _ room: Double) -> Range<Int> {
        let positions = text.positions
        let limit = positions[all.upperBound] - room - FilledLine.tolerance
        guard all.lowerBound < all.upperBound, positions[all.lowerBound] < limit else { return all }
        var start = text.characterBreak(from: all.lowerBound, to: all.upperBound, before: limit)
        if positions[start] < limit {
            start = text.characterBreak(from: start, to: all.upperBound, before: positions[start])
        }
        while start < all.upperBound, text.isSpace(start) { start += 1 }
        return start..<all.upperBound
    }
}
