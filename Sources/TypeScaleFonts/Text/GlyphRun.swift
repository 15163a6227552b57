/// The glyphs of a text in one face, with kerning and ligatures.
///
/// Advances are those that are drawn. Some scripts, such as Arabic, need more than the font's
/// lookups. Their characters are in ``needsShaping``.
public struct GlyphRun: Hashable, Sendable {
    /// The glyphs in the order of the text.
    ///
    /// Variation selectors and invisible characters have no glyphs.
    public let glyphs: [Glyph]

    /// The sum of all advances, in font units, unrounded.
    public let units: Double

    /// The font units per em of the face.
    public let unitsPerEm: Int

    /// The characters without a glyph in the face, each once, in the order of the text.
    public let missing: [Unicode.Scalar]

    /// The ranges of Unicode scalars that are not shaped.
    ///
    /// Their script needs a shaper of its own, or the lookups exceed the limit of steps.
    public let needsShaping: [Range<Int>]

    /// Returns the width at a size, in points, unrounded.
    package func width(at pointSize: Double) -> Double {
        units * pointSize / Double(unitsPerEm)
    }
}

extension [Glyph] {
    /// The sum of all advances.
    var units: Double {
        var units = 0.0
        for glyph in self { units += glyph.advance }
        return units
    }

    /// Adds space after each cluster.
    mutating func space(by units: Double) {
        for index in indices
        where index + 1 == count || self[index + 1].cluster != self[index].cluster {
            self[index].advance += units
        }
    }
}
