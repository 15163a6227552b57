public import TypeScaleFonts

/// Text that is measured once and can be laid out at any width.
///
///     let text = try MeasuredText([TextSpan("Hello", font: font)])
///     let layout = text.layout(width: 320)
///     layout.size.height
///
/// Measuring is the expensive step. Layout at another width reuses the measurements. To get only
/// the width of text in one font, use `FontInstance.width(of:at:features:language:letterSpacing:)`.
public struct MeasuredText: Sendable {
    /// The text of all spans.
    public internal(set) var text = ""

    /// The spans of the text, in order.
    public let spans: [TextSpan]

    /// The line breaking, direction, alignment and spacing.
    public var style: ParagraphStyle

    /// The shaped pieces, each in one face, in text order.
    ///
    /// Only text in faces from files has pieces. Other text and objects have no glyphs.
    var pieces: [MeasuredPiece] = []

    /// The UTF-8 offsets of the glyph clusters, followed by the end of the text.
    var offsets: [Int32] = []

    /// The positions of the clusters in the unbroken text, followed by its end, in points.
    var positions: [Double] = []

    /// The variance of each position, in squares of points, or none if all widths are exact.
    var variances: [Double] = []

    /// The embedding levels of the clusters, or none if all text is read from left to right.
    var levels: [BidiLevel] = []

    /// The embedding level of paragraphs, if there are levels.
    var baseLevel: BidiLevel = 0

    /// The parts of the text between offsets at which a line may end.
    var segments: [TextSegment] = []

    /// The UTF-8 offsets of the spans.
    var spanOffsets: [Int] = []

    /// The ellipsis of each span.
    var ellipses: [Ellipsis] = []

    /// The characters that neither their span's face nor its fallbacks support, without duplicates.
    public internal(set) var missing: [Unicode.Scalar] = []

    /// The best exactness of the widths that the characters and faces permit.
    var limit = WidthExactness.exact

    /// The amount by which the text can be wider, in points.
    var margin = WidthMargin.none

    /// The ranges that require shaping that this package does not support, in UTF-8 bytes.
    public internal(set) var needsShaping: [Range<Int>] = []
}

extension MeasuredText {
    /// The variance of the unbroken text's width, in squares of points.
    var variance: Double { variances.last ?? 0 }

    /// The exactness of the unbroken text's width on a screen with 3 pixels per point.
    public var exactness: WidthExactness {
        MeasuredWidth(
            points: positions.last ?? 0,
            variance: variance,
            margin: margin,
            limit: limit
        ).exactness()
    }
}
