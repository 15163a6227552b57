/// The glyphs for text in one face, with kerning and ligatures.
///
/// Advances include kerning and letter spacing. Some scripts, such as Arabic, need more than the
/// font's lookups. The ranges of their characters are in ``needsShaping``.
public struct GlyphRun: Hashable, Sendable {
    /// The glyphs, in text order.
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
    /// A range is not shaped if its characters need a dedicated shaper, or if applying the font's
    /// lookups exceeds a step limit. The limit guards against hostile fonts. It is 4,096 steps plus
    /// 512 for each character; real fonts take at most about 200 for each character.
    public let needsShaping: [Range<Int>]

    /// The exactness of the advances in ``glyphs``.
    var advanceExactness = WidthExactness.exact

    /// The margin of the advances, in font units.
    var advanceMargin = WidthMargin.none

    /// The exactness of the run's width.
    ///
    /// The width is an estimate if characters are missing or need shaping.
    public var exactness: WidthExactness {
        missing.isEmpty && needsShaping.isEmpty ? advanceExactness : .estimated
    }

    /// The margin of the run's width, in font units.
    package var margin: WidthMargin {
        // The width of a face's box for missing characters says nothing about the characters.
        exactness == .estimated && advanceExactness != .estimated ? .unbounded : advanceMargin
    }

    /// Returns the unrounded width at a size, in points.
    package func width(at pointSize: Double) -> Double {
        units * pointSize / Double(unitsPerEm)
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
