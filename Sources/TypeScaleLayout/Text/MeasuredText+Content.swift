import TypeScaleFonts

extension MeasuredText {
    /// The spans that have a part among some clusters; where those are none, the one that stands there.
    func spans(on clusters: Range<Int>) -> Range<Int> {
        guard !spans.isEmpty else { return 0..<0 }
        let start = Int(offsets[clusters.lowerBound])
        let end = Int(offsets[clusters.upperBound])
        let first = span(at: start)
        guard end > start else { return first..<(first + 1) }
        var last = first
        while last + 1 < spans.count, spanOffsets[last + 1] < end { last += 1 }
        return first..<(last + 1)
    }

    /// The last span that begins at an offset or before it, and has text if one has.
    func span(at offset: Int) -> Int {
        let next = partitionPoint(spans.count) { spanOffsets[$0] <= offset }
        return max(0, next - 1)
    }

    /// The width of what is on a line, in points.
    func contentWidth(_ content: TextLine.Content) -> Double {
        let ellipsis = content.ellipsis.map { ellipses[$0].width } ?? 0
        return headWidth(content) + ellipsis + width(of: content.tail)
    }

    /// The width of clusters in one endless line.
    func width(of clusters: Range<Int>) -> Double {
        clusters.isEmpty ? 0 : positions[clusters.upperBound] - positions[clusters.lowerBound]
    }

    /// Where a cluster of a line's head begins, from the start of the line.
    func place(of cluster: Int, in content: TextLine.Content) -> Double {
        let before = partitionPoint(content.tabs.count) { content.tabs[$0].cluster < cluster }
        guard before > 0 else {
            return positions[cluster] - positions[content.head.lowerBound]
        }
        let tab = content.tabs[before - 1]
        return tab.end + positions[cluster] - positions[tab.cluster + 1]
    }

    private func headWidth(_ content: TextLine.Content) -> Double {
        content.head.isEmpty ? 0 : place(of: content.head.upperBound, in: content)
    }

    /// What is to be added to each space of a line, so that so much more room is taken.
    func addedToSpaces(_ content: TextLine.Content, _ room: Double) -> Double {
        let count = spaces(of: content).count
        return count > 0 && room > 0 ? room / Double(count) : 0
    }

    /// The spaces of a line that are made wider, those behind its last tab.
    func spaces(of content: TextLine.Content) -> [Int] {
        let start = content.tabs.last.map { $0.cluster + 1 } ?? content.head.lowerBound
        guard start < content.head.upperBound else { return [] }
        return (start..<content.head.upperBound).filter { byte(of: $0) == 0x20 }
    }
}
