import TypeScaleFonts

/// A text whose characters were measured once, to be broken into lines at any width.
///
///     let text = try MeasuredText([TextSpan("Hello", font: resolver.resolve(font))])
///     let layout = text.layout(width: 320)
///     layout.size.height
///
/// Measuring costs most; breaking again at another width does not look at a character.
public struct MeasuredText: Sendable {
    /// The text of all spans.
    public let text: String

    /// The spans that it was made of.
    public let spans: [TextSpan]

    /// How its lines are broken, placed and spaced.
    public var style: ParagraphStyle

    /// The stretches that have glyphs, of one face each, in the order of the text.
    ///
    /// Objects and text in the system's font, of which only numbers are known, have none.
    let pieces: [MeasuredPiece]

    /// Where the clusters of glyphs begin in the text, in UTF-8 bytes, and its end.
    let offsets: [Int32]

    /// Where the clusters begin from the start of the text in one endless line, in points, and its end.
    let positions: [Double]

    /// The parts of the text between the places where a line may end.
    let segments: [TextSegment]

    /// Where each span begins in the text, in UTF-8 bytes, and the end of the last.
    let spanOffsets: [Int]

    /// What stands for text left out in each span.
    let ellipses: [Ellipsis]

    /// The characters that no face has, each once, in the order of the text.
    public let missing: [Unicode.Scalar]

    /// The stretches that need more shaping than is done, in UTF-8 bytes.
    public let needsShaping: [Range<Int>]
}

/// A stretch of text in one face.
struct MeasuredPiece: Sendable {
    /// The span that it is of.
    let span: Int
    /// Where it stands in the text, in UTF-8 bytes.
    let range: Range<Int>
    /// The face.
    let face: Typeface
    /// The glyphs.
    let glyphs: [Glyph]
    /// The clusters among all of the text.
    let clusters: Range<Int>
    /// The first glyph of each cluster; `nil` where each cluster has one glyph.
    let firstGlyphs: [Int32]?

    /// The glyphs of a cluster of this piece.
    func glyphs(of cluster: Int) -> ArraySlice<Glyph> {
        let place = cluster - clusters.lowerBound
        guard clusters.contains(cluster) else { return [] }
        guard let firstGlyphs else { return glyphs.dropFirst(place).prefix(1) }
        let start = Int(firstGlyphs[place])
        let isLast = place + 1 == firstGlyphs.count
        return glyphs[start..<(isLast ? glyphs.count : Int(firstGlyphs[place + 1]))]
    }
}

/// A part of a text that stays on one line, up to where the line may end.
struct TextSegment: Sendable {
    /// The cluster that the next segment begins with.
    let end: Int32
    /// The cluster behind the last that is no space.
    let visibleEnd: Int32
    /// Whether the line must end there.
    let isMandatory: Bool
    /// Whether a tab ends it.
    let endsInTab: Bool
}
