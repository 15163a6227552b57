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
    /// What was measured, which all layouts and lines of the text share.
    private let reference: MeasuredContent.Reference

    /// The line breaking, direction, alignment and spacing.
    public var style: ParagraphStyle

    init(_ content: MeasuredContent, _ style: ParagraphStyle) {
        reference = MeasuredContent.Reference(content)
        self.style = style
    }

    private var content: MeasuredContent { reference.content }
}

extension MeasuredText {
    /// The text of all spans.
    public var text: String { content.text }

    /// The spans of the text, in order.
    public var spans: [TextSpan] { content.spans }

    /// The characters that neither their span's face nor its fallbacks support, without duplicates.
    public var missing: [Unicode.Scalar] { content.missing }

    /// The ranges that require shaping that this package does not support, in UTF-8 bytes.
    public var needsShaping: [Range<Int>] { content.needsShaping }

    // See ``MeasuredContent``.
    var pieces: [MeasuredPiece] { content.pieces }
    var offsets: [Int32] { content.offsets }
    var positions: [Double] { content.positions }
    var variances: [Double] { content.variances }
    var levels: [BidiLevel] { content.levels }
    var baseLevel: BidiLevel { content.baseLevel }
    var segments: [TextSegment] { content.segments }
    var spanOffsets: [Int] { content.spanOffsets }
    var limit: WidthExactness { content.limit }
    var margin: WidthMargin { content.margin }
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
