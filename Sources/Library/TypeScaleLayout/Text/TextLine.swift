import TypeScale
public import TypeScaleFonts

/// A line in a text layout, with its text and glyphs.
///
///     for glyph in line.glyphs { draw(glyph.id, x: glyph.x, y: glyph.y) }
///
/// Positions are in points from the text's top-left corner.
public struct TextLine: Sendable {
    let measured: MeasuredText
    let placed: PlacedLine
    var content: Content { placed.content }
}

extension TextLine {
    /// The range of the line in UTF-8 bytes, including trailing spaces and the newline.
    ///
    /// The range also includes any text that an ellipsis replaces.
    public var range: Range<Int> { placed.range }

    /// The left end of the visible part.
    public var x: Double { placed.x }

    /// The width of the visible part, without trailing spaces.
    public var width: Double { placed.width }

    /// The width of the visible part, with the distribution of its error.
    ///
    /// If a part of the text has a margin, the line has the margin of the whole text.
    public var measuredWidth: MeasuredWidth {
        var variance = measured.variance(of: content.head) + measured.variance(of: content.tail)
        var (margin, limit) = (measured.margin, measured.limit)
        if let ellipsis = content.ellipsis?.measured {
            variance += ellipsis.deviation * ellipsis.deviation
            margin.add(ellipsis.margin)
            limit = max(limit, ellipsis.limit)
        }
        return MeasuredWidth(
            points: width,
            variance: variance,
            margin: margin.limited(toLineOf: width),
            limit: limit
        )
    }

    /// The top of the line.
    public var top: Double { placed.top }

    /// The height of the line, without the space below it.
    public var height: Double { placed.height }

    /// The position of the baseline.
    public var baseline: Double { placed.baseline }

    /// Whether an ellipsis replaces part of the text.
    public var hasEllipsis: Bool { content.ellipsis != nil }

    /// The visible text, including any ellipsis but no trailing spaces.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var text: String {
        let head = String(measured.text(of: content.head))
        guard hasEllipsis else { return head }
        return head + "\u{2026}" + measured.text(of: content.tail)
    }

    /// The part of the text in ``range``, including trailing spaces and the newline.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var sourceText: Substring { measured.text(in: range) }
}

extension TextLine: CustomStringConvertible {
    /// The byte range, position and size, such as `12..<25 at (0, 20.3), 84.2 x 20.3`.
    ///
    /// Characters that no face supports are listed, such as `no glyphs for U+062A`.
    public var description: String {
        let end = hasEllipsis ? ", with an ellipsis" : ""
        return "\(range.lowerBound)..<\(range.upperBound) at (\(x.printed), \(top.printed)), "
            + "\(width.printed) x \(height.printed)" + end + missing.missingGlyphs
    }
}

extension TextLine {
    /// The characters in the line that no face supports.
    private var missing: [Unicode.Scalar] {
        guard !measured.missing.isEmpty else { return [] }
        let scalars = Set(sourceText.unicodeScalars)
        return measured.missing.filter(scalars.contains)
    }
}

extension Double {
    /// The number with at most two decimal places.
    var printed: String { roundedText(toPlaces: 2) }
}
