public import TypeScaleFonts

/// A glyph, its font and its position, ready to draw.
public struct PlacedGlyph: Hashable, Sendable {
    /// The ID of the glyph in its face.
    public let id: UInt16

    /// The face.
    public let face: Typeface

    /// The size, in points.
    public let pointSize: Double

    /// The distance from the left edge of the text to the glyph's origin, in points.
    public let x: Double

    /// The distance from the top of the text to the glyph's origin, in points.
    ///
    /// The origin is on the baseline, except for glyphs that the font raises or lowers, such as
    /// marks.
    public let y: Double

    /// The UTF-8 offset of the glyph's characters or, for an ellipsis, of the replaced text.
    public let offset: Int

    /// The index of the glyph's span in the text.
    public let span: Int
}

extension TextLine {
    /// The glyphs from left to right, whatever the direction of the text.
    ///
    ///     for glyph in line.glyphs { draw(glyph.id, x: glyph.x, y: glyph.y) }
    ///
    /// Text in the system font or a custom face has no glyphs.
    ///
    /// - Complexity: O(*n*) in the length of the line.
    public var glyphs: [PlacedGlyph] {
        let ruler = LineRuler(measured, content)
        var result: [PlacedGlyph] = []
        for part in ruler.parts(from: x) {
            if let clusters = part.clusters {
                add(part, clusters, ruler, to: &result)
            } else {
                addEllipsis(at: part.x, to: &result)
            }
        }
        return result
    }

    /// Returns the box around what is drawn of the line's glyphs, in points.
    ///
    ///     for line in layout.lines { invalidate(try line.inkBounds()) }
    ///
    /// Positions start at the top-left corner of the text, as for ``PlacedGlyph``. They grow
    /// downward, so that the box's top is less than its bottom. Text in the system font or a custom
    /// face has no glyphs and adds nothing to the box.
    ///
    /// - Returns: The box, or `nil` if nothing is drawn.
    /// - Throws: `FontError` if a file was removed or replaced after it was opened, or if the
    ///   outline of a glyph is missing or malformed. A glyph that is drawn with paints, in version
    ///   1 of `COLR`, is also an error.
    /// - Complexity: O(*n*) in the length of the line.
    public func inkBounds() throws(FontError) -> InkBounds? {
        var result: InkBounds?
        for glyph in glyphs {
            let own = try glyph.face.inkBounds(
                of: glyph.id,
                at: glyph.pointSize,
                x: glyph.x,
                y: -glyph.y
            )
            if let own { result = result?.union(own) ?? own }
        }
        return result?.flipped
    }

    /// Adds the glyphs of a part that is read in one direction.
    private func add(
        _ part: Part,
        _ clusters: Range<Int>,
        _ ruler: LineRuler,
        to result: inout [PlacedGlyph]
    ) {
        let isLeftToRight = part.level.isMultiple(of: 2)
        let pieces = measured.pieces
        let first = partitionPoint(pieces.count) {
            pieces[$0].clusters.upperBound <= clusters.lowerBound
        }
        let shown = pieces[first...].prefix { $0.clusters.lowerBound < clusters.upperBound }
        for piece in isLeftToRight ? Array(shown) : shown.reversed() {
            let y = baseline - measured.spans[piece.span].baselineOffset
            let own = piece.clusters.clamped(to: clusters)
            for cluster in isLeftToRight ? Array(own) : own.reversed() {
                let x =
                    isLeftToRight
                    ? ruler.distance(from: clusters.lowerBound, to: cluster)
                    : ruler.distance(from: cluster + 1, to: clusters.upperBound)
                let glyphs = piece.glyphs(of: cluster)
                add(
                    isLeftToRight ? Array(glyphs) : glyphs.reversed(),
                    of: piece.span,
                    piece.face,
                    at: (part.x + x, y),
                    offset: Int(measured.offsets[cluster]),
                    to: &result
                )
            }
        }
    }

    private func addEllipsis(at x: Double, to result: inout [PlacedGlyph]) {
        guard let ellipsis = content.ellipsis,
            case .file(let face) = measured.spans[ellipsis.span].face
        else { return }
        let offset = Int(measured.offsets[content.head.upperBound])
        add(
            ellipsis.glyphs,
            of: ellipsis.span,
            face,
            at: (x, baseline),
            offset: offset,
            to: &result
        )
    }

    /// Adds glyphs from left to right, starting at a point.
    private func add(
        _ glyphs: [Glyph],
        of span: Int,
        _ face: Typeface,
        at origin: (x: Double, y: Double),
        offset: Int,
        to result: inout [PlacedGlyph]
    ) {
        let pointSize = measured.spans[span].pointSize
        let scale = pointSize / Double(face.unitsPerEm)
        var x = origin.x
        for glyph in glyphs {
            result.append(
                PlacedGlyph(
                    id: glyph.id,
                    face: face,
                    pointSize: pointSize,
                    x: x + glyph.xOffset * scale,
                    y: origin.y - glyph.yOffset * scale,
                    offset: offset,
                    span: span
                )
            )
            x += glyph.advance * scale
        }
    }
}
