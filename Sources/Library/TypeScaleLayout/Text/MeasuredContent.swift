import TypeScaleFonts

/// What is known about measured text.
struct MeasuredContent: Sendable {
    let text: String
    let spans: [TextSpan]

    /// The shaped pieces, each in one face, in text order.
    ///
    /// Only text in faces from files has pieces. Other text and objects have no glyphs.
    let pieces: [MeasuredPiece]

    /// The UTF-8 offsets of the glyph clusters, followed by the end of the text.
    let offsets: [Int32]

    /// The positions of the clusters in the unbroken text, followed by its end, in points.
    let positions: [Double]

    /// The variance of each position, in squares of points, or none if all widths are exact.
    let variances: [Double]

    /// The embedding levels of the clusters, or none if all text is read from left to right.
    let levels: [BidiLevel]

    /// The embedding level of paragraphs, if there are levels.
    let baseLevel: BidiLevel

    /// The parts of the text between offsets at which a line may end.
    let segments: [TextSegment]

    /// The UTF-8 offsets of the spans.
    let spanOffsets: [Int]

    /// The characters that neither their span's face nor its fallbacks support, without duplicates.
    let missing: [Unicode.Scalar]

    /// The best exactness of the widths that the characters and faces permit.
    let limit: WidthExactness

    /// The amount by which the text can be wider, in points.
    let margin: WidthMargin

    /// The ranges that require shaping that this package does not support, in UTF-8 bytes.
    let needsShaping: [Range<Int>]
}

extension MeasuredContent {
    /// A reference to the content, because a layout holds the text, and so does each of its lines.
    final class Reference: Sendable {
        let content: MeasuredContent

        init(_ content: MeasuredContent) { self.content = content }
    }
}
