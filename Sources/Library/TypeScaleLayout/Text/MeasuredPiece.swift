import TypeScaleFonts

/// A shaped piece of text in one face.
struct MeasuredPiece: Sendable {
    /// The index of the piece's span.
    let span: Int
    let face: Typeface
    let glyphs: [Glyph]
    /// The range of the piece's clusters in the text.
    let clusters: Range<Int>
    /// The index of each cluster's first glyph, or `nil` if each cluster has one glyph.
    let firstGlyphs: [Int32]?

    /// Returns the glyphs in a cluster, or none if the cluster is outside this piece.
    func glyphs(of cluster: Int) -> ArraySlice<Glyph> {
        let index = cluster - clusters.lowerBound
        guard clusters.contains(cluster) else { return [] }
        guard let firstGlyphs else { return glyphs.dropFirst(index).prefix(1) }
        let start = Int(firstGlyphs[index])
        let isLast = index + 1 == firstGlyphs.count
        return glyphs[start..<(isLast ? glyphs.count : Int(firstGlyphs[index + 1]))]
    }
}

/// A part of the text between two offsets at which a line may end.
struct TextSegment: Sendable {
    /// The first cluster of the next segment.
    let end: Int32
    /// The cluster after the last cluster that is not a space.
    let visibleEnd: Int32
    /// Whether the line must end after the segment.
    let isMandatory: Bool
    /// Whether the segment ends in a tab.
    let endsInTab: Bool
}
