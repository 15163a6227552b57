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

    /// The distance from the left edge of the text, in points.
    public let x: Double

    /// The distance from the top of the text to the glyph's baseline, in points.
    public let y: Double

    /// The UTF-8 offset of the glyph's characters or, for an ellipsis, of the replaced text.
    public let offset: Int
}

extension TextLayout {
    /// Returns the glyphs on a line of this layout, grouped by face, in text order.
    ///
    /// The result excludes text in the system font or a custom face, which have no glyphs.
    ///
    /// - Complexity: O(*n*) in the length of the line.
    public func glyphs(of line: TextLine) -> [PlacedGlyphs] {
        let content = line.content
        let spaces = content.addedToSpaces > 0 ? text.spaces(of: content) : []
        var runs = glyphs(of: content.head, line) { cluster in
            let before = partitionPoint(spaces.count) { spaces[$0] < cluster }
            return text.position(of: cluster, in: content) + Double(before) * content.addedToSpaces
        }
        guard let span = content.ellipsis else { return runs }
        let ellipsis = text.ellipses[span]
        let head = text.width(of: TextLine.Content(head: content.head, tabs: content.tabs))
        if case .file(let face) = text.spans[span].face {
            let size = text.spans[span].pointSize
            let glyphs = ellipsis.glyphs.placed(
                at: (line.x + head, line.baseline),
                scale: size / Double(face.unitsPerEm),
                offset: Int(text.offsets[content.head.upperBound])
            )
            runs.append(PlacedGlyphs(span: span, face: face, pointSize: size, glyphs: glyphs))
        }
        guard !content.tail.isEmpty else { return runs }
        let start = head + ellipsis.width - text.positions[content.tail.lowerBound]
        return runs + glyphs(of: content.tail, line) { start + text.positions[$0] }
    }

    private func glyphs(
        of clusters: Range<Int>,
        _ line: TextLine,
        _ position: (Int) -> Double
    ) -> [PlacedGlyphs] {
        let first = partitionPoint(text.pieces.count) {
            text.pieces[$0].clusters.upperBound <= clusters.lowerBound
        }
        return text.pieces[first...].prefix { $0.clusters.lowerBound < clusters.upperBound }.map {
            piece in
            let span = text.spans[piece.span]
            let size = span.pointSize
            let scale = size / Double(piece.face.unitsPerEm)
            let shown = piece.clusters.clamped(to: clusters)
            let glyphs = shown.flatMap { cluster in
                piece.glyphs(of: cluster).placed(
                    at: (line.x + position(cluster), line.baseline - span.baselineOffset),
                    scale: scale,
                    offset: Int(text.offsets[cluster])
                )
            }
            return PlacedGlyphs(span: piece.span, face: piece.face, pointSize: size, glyphs: glyphs)
        }
    }
}

extension Sequence<Glyph> {
    /// Returns the glyphs placed side by side, starting at a point.
    fileprivate func placed(
        at origin: (x: Double, y: Double),
        scale: Double,
        offset: Int
    ) -> [PlacedGlyph] {
        var x = origin.x
        return map { glyph in
            defer { x += glyph.advance * scale }
            return PlacedGlyph(id: glyph.id, x: x, y: origin.y, offset: offset)
        }
    }
}
