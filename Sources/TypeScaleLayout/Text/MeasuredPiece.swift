import TypeScaleFonts

/// A part of a text in one face.
struct MeasuredPiece: Sendable {
    /// The index of its span.
    let span: Int
    /// The range in the text, in UTF-8 bytes.
    let range: Range<Int>
    /// The face.
    let face: Typeface
    /// The glyphs.
    let glyphs: [Glyph]
    /// The range of its clusters in the text.
    let clusters: Range<Int>
    /// The index of each cluster's first glyph; `nil` if each cluster has one glyph.
    let firstGlyphs: [Int32]?

    /// Returns the glyphs of a cluster, which must be in this piece to have any.
    func glyphs(of cluster: Int) -> ArraySlice<Glyph> {
        let index = cluster - clusters.lowerBound
        guard clusters.contains(cluster) else { return [] }
        guard let firstGlyphs else { return glyphs.dropFirst(index).prefix(1) }
        let start = Int(firstGlyphs[index])
        let isLast = index + 1 == firstGlyphs.count
        return glyphs[start..<(isLast ? glyphs.count : Int(firstGlyphs[index + 1]))]
    }
}

/// A part of a text that stays on one line, up to an offset where the line may end.
struct TextSegment: Sendable {
    /// The first cluster of the next segment.
    let end: Int32
    /// The cluster after the last one that is not a space.
    let visibleEnd: Int32
    /// Whether the line must end there.
    let isMandatory: Bool
    /// Whether a tab ends it.
    let endsInTab: Bool
}
