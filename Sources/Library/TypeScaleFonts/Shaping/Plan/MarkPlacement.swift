/// The placement of marks by their outlines, in fonts whose `GPOS` places no marks.
///
/// As in HarfBuzz, a mark is centered over or under its base, or aligned with one of its sides, at
/// a distance of 1/16 em. The marks of one kind are stacked.
struct MarkPlacement {
    let unitsPerEm: Int
    let isRightToLeft: Bool
    /// Whether a mark that isn't placed is drawn over the glyph before it.
    let movesMarks: Bool

    /// Places the marks of each base, and flags those for which an outline is missing.
    ///
    /// - Complexity: O(*n*), where *n* is the number of glyphs.
    func place(
        _ glyphs: inout [GlyphInfo],
        _ extents: (UInt16) -> InkBounds?,
        _ advance: (UInt16) -> Double
    ) {
        var base = 0
        while base < glyphs.count {
            guard !glyphs[base].flags.contains(.mark) else {
                base += 1
                continue
            }
            var end = base + 1
            while end < glyphs.count,
                glyphs[end].flags.contains(.mark) || glyphs[end].role.isInvisible
            {
                end += 1
            }
            if end > base + 1 { place(&glyphs, base: base, end: end, extents, advance) }
            base = end
        }
    }

    private func place(
        _ glyphs: inout [GlyphInfo],
        base: Int,
        end: Int,
        _ extents: (UInt16) -> InkBounds?,
        _ advance: (UInt16) -> Double
    ) {
        let first = glyphs[base]
        guard let outline = extents(first.id) else {
            for index in (base + 1)..<end { leave(&glyphs[index]) }
            return
        }
        var whole = MarkBox(outline, yOffset: Double(first.yOffset))
        // The advance also works for glyphs without ink.
        (whole.left, whole.width) = (0, advance(first.id).roundedHalfUp)
        let count = first.componentCount
        // The distance from the pen to the base.
        var distance = isRightToLeft ? 0 : -first.drawnAdvance
        var box = whole
        var component = whole
        var lastComponent: Int?
        var lastPosition: MarkPosition?
        for index in (base + 1)..<end {
            guard let position = MarkPosition(glyphs[index]) else {
                let advance = glyphs[index].drawnAdvance
                distance += isRightToLeft ? advance : -advance
                continue
            }
            if count > 1 {
                let part = glyphs[index].ligature
                let isOwn = first.ligature.id != 0 && part.id == first.ligature.id
                let number = isOwn ? min(Int(part.component), count) - 1 : count - 1
                if number != lastComponent {
                    lastComponent = number
                    lastPosition = nil
                    let place = Double(isRightToLeft ? count - 1 - number : number)
                    component = whole
                    component.left += (place * whole.width / Double(count)).truncated
                    component.width = (whole.width / Double(count)).truncated
                }
            }
            if position != lastPosition { box = component }
            lastPosition = position
            if let mark = extents(glyphs[index].id) {
                let offset = box.add(MarkBox(mark), position, gap: gap, isRightToLeft)
                glyphs[index].offset = Float(offset.x)
                glyphs[index].yOffset = Float(offset.y)
            } else {
                glyphs[index].attachmentKind = .lost
            }
            glyphs[index].advance = 0
            glyphs[index].offset += Float(distance)
        }
    }

    private var gap: Double { Double(unitsPerEm / 16) }

    /// Leaves a mark at the place of the glyph before it, because an outline is missing.
    private func leave(_ mark: inout GlyphInfo) {
        guard MarkPosition(mark) != nil || mark.role == .mark else { return }
        mark.attachmentKind = .lost
        if movesMarks { mark.offset -= Float(mark.advance) }
        mark.advance = 0
    }
}

extension GlyphInfo {
    /// The advance, which is 0 for an invisible glyph.
    fileprivate var drawnAdvance: Double { role.isInvisible ? 0 : advance }
}

/// The box of a base with the marks that were placed, whose edges are whole font units.
private struct MarkBox {
    var left: Double
    var width: Double
    var top: Double
    var bottom: Double

    init(_ extents: InkBounds, yOffset: Double = 0) {
        left = extents.left
        width = extents.right - extents.left
        top = extents.top + yOffset
        bottom = extents.bottom + yOffset
    }

    /// Adds a mark, and returns the distance from the base's origin to the mark's.
    mutating func add(
        _ mark: MarkBox,
        _ position: MarkPosition,
        gap: Double,
        _ isRightToLeft: Bool
    ) -> (x: Double, y: Double) {
        let x =
            switch position.alignment {
            case .center: left + ((width - mark.width) / 2).truncated - mark.left
            case .left: left - mark.left
            case .right: left + width - mark.width - mark.left
            case .next:
                left + (isRightToLeft ? 0 : width) - (mark.width / 2).truncated - mark.left
            }
        let height = mark.top - mark.bottom
        var y = 0.0
        switch position.side {
        case .none: break
        case .below:
            if position.isDetached { bottom -= gap }
            y = bottom - mark.top
            // A mark below is never moved up.
            if y > 0 {
                bottom -= y
                y = 0
            }
            bottom -= height
        case .above:
            if position.isDetached { top += gap }
            y = top - mark.bottom
            // A mark above is moved down only by half the distance.
            if y <= 0 {
                let correction = -(y / 2).truncated
                top += correction
                y += correction
            }
            top += height
        }
        return (x, y)
    }
}

extension Double {
    /// The nearest integer that is not farther from 0.
    fileprivate var truncated: Double { rounded(.towardZero) }
}
