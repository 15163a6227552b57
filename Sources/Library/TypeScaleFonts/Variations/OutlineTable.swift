/// TrueType outlines,
/// [`glyf`](https://learn.microsoft.com/typography/opentype/spec/glyf) and
/// [`loca`](https://learn.microsoft.com/typography/opentype/spec/loca).
struct OutlineTable {
    /// The maximum size of `glyf` in bytes, which exceeds the size in the largest fonts.
    static let maximumByteCount = 64 << 20

    /// The maximum number of components in a glyph, because reading a component takes time.
    static let maximumComponentCount = 1024

    enum Glyph: Int, Words {
        case numberOfContours, xMin, yMin, xMax, yMax, endPtsOfContours
    }

    private enum Component: Int, Words {
        case flags, glyphIndex, arguments

        /// Bits of `flags`.
        static let argumentsAreWords = 0x1
        static let hasScale = 0x8
        static let hasMore = 0x20
        static let hasTwoScales = 0x40
        static let hasMatrix = 0x80
        static let usesMyMetrics = 0x200
    }

    let glyphCount: Int
    let glyf: TableBytes
    private let loca: TableBytes
    private let hasLongOffsets: Bool

    /// Reads the tables, or returns `nil` if one is missing, too short or too large.
    init?(_ directory: TableDirectory, _ input: borrowing FontInput, glyphCount: Int) {
        let head = directory.table("head", input, upTo: HeadTable.maximumByteCount) { $0 }
        let hasLongOffsets = head.map(HeadTable.hasLongOffsets) ?? false
        let locaByteCount = (hasLongOffsets ? 4 : 2) * (glyphCount + 1)
        let limit = Self.maximumByteCount
        guard directory["glyf"]?.count ?? 0 <= limit,
            let glyf = directory.table("glyf", input, upTo: limit, { $0 }),
            let loca = directory.table("loca", input, upTo: locaByteCount, { $0 }),
            loca.count == locaByteCount
        else { return nil }
        self.glyphCount = glyphCount
        self.glyf = glyf
        self.loca = loca
        self.hasLongOffsets = hasLongOffsets
    }

    /// The maximum number of offsets that are less than the offset before.
    private static let maximumDescentCount = 4

    /// Returns whether the offsets ascend, with few exceptions.
    ///
    /// Otherwise, all glyphs could share much data, so that reading all of them takes long.
    func hasAscendingOffsets() -> Bool {
        var descentCount = 0
        for glyph in 0..<glyphCount where offset(glyph) > offset(glyph + 1) { descentCount += 1 }
        return descentCount <= Self.maximumDescentCount
    }

    /// Returns the number of points in a glyph, or of components in a composite glyph, or `nil` if
    /// the glyph is invalid.
    func pointCount(_ glyph: Int) -> Int? {
        guard let range = range(glyph) else { return nil }
        guard !range.isEmpty else { return 0 }
        let outline = Offset<Glyph>(range.lowerBound)
        let contours = glyf.int16(outline, .numberOfContours)
        if contours == 0 { return 0 }
        if contours > 0 { return glyf[outline, .endPtsOfContours, contours - 1] + 1 }
        return components(range).map { $0.count }
    }

    /// Returns the component whose advance a composite glyph uses, or `nil` if the glyph has its
    /// own advance.
    func metricsComponent(_ glyph: Int) -> Int? {
        guard let range = range(glyph), !range.isEmpty,
            glyf.int16(Offset<Glyph>(range.lowerBound), .numberOfContours) < 0
        else { return nil }
        return components(range)?.metrics
    }

    private func offset(_ index: Int) -> Int {
        hasLongOffsets ? Int(word: loca.uint32(at: 4 * index)) : 2 * loca.uint16(at: 2 * index)
    }

    /// Returns the range of a glyph's outline, which is empty for a glyph without an outline.
    func range(_ glyph: Int) -> Range<Int>? {
        guard 0..<glyphCount ~= glyph else { return nil }
        let (start, end) = (offset(glyph), offset(glyph + 1))
        return start <= end && end <= glyf.count ? start..<end : nil
    }

    /// Returns the number of components, and the last component whose metrics the glyph uses.
    private func components(_ range: Range<Int>) -> (count: Int, metrics: Int?)? {
        var count = 0
        var metrics: Int?
        let isWhole = forEachComponent(range) { glyph, flags, _ in
            count += 1
            if flags & Component.usesMyMetrics != 0 { metrics = glyph }
        }
        return isWhole ? (count, metrics) : nil
    }

    /// Calls a closure with each component's glyph, its flags and the offset of its arguments.
    ///
    /// The result is `false` if the outline is truncated or has too many components.
    func forEachComponent(_ range: Range<Int>, _ body: (Int, Int, Int) -> Void) -> Bool {
        var component = Offset<Component>(Offset<Glyph>(range.lowerBound).of(.endPtsOfContours))
        for _ in 1...Self.maximumComponentCount {
            let flags = glyf[component, .flags]
            let arguments = component.of(.arguments)
            var end = arguments + (flags & Component.argumentsAreWords != 0 ? 4 : 2)
            if flags & Component.hasScale != 0 {
                end += 2
            } else if flags & Component.hasTwoScales != 0 {
                end += 4
            } else if flags & Component.hasMatrix != 0 {
                end += 8
            }
            guard end <= range.upperBound else { return false }
            body(glyf[component, .glyphIndex], flags, arguments)
            if flags & Component.hasMore == 0 { return true }
            component = Offset(end)
        }
        return false
    }
}
