/// The smallest box around a glyph's outline, in font units.
///
/// As in HarfBuzz, the box of a curve includes its control points, and the edges are whole numbers.
/// A glyph without an outline, such as a space, has an empty box at the origin.
struct GlyphExtents: Hashable, Sendable {
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
    var top = 0.0
}
