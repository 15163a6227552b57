import TypeScaleFonts

/// Finds the segments of measured text, each of which ends where a line may end.
struct SegmentFinder {
    private(set) var segments: [TextSegment] = []
    private let offsets: [Int32]
    /// The first cluster of the current segment.
    private var start = 0

    /// Creates a finder from the UTF-8 offsets of the clusters, followed by the end of the text.
    init(_ offsets: [Int32]) {
        self.offsets = offsets
    }

    /// Returns the segments of text in spans, with the rules of a style.
    static func segments(
        of text: inout String,
        _ offsets: [Int32],
        _ spans: [TextSpan],
        _ style: ParagraphStyle
    ) -> [TextSegment] {
        let breaker = LineBreaker(
            strategy: style.lineBreakStrategy,
            language: spans.lazy.compactMap { $0.language }.first,
            strictness: style.lineBreakStrictness
        )
        var finder = SegmentFinder(offsets)
        finder.find(in: &text, breaker)
        return finder.segments
    }

    mutating func find(in text: inout String, _ breaker: LineBreaker) {
        text.withSpan { bytes in
            var scanner = LineBreakScanner(breaker)
            var cluster = 0
            let hasTabs = bytes.indices.contains { bytes[$0] == UInt8(ascii: "\t") }
            while let end = scanner.next(bytes) {
                while offsets[cluster] < end.offset, cluster + 1 < offsets.count {
                    // Text after a tab starts at the tab stop, so a tab always ends a segment.
                    // Unicode forbids a break there before a bracket, but a wrong position would be
                    // worse.
                    if hasTabs, bytes[Int(offsets[cluster])] == UInt8(ascii: "\t"),
                        offsets[cluster + 1] < end.offset
                    {
                        segments.append(
                            TextSegment(
                                end: Int32(clamping: cluster + 1),
                                visibleEnd: Int32(clamping: cluster),
                                isMandatory: false,
                                endsInTab: true
                            )
                        )
                        start = cluster + 1
                    }
                    cluster += 1
                }
                // A line cannot end within a glyph cluster, such as a ligature.
                guard
                    let last = end.isMandatory
                        ? cluster : clusterStart(at: end.offset, before: cluster, bytes)
                else { continue }
                addSegment(to: last, isMandatory: end.isMandatory, bytes)
            }
        }
    }

    /// Returns the cluster that starts at an offset, apart from invisible characters.
    ///
    /// The next cluster is the first that does not start before the offset.
    private func clusterStart(
        at offset: Int,
        before next: Int,
        _ bytes: Span<UInt8>
    ) -> Int? {
        let end = Int(offsets[next])
        if end == offset { return next }
        if TrailingSpace.visibleStart(bytes, in: offset..<end) == end { return next }
        // A direction mark belongs to the cluster after it if text is read from right to left.
        guard next - 1 > start else { return nil }
        let first = Int(offsets[next - 1])
        return TrailingSpace.visibleStart(bytes, in: first..<offset) == offset
            ? next - 1 : nil
    }

    private mutating func addSegment(
        to end: Int,
        isMandatory: Bool,
        _ bytes: Span<UInt8>
    ) {
        var visible = end
        var endsInTab = false
        while visible > start {
            let offset = Int(offsets[visible - 1])
            let next = Int(offsets[visible])
            guard TrailingSpace.contains(bytes, in: offset..<next) else { break }
            endsInTab = endsInTab || bytes[offset] == UInt8(ascii: "\t")
            visible -= 1
        }
        segments.append(
            TextSegment(
                end: Int32(clamping: end),
                visibleEnd: Int32(clamping: visible),
                isMandatory: isMandatory,
                endsInTab: endsInTab
            )
        )
        start = end
    }
}
