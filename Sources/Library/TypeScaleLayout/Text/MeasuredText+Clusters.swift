import TypeScaleFonts

extension MeasuredText {
    /// Returns the indices of spans that overlap clusters or, for an empty range, the span there.
    func spans(on clusters: Range<Int>) -> Range<Int> {
        let start = Int(offsets[clusters.lowerBound])
        let end = Int(offsets[clusters.upperBound])
        let first = span(at: start)
        guard end > start else { return first..<(first + 1) }
        var last = first
        while last + 1 < spans.count, spanOffsets[last + 1] < end { last += 1 }
        return first..<(last + 1)
    }

    /// Returns the index of the last span that begins at or before a byte offset.
    func span(at offset: Int) -> Int {
        let next = partitionPoint(spans.count) { spanOffsets[$0] <= offset }
        return max(0, next - 1)
    }

    /// Returns the width of a line's content, in points.
    func width(of content: TextLine.Content) -> Double {
        let ellipsis = content.ellipsis?.width ?? 0
        let head = content.head
        let headWidth = head.isEmpty ? 0 : position(of: head.upperBound, in: content)
        return headWidth + ellipsis + width(of: content.tail)
    }

    /// Returns the width of clusters on one line.
    func width(of clusters: Range<Int>) -> Double {
        clusters.isEmpty ? 0 : positions[clusters.upperBound] - positions[clusters.lowerBound]
    }

    /// Returns the variance for clusters on one line, in squares of points.
    func variance(of clusters: Range<Int>) -> Double {
        guard !variances.isEmpty, !clusters.isEmpty else { return 0 }
        return max(0, variances[clusters.upperBound] - variances[clusters.lowerBound])
    }

    /// Returns the position of a cluster in a line's head, from the start of the line.
    func position(of cluster: Int, in content: TextLine.Content) -> Double {
        let before = partitionPoint(content.tabs.count) { content.tabs[$0].cluster < cluster }
        guard before > 0 else {
            return positions[cluster] - positions[content.head.lowerBound]
        }
        let tab = content.tabs[before - 1]
        return tab.end + positions[cluster] - positions[tab.cluster + 1]
    }

    /// Returns the clusters of the spaces that justification widens, all after the line's last tab.
    func spaces(of content: TextLine.Content) -> [Int] {
        let start = content.tabs.last.map { $0.cluster + 1 } ?? content.head.lowerBound
        guard start < content.head.upperBound else { return [] }
        return (start..<content.head.upperBound).filter(isSpace)
    }

    /// Returns whether a cluster is a space without a visible mark.
    func isSpace(_ cluster: Int) -> Bool {
        guard byte(of: cluster) == 0x20 else { return false }
        let range = Int(offsets[cluster])..<Int(offsets[cluster + 1])
        var text = text
        return text.withSpan { TrailingSpace.contains($0, in: range) }
    }
}

extension MeasuredText: LineSource {
    func position(of cluster: Int) -> Double { positions[cluster] }

    /// Returns the text in a range of byte offsets.
    func text(in range: Range<Int>) -> Substring {
        let bounds = range.clamped(to: 0..<text.utf8.count)
        let start = text.utf8.index(text.startIndex, offsetBy: bounds.lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: bounds.count)]
    }

    /// Returns the text in a range of clusters.
    func text(of clusters: Range<Int>) -> Substring {
        text(in: Int(offsets[clusters.lowerBound])..<Int(offsets[clusters.upperBound]))
    }

    func nextCharacter(after cluster: Int, upTo end: Int) -> Int {
        var cluster = cluster
        var offset = Int(offsets[cluster])
        var index = text.utf8.index(text.startIndex, offsetBy: offset)
        repeat {
            let next = text.endOfCharacter(from: index)
            offset += text.utf8.distance(from: index, to: next)
            index = next
            while cluster < end, offsets[cluster] < offset { cluster += 1 }
        } while cluster < end && offsets[cluster] != offset
        return cluster
    }
}
