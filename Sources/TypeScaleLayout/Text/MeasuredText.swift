/// A text that is measured once and can be broken into lines of any width.
///
///     let text = try MeasuredText([TextSpan("Hello", font: font)])
///     let layout = text.layout(width: 320)
///     layout.size.height
///
/// Measuring is the expensive step. Layout at another width reads no characters. For the width of a
/// text in one font without a layout, use `FontInstance.width(of:at:features:letterSpacing:)`.
public struct MeasuredText: Sendable {
    /// The text of all spans.
    public internal(set) var text = ""

    /// The parts of the text, in order.
    public let spans: [TextSpan]

    /// The breaking, alignment and spacing of lines.
    public var style: ParagraphStyle

    /// The parts that have glyphs, in one face each, in the order of the text.
    ///
    /// Objects have no piece. Neither does text in the system's font, which has no glyphs.
    var pieces: [MeasuredPiece] = []

    /// The UTF-8 offsets of the glyph clusters, and the end of the text.
    var offsets: [Int32] = []

    /// The positions of the clusters on one endless line, and its end, in points.
    var positions: [Double] = []

    /// The parts of the text between the offsets where a line may end.
    var segments: [TextSegment] = []

    /// The UTF-8 offsets of the spans, and the end of the last.
    var spanOffsets: [Int] = []

    /// The ellipsis of each span.
    var ellipses: [Ellipsis] = []

    /// The characters that no face has, each once, in the order of the text.
    public internal(set) var missing: [Unicode.Scalar] = []

    /// The parts that need more shaping than this package does, in UTF-8 bytes.
    public internal(set) var needsShaping: [Range<Int>] = []
}
