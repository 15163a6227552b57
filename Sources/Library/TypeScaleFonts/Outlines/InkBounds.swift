/// A box around what is drawn of a glyph, a run or a line: its ink.
///
///     let run = try GlyphRun("fj", in: face)
///     if let ink = try run.inkBounds(in: face, at: 17) { print(ink.left, ink.right, ink.top) }
///
/// Ink can extend beyond the advances and the line. Core Text calls such a box the image bounds,
/// and HarfBuzz calls it the extents.
///
/// As in HarfBuzz, the box of a curve includes its control points, and the edges are whole font
/// units. The box can therefore be larger than the ink. Of 15,303 glyphs, 9.8% have a box that is
/// larger than FreeType's exact box by more than a unit. The largest difference is 11.5% of the em.
public struct InkBounds: Hashable, Sendable {
    /// The position of the left edge.
    public internal(set) var left = 0.0

    /// The position of the lower edge.
    public internal(set) var bottom = 0.0

    /// The position of the right edge.
    public internal(set) var right = 0.0

    /// The position of the upper edge.
    public internal(set) var top = 0.0

    /// The width of the box.
    public var width: Double { right - left }

    /// The height of the box.
    public var height: Double { abs(top - bottom) }
}

extension InkBounds {
    /// Whether nothing is drawn, as for a space.
    var isBlank: Bool { !(left < right) || !(bottom < top) }

    /// Returns the box at a distance from the origin, with both multiplied by a scale.
    func scaled(by scale: Double, x: Double, y: Double) -> InkBounds {
        InkBounds(
            left: x + left * scale,
            bottom: y + bottom * scale,
            right: x + right * scale,
            top: y + top * scale
        )
    }

    /// Returns the smallest box around two boxes, in which positions grow upward.
    package func union(_ other: InkBounds) -> InkBounds {
        InkBounds(
            left: min(left, other.left),
            bottom: min(bottom, other.bottom),
            right: max(right, other.right),
            top: max(top, other.top)
        )
    }

    /// The box in which positions grow downward.
    package var flipped: InkBounds {
        InkBounds(left: left, bottom: -bottom, right: right, top: -top)
    }
}
