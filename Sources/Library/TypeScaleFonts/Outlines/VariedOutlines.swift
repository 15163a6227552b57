/// TrueType outlines at a position on the axes of a font.
///
/// Points are moved in single precision, as in HarfBuzz, so that ties round the same way.
struct VariedOutlines: Sendable {
    /// The maximum number of steps for a glyph, each of which reads or moves a point.
    private static let maximumStepCount = 1 << 16
    /// The maximum depth of nested composite glyphs.
    private static let maximumDepth = 16
    /// The number of phantom points after the points of an outline.
    private static let phantomCount = 4

    private let outlines: OutlineTable
    private let hmtx: HmtxTable?
    /// The scalars of the shared tuples, if the outlines vary.
    private let variations: PointVariations?
    private let isVaried: Bool

    init?(_ face: FaceData, _ directory: TableDirectory, _ input: borrowing FontInput) {
        guard let outlines = OutlineTable(directory, input, glyphCount: face.glyphCount) else {
            return nil
        }
        self.outlines = outlines
        let count = face.headers.hhea?.advanceCount ?? 0
        let limit = HmtxTable.maximumByteCount(advanceCount: count, glyphCount: face.glyphCount)
        hmtx = directory.table("hmtx", input, upTo: limit) { HmtxTable($0, advanceCount: count) }
        isVaried = !face.coordinates.isNormal
        let gvarLimit = GvarTable.maximumByteCount
        let isRead = directory["gvar"].map { $0.count <= gvarLimit } ?? false
        variations =
            isVaried && isRead
            ? directory.table("gvar", input, upTo: gvarLimit) { table in
                GvarTable(table).map { PointVariations($0, face.coordinates) }
            } : nil
        // Without its variations, the outline of another position would be measured.
        if isVaried, variations == nil, directory["gvar"] != nil { return nil }
    }

    /// Returns the extents of a glyph, or `nil` if the outline is malformed, and subtracts the
    /// steps.
    func extents(_ glyph: UInt16, _ steps: inout Int) -> InkBounds? {
        guard isVaried else {
            steps -= 1
            guard let header = outlines.header(Int(glyph)) else { return nil }
            guard header.contourCount != 0 else { return InkBounds() }
            let box = header.box
            // As in rasterizers, an outline starts at the left side bearing in `hmtx`.
            let left = hmtx?.leftSideBearing(glyph).map { Double($0) } ?? min(box.left, box.right)
            return InkBounds(
                left: left,
                bottom: min(box.bottom, box.top),
                right: left + abs(box.right - box.left),
                top: max(box.bottom, box.top)
            )
        }
        guard let bounds = bounds(glyph, &steps) else { return nil }
        return bounds.isEmpty ? InkBounds() : bounds.extents
    }

    /// Returns the bounds of a glyph's points, or `nil` if the outline is malformed, and subtracts
    /// the steps.
    func bounds(_ glyph: UInt16, _ steps: inout Int) -> OutlineBounds? {
        var remaining = min(steps, Self.maximumStepCount)
        let start = remaining
        defer { steps -= start - max(0, remaining) }
        var points: [OutlinePoint] = []
        guard let phantoms = append(Int(glyph), to: &points, depth: 0, &remaining) else {
            return nil
        }
        var bounds = OutlineBounds()
        let shift = phantoms[0].x
        for point in points { bounds.add(Double(point.x - shift), Double(point.y)) }
        return bounds
    }

    /// Appends the points of a glyph and returns its phantom points, or returns `nil` if the
    /// outline is malformed.
    private func append(
        _ glyph: Int,
        to points: inout [OutlinePoint],
        depth: Int,
        _ steps: inout Int
    ) -> [OutlinePoint]? {
        guard depth <= Self.maximumDepth, let header = outlines.header(glyph) else { return nil }
        let id = UInt16(truncatingIfNeeded: glyph)
        let left = Float(header.box.left) - Float(hmtx?.leftSideBearing(id) ?? 0)
        var phantoms = [OutlinePoint](repeating: OutlinePoint(), count: Self.phantomCount)
        phantoms[0].x = left
        phantoms[1].x = left + Float(hmtx?.advance(id) ?? 0)
        steps -= Self.phantomCount
        if header.contourCount >= 0 {
            var own: [OutlinePoint] = []
            if header.contourCount > 0 {
                guard let read = outlines.points(glyph, &steps) else { return nil }
                own = read
            }
            own += phantoms
            guard vary(glyph, &own, &steps) else { return nil }
            points += own.dropLast(Self.phantomCount)
            return Array(own.suffix(Self.phantomCount))
        }
        guard let components = outlines.components(glyph) else { return nil }
        var own = components.map { OutlinePoint(x: $0.x, y: $0.y) } + phantoms
        guard vary(glyph, &own, &steps) else { return nil }
        phantoms = Array(own.suffix(Self.phantomCount))
        for (component, offset) in zip(components, own) {
            steps -= 1
            guard steps > 0 else { return nil }
            let start = points.count
            guard
                let inner = append(component.glyph, to: &points, depth: depth + 1, &steps)
            else { return nil }
            if component.usesMyMetrics { phantoms = inner }
            steps -= points.count - start
            component.move(&points, from: start, by: offset)
        }
        return phantoms
    }

    private func vary(_ glyph: Int, _ points: inout [OutlinePoint], _ steps: inout Int) -> Bool {
        steps > 0 && variations?.apply(to: &points, of: glyph, &steps) ?? true
    }
}

/// A point of a TrueType outline, in font units.
struct OutlinePoint {
    var x: Float = 0
    var y: Float = 0
    /// Whether the point is the last of its contour.
    var isEnd = false
}
