/// A text in one face: its glyphs with kerning and ligatures, and what the face could not do.
///
/// Widths are those that are drawn. Scripts whose letters change with their neighbours in ways that a
/// font alone does not tell, such as Arabic, are not guessed at: a text that needs more says so in
/// ``needsShaping``.
public struct GlyphRun: Hashable, Sendable {
    /// The glyphs in the order of the text.
    ///
    /// Variation selectors and invisible characters have none of their own.
    public let glyphs: [Glyph]

    /// The sum of all advances, in font units, unrounded.
    public let units: Double

    /// The font units per em of the face.
    public let unitsPerEm: Int

    /// The characters for which the face has no glyph, each once, in the order of the text.
    public let missing: [Unicode.Scalar]

    /// The stretches that need more than is done, as offsets into the text's Unicode scalars: their
    /// script needs shaping, or the font asks for more steps than are taken.
    public let needsShaping: [Range<Int>]
}

extension GlyphRun {
    /// A run of glyphs whose advances are known.
    init(
        _ glyphs: [Glyph],
        unitsPerEm: Int,
        missing: [Unicode.Scalar],
        needsShaping: [Range<Int>]
    ) {
        self.init(
            glyphs,
            units: glyphs.units,
            unitsPerEm: unitsPerEm,
            missing: missing,
            needsShaping: needsShaping
        )
    }

    /// A run of glyphs with the sum of their advances.
    init(
        _ glyphs: [Glyph],
        units: Double,
        unitsPerEm: Int,
        missing: [Unicode.Scalar],
        needsShaping: [Range<Int>]
    ) {
        self.glyphs = glyphs
        self.units = units
        self.unitsPerEm = unitsPerEm
        self.missing = missing
        self.needsShaping = needsShaping
    }

    /// The width at a size, in points, unrounded.
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

    /// Adds space behind each cluster.
    mutating func space(by units: Double) {
        for place in indices
        where place + 1 == count || self[place + 1].cluster != self[place].cluster {
            self[place].advance += units
        }
    }
}
