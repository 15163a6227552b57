/// A text whose characters were measured once, to be broken into lines at any width.
///
///     let text = try MeasuredText([TextSpan("Hello", font: font)])
///     let layout = text.layout(width: 320)
///     layout.size.height
///
/// Measuring is the expensive step; laying out at another width reads no character. For the width of
/// a text in one font without a layout, use `FontInstance.width(of:at:features:letterSpacing:)`.
public struct MeasuredText: Sendable {
    /// The text of all spans.
    public let text: String

    /// The spans that make up the text.
    public let spans: [TextSpan]

    /// How lines are broken, aligned and spaced.
    public var style: ParagraphStyle

    /// The stretches that have glyphs, of one face each, in the order of the text.
    ///
    /// Objects and text in the system's font, which has widths but no glyphs, have none.
    let pieces: [MeasuredPiece]

    /// The UTF-8 offsets of the clusters of glyphs, and of the end of the text.
    let offsets: [Int32]

    /// The positions of the clusters on one endless line, and of its end, in points.
    let positions: [Double]

    /// The parts of the text between the offsets where a line may end.
    let segments: [TextSegment]

    /// The UTF-8 offsets of the spans, and of the end of the last.
    let spanOffsets: [Int]

    /// The ellipsis of each span.
    let ellipses: [Ellipsis]

    /// The characters that no face has, each once, in the order of the text.
    public let missing: [Unicode.Scalar]

    /// The stretches that need more shaping than is done, in UTF-8 bytes.
    public let needsShaping: [Range<Int>]
}
