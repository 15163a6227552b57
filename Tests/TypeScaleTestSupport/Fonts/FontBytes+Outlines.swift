/// The outline of a glyph in `glyf`.
package enum TestOutline {
    case empty
    /// One contour with a number of points.
    case points(Int)
    /// One contour with four points, whose edges the header states.
    case box(left: Int, bottom: Int, right: Int, top: Int)
    /// Components: each glyph, and whether the composite uses its metrics.
    case components([(glyph: Int, usesMetrics: Bool)])

    fileprivate var bytes: FontBytes {
        var table = FontBytes()
        switch self {
        case .empty: break
        case .points(let count):
            table.uint16(1, 0, 0, 0, 0, count - 1, 0)
            // Flags: on the curve, and both coordinates repeat the last ones.
            for _ in 0..<count { table.uint8(0x31) }
        case .box(let left, let bottom, let right, let top):
            table.uint16(1, left, bottom, right, top, 3, 0)
            // Flags: on the curve, and both coordinates have two bytes.
            for _ in 0..<4 { table.uint8(1) }
            table.uint16(left, 0, right - left, 0)
            table.uint16(bottom, top - bottom, 0, bottom - top)
        case .components(let components):
            table.uint16(-1, 0, 0, 0, 0)
            for (index, component) in components.enumerated() {
                let hasMore = index + 1 < components.count
                // The arguments are offsets of one byte each.
                let flags = 0x2 | (hasMore ? 0x20 : 0) | (component.usesMetrics ? 0x200 : 0)
                table.uint16(flags, component.glyph, 0)
            }
        }
        table.pad(to: 2)
        return table
    }
}

/// The deltas that apply to a glyph around a position on the axes.
package struct TestTuple {
    /// The peak on each axis, from -1 to 1, or `nil` for the first shared tuple.
    package var peak: [Double]?
    /// The start and the end on each axis, if the tuple has an intermediate region.
    package var range: (start: [Double], end: [Double])?
    /// The encoded point numbers, or `nil` for the shared numbers.
    package var points: [Int]?
    /// The encoded deltas.
    package var deltas: [Int]

    package init(
        _ peak: [Double]? = nil,
        range: (start: [Double], end: [Double])? = nil,
        points: [Int]? = nil,
        deltas: [Int]
    ) {
        self.peak = peak
        self.range = range
        self.points = points
        self.deltas = deltas
    }
}

extension FontBytes {
    /// Returns `glyf` and `loca` with short offsets.
    package static func outlines(_ outlines: [TestOutline]) -> (glyf: FontBytes, loca: FontBytes) {
        var (glyf, loca) = (FontBytes(), FontBytes())
        loca.uint16(0)
        for outline in outlines {
            glyf.append(outline.bytes)
            loca.uint16(glyf.count / 2)
        }
        return (glyf, loca)
    }

    /// Returns `gvar` with one shared tuple, whose peak is 1 on the first axis.
    ///
    /// Each glyph consists of its encoded shared point numbers and its tuples.
    package static func gvar(
        axisCount: Int = 1,
        _ glyphs: [(points: [Int], tuples: [TestTuple])]
    ) -> FontBytes {
        var (offsets, body) = (FontBytes(), FontBytes())
        offsets.uint32(0)
        for glyph in glyphs {
            if !glyph.tuples.isEmpty { body.append(variation(glyph.points, glyph.tuples)) }
            offsets.uint32(body.count)
        }
        let start = 20 + offsets.count
        var table = FontBytes()
        table.uint16(1, 0, axisCount, 1)
        table.uint32(start)
        table.uint16(glyphs.count, 1)
        table.uint32(start + 2 * axisCount)
        table.append(offsets)
        table.uint16(0x4000)
        for _ in 1..<axisCount { table.uint16(0) }
        table.append(body)
        return table
    }

    private static func variation(_ points: [Int], _ tuples: [TestTuple]) -> FontBytes {
        var (headers, data) = (FontBytes(), FontBytes())
        for point in points { data.uint8(point) }
        for tuple in tuples {
            let own = tuple.points ?? []
            var index = tuple.points == nil ? 0 : 0x2000
            if tuple.peak != nil { index |= 0x8000 }
            if tuple.range != nil { index |= 0x4000 }
            headers.uint16(own.count + tuple.deltas.count, index)
            let ranges = (tuple.range?.start ?? []) + (tuple.range?.end ?? [])
            for number in (tuple.peak ?? []) + ranges { headers.uint16(Int(number * 16_384)) }
            for byte in own + tuple.deltas { data.uint8(byte) }
        }
        var table = FontBytes()
        table.uint16(tuples.count | (points.isEmpty ? 0 : 0x8000), 4 + headers.count)
        table.append(headers)
        table.append(data)
        table.pad(to: 2)
        return table
    }
}
