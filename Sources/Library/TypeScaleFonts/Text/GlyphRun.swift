/// The glyphs for text in one face, with kerning and ligatures.
///
/// Advances include kerning and letter spacing. Text is shaped in the steps of its script:
/// Arabic letters are joined, and marks are attached to their bases.
public struct GlyphRun: Hashable, Sendable {
    /// The glyphs, in text order.
    ///
    /// In a script that is read from right to left, the last glyph is the leftmost. To draw such
    /// text, start with the last glyph, and move the pen to the right by each advance.
    ///
    /// Variation selectors and invisible characters have no glyphs. However, with
    /// ``FontFeatures/none``, an invisible character has a glyph if the face contains one.
    public let glyphs: [Glyph]

    /// The unrounded sum of all advances, in font units.
    public let units: Double

    /// The number of font units per em in the face.
    public let unitsPerEm: Int

    /// The characters that have no glyph in the face, each listed once, in text order.
    public let missing: [Unicode.Scalar]

    /// The ranges of Unicode scalars that are not shaped.
    ///
    /// A range is not shaped in the following cases:
    ///
    /// - Apple's `morx`, which takes precedence over `GSUB`, would change the glyphs.
    /// - The font has `mort`, the table before `morx`, and the text is in a complex script.
    /// - The font has no `GSUB` or `GPOS`, and Apple's `kerx` would kern the glyphs.
    /// - The font has no `GSUB`, and Graphite's `Silf` would shape the text of a complex script.
    /// - Applying the font's lookups exceeds a step limit, which guards against hostile fonts. The
    ///   limit is 4,096 steps plus 512 for each character, and 8,192 for each of the first 8,192
    ///   characters in complex scripts. Real fonts take at most about 200 for each character, or
    ///   3,100 in scripts with many conjuncts.
    /// - The features of a script have more than 4,096 lookups, or the lookups insert more than 64
    ///   glyphs for each character.
    public let needsShaping: [Range<Int>]

    /// The ranges of Unicode scalars with marks that are not placed, because an outline is missing
    /// or malformed, or a glyph is drawn with paints.
    ///
    /// In a font without `GPOS`, the outlines of the glyphs determine the place of a mark. A mark
    /// that is not placed is drawn over its base at the height that its glyph has, so both may
    /// overlap. Advances and widths are not affected. Each range contains a base and its marks.
    public internal(set) var unplacedMarks: [Range<Int>] = []

    /// The best exactness that the characters and the face permit.
    var limit = WidthExactness.exact

    /// The margin of the advances, in font units.
    var advanceMargin = WidthMargin.none

    /// The variance of each glyph's advance, in squares of font units, or none if all are exact.
    package internal(set) var variances: [Double] = []

    /// The size of the system font in points, on which advances, margin and variances depend.
    var systemSize: Double?

    /// The exactness of the run's width on a screen with 3 pixels per point, at the size at which
    /// the run was measured.
    ///
    /// The width is an estimate if characters are missing or need shaping. For another screen, see
    /// ``measuredWidth(at:)``.
    public var exactness: WidthExactness { measuredWidth(at: systemSize ?? 1).exactness() }

    private var isUncovered: Bool { !missing.isEmpty || !needsShaping.isEmpty }

    /// The best exactness of the run's width.
    package var widthLimit: WidthExactness { isUncovered ? .estimate : limit }

    /// The margin of the run's width, in font units.
    package var margin: WidthMargin {
        guard isUncovered, limit != .estimate else { return advanceMargin }
        guard needsShaping.isEmpty else { return .unbounded }
        // The width of a face's box for missing characters says nothing about the characters.
        var margin = WidthMargin.unbounded
        margin.narrower.total = glyphs.filter { $0.id == 0 }.units
        return margin
    }

    /// Returns the unrounded width at a size, with the distribution of its error.
    ///
    /// - Parameter pointSize: The font size in points. A run in the system font must have been
    ///   measured at this size.
    /// - Returns: The width, which is exact for a font file that covers the text.
    public func measuredWidth(at pointSize: Double) -> MeasuredWidth {
        MeasuredWidth(
            points: width(at: pointSize),
            variance: variances.reduce(0, +),
            margin: margin,
            limit: widthLimit,
            scale: pointSize / Double(unitsPerEm)
        )
    }

    /// Returns the unrounded width at a size, in points.
    ///
    /// - Parameter pointSize: The font size in points.
    /// - Returns: The width, which is ``units`` at the size.
    public func width(at pointSize: Double) -> Double {
        units * pointSize / Double(unitsPerEm)
    }
}

extension GlyphRun {
    /// A direction in which text is drawn.
    public enum Direction: Hashable, Sendable {
        /// From left to right.
        case leftToRight
        /// From right to left.
        case rightToLeft
    }
}

extension [Glyph] {
    var units: Double {
        var units = 0.0
        for glyph in self { units += glyph.advance }
        return units
    }

    mutating func space(by units: Double) {
        for index in indices
        where index + 1 == count || self[index + 1].cluster != self[index].cluster {
            self[index].advance += units
        }
    }
}
