public import TypeScaleFonts

/// Glyphs in one face and size on a line, ready to draw.
public struct PlacedGlyphs: Sendable {
    /// The index of the glyphs' span in the text.
    public let span: Int

    /// The face.
    public let face: Typeface

    /// The size, in points.
    public let pointSize: Double

    /// The glyphs from left to right.
    public let glyphs: [PlacedGlyph]
}

/// A glyph and its position.
public struct PlacedGlyph: Hashable, Sendable {
    /// The ID of the glyph in its face.
    public let id: UInt16

    /// The distance from the left edge of the text to the glyph's origin, in points.
    public let x: Double

    /// The distance from the top of the text to the glyph's origin, in points.
    ///
    /// The origin is on the baseline, except for glyphs that the font raises or lowers, such as
    /// marks.
    public let y: Double

    /// The UTF-8 offset of the glyph's characters or, for an ellipsis, of the replaced text.
    public let offset: Int
}

extension TextLayout {
    /// Returns the glyphs on a line of this layout from left to right, grouped by face.
    ///
    /// The result excludes text in the system font or a custom face, which have no glyphs.
    ///
    /// - Complexity: O(*n*) in the length of the line.
    public func glyphs(of line: TextLine) -> [PlacedGlyphs] {
        let ruler = LineRuler(text, line.content)
        return ruler.parts(from: line.x).flatMap { part in
            part.clusters.map { glyphs(of: part, $0, line, ruler) }
                ?? ellipsis(of: line, at: part.x)
        }
    }

    /// Returns the glyphs of a part that is read in one direction.
    private func glyphs(
        of part: TextLine.Part,
        _ clusters: Range<Int>,
        _ line: TextLine,
        _ ruler: LineRuler
    ) -> [PlacedGlyphs] {
        let isLeftToRight = part.level.isMultiple(of: 2)
        let first = partitionPoint(text.pieces.count) {
            text.pieces[$0].clusters.upperBound <= clusters.lowerBound
        }
        let pieces = text.pieces[first...].prefix {
            $0.clusters.lowerBound < clusters.upperBound
        }
        let groups = pieces.map { piece in
            let span = text.spans[piece.span]
            let shown = Array(piece.clusters.clamped(to: clusters))
            let glyphs = (isLeftToRight ? shown : shown.reversed()).flatMap { cluster in
                let x =
                    isLeftToRight
                    ? ruler.distance(from: clusters.lowerBound, to: cluster)
                    : ruler.distance(from: cluster + 1, to: clusters.upperBound)
                let own = piece.glyphs(of: cluster)
                return (isLeftToRight ? Array(own) : own.reversed()).placed(
                    at: (part.x + x, line.baseline - span.baselineOffset),
                    scale: span.pointSize / Double(piece.face.unitsPerEm),
                    offset: Int(text.offsets[cluster])
                )
            }
            return PlacedGlyphs(
                span: piece.span,
                face: piece.face,
                pointSize: span.pointSize,
                glyphs: glyphs
            )
        }
        return isLeftToRight ? groups : groups.reversed()
    }

    private func ellipsis(of line: TextLine, at x: Double) -> [PlacedGlyphs] {
        guard let index = line.content.ellipsis, case .file(let face) = text.spans[index].face
        else { return [] }
        let size = text.spans[index].pointSize
        let glyphs = text.ellipses[index].glyphs.placed(
            at: (x, line.baseline),
            scale: size / Double(face.unitsPerEm),
            offset: Int(text.offsets[line.content.head.upperBound])
        )
        return [PlacedGlyphs(span: index, face: face, pointSize: size, glyphs: glyphs)]
    }
}

extension Sequence<Glyph> {
    /// Returns the glyphs placed from left to right, starting at a point.
    fileprivate func placed(
        at origin: (x: Double, y: Double),
        scale: Double,
        offset: Int
    ) -> [PlacedGlyph] {
        var x = origin.x
        return map { glyph in
            defer { x += glyph.advance * scale }
            return PlacedGlyph(
                id: glyph.id,
                x: x + glyph.xOffset * scale,
                y: origin.y - glyph.yOffset * scale,
                offset: offset
            )
        }
    }
}
