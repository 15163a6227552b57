/// Fills lines of a given width with the segments of a text.
///
/// Characters are read only to break within words.
struct LineFiller<Text: LineSource> {
    private let text: Text
    private let style: ParagraphStyle
    /// The widths of a paragraph's first line and of its other lines between their indents.
    private let rooms: (first: Double, other: Double)
    private var cluster = 0
    private var segment = 0
    private var startsParagraph = true
    /// The last segment of the paragraph, or -1 before the first search.
    private var paragraphEnd = -1

    /// The tabs on all lines so far.
    private(set) var tabs: [TextLine.Tab] = []

    init(_ text: Text, _ style: ParagraphStyle = ParagraphStyle(), width: Double) {
        self.text = text
        self.style = style
        rooms = (style.room(in: width, isFirst: true), style.room(in: width, isFirst: false))
    }

    /// Whether text remains after the last line.
    var hasMore: Bool { segment < text.segments.count }

    /// Fills the next line, which contains at least one character.
    ///
    /// - Precondition: ``hasMore`` is `true`.
    mutating func next() -> FilledLine {
        style.lineBreakMode == .characterWrapping ? lineOfCharacters() : lineOfWords()
    }

    /// The empty line after a newline at the end of the text, or `nil` if the text ends otherwise.
    var lineAfterNewline: FilledLine? {
        guard !hasMore, text.segments.last?.isMandatory == true else { return nil }
        return FilledLine(
            clusters: cluster..<cluster,
            visibleEnd: cluster,
            startsParagraph: startsParagraph,
            endsParagraph: true,
            segments: segment..<segment,
            tabs: tabs.count..<tabs.count
        )
    }

    /// The width of the next line between its indents.
    private var available: Double { startsParagraph ? rooms.first : rooms.other }

    private mutating func lineOfWords() -> FilledLine {
        let available = available + FilledLine.tolerance
        let origin = text.position(of: cluster)
        let segments = text.segments
        let firstTab = tabs.count
        var shift = 0.0
        var next = segment
        var visibleEnd = cluster
        while next < segments.count {
            let part = segments[next]
            let end = Int(part.visibleEnd)
            let isWide = text.position(of: end) - origin + shift > available
            if isWide, next > segment { break }
            if isWide, end > cluster { return characters(through: segment, available) }
            next += 1
            visibleEnd = end
            if part.isMandatory { break }
            if part.endsInTab {
                for tab in end..<Int(part.end) where text.isTab(tab) {
                    let position = text.position(of: tab) - origin + shift
                    let stop = style.tabStop(after: position)
                    shift += stop - position
                    tabs.append(TextLine.Tab(cluster: tab, end: stop))
                }
            }
        }
        return line(upTo: next, visibleEnd, firstTab)
    }

    private mutating func lineOfCharacters() -> FilledLine {
        if paragraphEnd < segment {
            paragraphEnd = segment
            while paragraphEnd < text.segments.count - 1,
                !text.segments[paragraphEnd].isMandatory
            {
                paragraphEnd += 1
            }
        }
        return characters(through: paragraphEnd, available + FilledLine.tolerance)
    }

    /// Returns a line with as many characters as fit before the end of a segment, but at least one.
    private mutating func characters(
        through last: Int,
        _ available: Double
    ) -> FilledLine {
        let visibleEnd = Int(text.segments[last].visibleEnd)
        let end = text.characterBreak(
            from: cluster,
            to: visibleEnd,
            before: text.position(of: cluster) + available
        )
        guard end < visibleEnd else { return line(upTo: last + 1, end) }
        // The segment in which the next line begins.
        var next = segment
        while text.segments[next].end <= end { next += 1 }
        defer { (cluster, segment, startsParagraph) = (end, next, false) }
        return FilledLine(
            clusters: cluster..<end,
            visibleEnd: end,
            startsParagraph: startsParagraph,
            endsParagraph: false,
            segments: segment..<next,
            tabs: tabs.count..<tabs.count
        )
    }

    /// Returns a line that ends before a segment, and continues there.
    private mutating func line(
        upTo next: Int,
        _ visibleEnd: Int,
        _ firstTab: Int? = nil
    ) -> FilledLine {
        let segments = text.segments
        let (end, isMandatory) = (Int(segments[next - 1].end), segments[next - 1].isMandatory)
        defer { (cluster, segment, startsParagraph) = (end, next, isMandatory) }
        return FilledLine(
            clusters: cluster..<end,
            visibleEnd: visibleEnd,
            startsParagraph: startsParagraph,
            endsParagraph: isMandatory || next == segments.count,
            segments: segment..<next,
            tabs: (firstTab ?? tabs.count)..<tabs.count
        )
    }
}

extension LineFiller {
    /// Returns at most `limit` lines, or all lines if `limit` is at most 0.
    mutating func lines(upTo limit: Int) -> [FilledLine] {
        var lines: [FilledLine] = []
        let pushesOut = style.lineBreakStrategy.contains(.pushOut)
        while hasMore, limit <= 0 || lines.count < limit {
            let line = next()
            lines.append(line)
            if pushesOut, line.endsParagraph { pushOut(&lines) }
        }
        if limit <= 0 || lines.count < limit, let line = lineAfterNewline { lines.append(line) }
        return lines
    }

    /// Moves a word to the last line of a paragraph if that line contains only one word.
    private func pushOut(_ lines: inout [FilledLine]) {
        guard lines.count > 1 else { return }
        let last = lines[lines.count - 1]
        let above = lines[lines.count - 2]
        guard !last.startsParagraph, last.segments.count == 1, above.segments.count > 1,
            last.tabs.isEmpty, above.tabs.isEmpty,
            // Only whole words move.
            last.clusters.lowerBound == above.clusters.upperBound,
            let pushed = above.segments.last,
            Int(text.segments[pushed].end) == last.clusters.lowerBound
        else { return }
        let before = text.segments[pushed - 1]
        let start = Int(before.end)
        // The line above must keep visible text. After a break in a word, it may begin with spaces.
        guard start > above.clusters.lowerBound,
            Int(before.visibleEnd) > above.clusters.lowerBound,
            text.position(of: last.visibleEnd) - text.position(of: start)
                <= rooms.other + FilledLine.tolerance
        else { return }
        lines[lines.count - 2].clusters = above.clusters.lowerBound..<start
        lines[lines.count - 2].visibleEnd = Int(before.visibleEnd)
        lines[lines.count - 1].clusters = start..<last.clusters.upperBound
    }
}
