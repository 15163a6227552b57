/// Fills lines of a given width with the segments of measured text.
///
/// Characters are read only to break within words.
struct LineFiller {
    /// The clusters, segments and tabs on a line.
    struct Line {
        /// The clusters up to the start of the next line.
        var clusters: Range<Int>
        /// The cluster after the last visible cluster.
        var visibleEnd: Int
        /// Whether the line is the first in its paragraph, and whether it is the last.
        let startsParagraph: Bool
        var endsParagraph: Bool
        /// The segments that begin on the line before a word moves to the last line.
        var segments: Range<Int>
        /// The tabs on the line.
        var tabs: [TextLine.Tab] = []

        /// The visible clusters and the tabs on the line.
        var content: TextLine.Content {
            TextLine.Content(head: clusters.lowerBound..<visibleEnd, tabs: tabs)
        }
    }

    private let text: MeasuredText
    private let width: Double
    private(set) var lines: [Line] = []
    private var cluster = 0
    private var segment = 0
    private var startsParagraph = true
    /// The last segment of the paragraph, or -1 before the first search.
    private var paragraphEnd = -1

    /// The maximum difference, in points, that is treated as floating-point error.
    static let tolerance = 1e-6

    init(_ text: MeasuredText, width: Double) {
        self.text = text
        self.width = width
    }

    /// Whether text remains after the last line.
    var hasMore: Bool { segment < text.segments.count }

    /// Fills at most `limit` lines, or all lines if `limit` is at most 0.
    mutating func fill(upTo limit: Int) {
        while hasMore, limit <= 0 || lines.count < limit {
            if text.style.lineBreakMode == .characterWrapping {
                fillByCharacters()
            } else {
                fillByWords()
            }
        }
        if !hasMore, text.segments.last?.isMandatory == true, limit <= 0 || lines.count < limit {
            // A newline at the end of the text is followed by an empty line.
            var line = emptyLine
            line.endsParagraph = true
            lines.append(line)
        }
    }

    /// The width of the next line between its indents.
    private var available: Double { text.style.room(in: width, isFirst: startsParagraph) }

    private mutating func fillByWords() {
        let available = available + Self.tolerance
        let origin = text.positions[cluster]
        var line = emptyLine
        var shift = 0.0
        var next = segment
        while next < text.segments.count {
            let part = text.segments[next]
            let end = Int(part.visibleEnd)
            let isWide = text.positions[end] - origin + shift > available
            if isWide, next > segment { break }
            if isWide, end > cluster {
                fillCharacters(through: segment, available)
                return
            }
            next += 1
            line.segments = segment..<next
            line.clusters = cluster..<Int(part.end)
            line.visibleEnd = end
            if part.isMandatory { break }
            if part.endsInTab {
                for tab in end..<Int(part.end) where text.byte(of: tab) == UInt8(ascii: "\t") {
                    let position = text.positions[tab] - origin + shift
                    let stop = text.style.tabStop(after: position)
                    shift += stop - position
                    line.tabs.append(TextLine.Tab(cluster: tab, end: stop))
                }
            }
        }
        take(line, next)
    }

    private mutating func fillByCharacters() {
        if paragraphEnd < segment {
            paragraphEnd = segment
            while paragraphEnd < text.segments.count - 1,
                !text.segments[paragraphEnd].isMandatory
            {
                paragraphEnd += 1
            }
        }
        fillCharacters(through: paragraphEnd, available + Self.tolerance)
    }

    /// Fills a line with as many characters as fit before the end of a segment, but at least one.
    private mutating func fillCharacters(through last: Int, _ available: Double) {
        let part = text.segments[last]
        var line = emptyLine
        let end = text.characterBreak(
            from: cluster,
            to: Int(part.visibleEnd),
            before: text.positions[cluster] + available
        )
        line.visibleEnd = end
        guard end < Int(part.visibleEnd) else {
            line.segments = segment..<(last + 1)
            line.clusters = cluster..<Int(part.end)
            take(line, last + 1)
            return
        }
        // The segment in which the next line begins.
        var next = segment
        while text.segments[next].end <= end { next += 1 }
        line.segments = segment..<next
        line.clusters = cluster..<end
        lines.append(line)
        cluster = end
        segment = next
        startsParagraph = false
    }

    private var emptyLine: Line {
        Line(
            clusters: cluster..<cluster,
            visibleEnd: cluster,
            startsParagraph: startsParagraph,
            endsParagraph: false,
            segments: segment..<segment
        )
    }

    private mutating func take(_ line: Line, _ next: Int) {
        var line = line
        let isMandatory = next > 0 && text.segments[next - 1].isMandatory
        line.endsParagraph = isMandatory || next == text.segments.count
        lines.append(line)
        if line.endsParagraph, text.style.lineBreakStrategy.contains(.pushOut) { pushOut() }
        cluster = line.clusters.upperBound
        segment = next
        startsParagraph = isMandatory
    }

    /// Moves a word to the last line of a paragraph if that line contains only one word.
    private mutating func pushOut() {
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
            text.positions[last.visibleEnd] - text.positions[start]
                <= text.style.room(in: width, isFirst: false) + Self.tolerance
        else { return }
        lines[lines.count - 2].clusters = above.clusters.lowerBound..<start
        lines[lines.count - 2].visibleEnd = Int(before.visibleEnd)
        lines[lines.count - 1].clusters = start..<last.clusters.upperBound
    }
}
