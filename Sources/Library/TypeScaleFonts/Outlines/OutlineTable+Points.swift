// The boxes and the points of outlines.
extension OutlineTable {
    /// The header of an outline.
    struct Header {
        /// The number of contours, which is negative for a composite glyph.
        var contourCount = 0
        /// The edges as stated in the header, whose order may be wrong.
        var box = InkBounds()
    }

    /// Returns the header of a glyph, which is empty for a glyph without an outline, or `nil` if
    /// the glyph is invalid.
    func header(_ glyph: Int) -> Header? {
        guard let range = range(glyph) else { return nil }
        let outline = Offset<Glyph>(range.lowerBound)
        if range.isEmpty { return Header() }
        guard outline.of(.endPtsOfContours) <= range.upperBound else { return nil }
        let box = InkBounds(
            left: Double(glyf.int16(outline, .xMin)),
            bottom: Double(glyf.int16(outline, .yMin)),
            right: Double(glyf.int16(outline, .xMax)),
            top: Double(glyf.int16(outline, .yMax))
        )
        return Header(contourCount: glyf.int16(outline, .numberOfContours), box: box)
    }

    /// Returns the components of a composite glyph, or `nil` if the outline is malformed.
    func components(_ glyph: Int) -> [OutlineComponent]? {
        guard let range = range(glyph) else { return nil }
        var components: [OutlineComponent] = []
        let isWhole = forEachComponent(range) { glyph, flags, arguments in
            components.append(
                OutlineComponent(glyph: glyph, flags: flags, glyf, arguments: arguments)
            )
        }
        return isWhole ? components : nil
    }

    private enum Flags {
        static let xIsByte = 0x2
        static let yIsByte = 0x4
        static let repeats = 0x8
        static let xIsSameOrPositive = 0x10
        static let yIsSameOrPositive = 0x20
    }

    /// Returns the points of a glyph with contours, or `nil` if the outline is malformed, and
    /// subtracts the steps.
    func points(_ glyph: Int, _ steps: inout Int) -> [OutlinePoint]? {
        guard let range = range(glyph) else { return nil }
        let outline = Offset<Glyph>(range.lowerBound)
        let contourCount = glyf.int16(outline, .numberOfContours)
        let instructions = outline.of(.endPtsOfContours, contourCount)
        guard contourCount > 0, instructions + 2 <= range.upperBound else { return nil }
        let count = glyf[outline, .endPtsOfContours, contourCount - 1] + 1
        steps -= count + contourCount
        guard steps > 0 else { return nil }
        var points = [OutlinePoint](repeating: OutlinePoint(), count: count)
        for contour in 0..<contourCount {
            let end = glyf[outline, .endPtsOfContours, contour]
            guard end < count else { return nil }
            points[end].isEnd = true
        }
        var position = instructions + 2 + glyf.uint16(at: instructions)
        var flags: [Int] = []
        while flags.count < count, position < range.upperBound {
            let flag = glyf.uint8(at: position)
            position += 1
            flags.append(flag)
            guard flag & Flags.repeats != 0 else { continue }
            let repeats = min(glyf.uint8(at: position), count - flags.count)
            flags += repeatElement(flag, count: repeats)
            position += 1
        }
        guard flags.count == count else { return nil }
        /// Returns the distance of a point from the point before it on one axis.
        func distance(_ flag: Int, byte: Int, same: Int) -> Int {
            let isSame = flag & same != 0
            if flag & byte != 0 {
                let distance = glyf.uint8(at: position)
                position += 1
                return isSame ? distance : -distance
            }
            if isSame { return 0 }
            defer { position += 2 }
            return glyf.int16(at: position)
        }
        var (x, y) = (0, 0)
        for (index, flag) in flags.enumerated() {
            x += distance(flag, byte: Flags.xIsByte, same: Flags.xIsSameOrPositive)
            points[index].x = Float(x)
        }
        for (index, flag) in flags.enumerated() {
            y += distance(flag, byte: Flags.yIsByte, same: Flags.yIsSameOrPositive)
            points[index].y = Float(y)
        }
        return position <= range.upperBound ? points : nil
    }
}
