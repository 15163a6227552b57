/// A `cmap` subtable that maps ranges of characters to glyphs, in format 4, 12 or 13.
protocol CmapRanges {
    var count: Int { get }
    /// Whether each range starts after the end of the previous one.
    var isOrdered: Bool { get }

    func start(_ range: Int) -> Int
    func end(_ range: Int) -> Int

    /// Returns the glyph for a character within a range.
    func glyph(_ character: Int, in range: Int) -> UInt16
}

extension CmapRanges {
    /// The maximum number of ranges in an unordered subtable.
    static var maximumUnorderedCount: Int { 256 }

    /// Fills an array with the glyphs for consecutive characters.
    func fill(_ glyphs: inout [UInt16], from first: Int) {
        if isOrdered {
            var range = partitionPoint(count) { end($0) < first }
            while range < count, start(range) < first + glyphs.count {
                fill(&glyphs, from: first, range: range)
                range += 1
            }
        } else {
            // If ranges overlap, the first one takes precedence, so it is written last.
            for range in (0..<count).reversed() { fill(&glyphs, from: first, range: range) }
        }
    }

    @inline(__always)
    private func fill(_ glyphs: inout [UInt16], from first: Int, range: Int) {
        let low = max(start(range), first)
        let high = min(end(range), first + glyphs.count - 1)
        guard low <= high else { return }
        for character in low...high { glyphs[character - first] = glyph(character, in: range) }
    }
}

/// A `cmap` subtable in format 4, which maps segments of the Basic Multilingual Plane.
struct CmapFormat4: CmapRanges, Sendable {
    private enum Fields: Int, Words {
        case format, length, language, segCountX2, searchRange, entrySelector, rangeShift, endCode
    }

    let count: Int
    let isOrdered: Bool
    private let table: TableBytes
    private let endCode: WordArray
    private let startCode: WordArray
    private let idDelta: WordArray
    private let idRangeOffset: WordArray

    init?(_ table: TableBytes) {
        let fields = Offset<Fields>()
        // A segment takes a word in each of four arrays. A reserved word follows the first array.
        let available = (table.count - fields.of(.endCode) - 2) / 8
        let count = min(table[fields, .segCountX2] / 2, available)
        guard count > 0 else { return nil }
        self.table = table
        self.count = count
        endCode = WordArray(offset: fields.of(.endCode), count: count)
        startCode = WordArray(offset: endCode.end + 2, count: count)
        idDelta = WordArray(offset: startCode.end, count: count)
        idRangeOffset = WordArray(offset: idDelta.end, count: count)
        var last = -1
        var isOrdered = true
        for segment in 0..<count {
            let (start, end) = (table[startCode, segment], table[endCode, segment])
            // The last segment, for U+FFFF, which isn't a character, may be repeated.
            let isDouble = start == 0xFFFF && end == 0xFFFF
            if end < start || start <= last && !isDouble { isOrdered = false }
            last = end
        }
        guard isOrdered || count <= Self.maximumUnorderedCount else { return nil }
        self.isOrdered = isOrdered
    }

    func end(_ segment: Int) -> Int { table[endCode, segment] }

    func start(_ segment: Int) -> Int { table[startCode, segment] }

    func glyph(_ character: Int, in segment: Int) -> UInt16 {
        let delta = table[idDelta, segment]
        let range = table[idRangeOffset, segment]
        // The sum is modulo 65,536.
        if range == 0 { return UInt16(truncatingIfNeeded: character + delta) }
        // In some fonts, the last segment, for U+FFFF, contains an invalid offset.
        if range == 0xFFFF { return 0 }
        // The offset is relative to its own field.
        let glyphs = idRangeOffset.offset + 2 * segment + range
        let glyph = table.uint16(at: glyphs + 2 * (character - start(segment)))
        return glyph == 0 ? 0 : UInt16(truncatingIfNeeded: glyph + delta)
    }
}

/// A `cmap` subtable in format 12 or 13, which maps groups of characters in all planes.
struct CmapFormat12: CmapRanges, Sendable {
    private enum Fields: Int, Words {
        case format, reserved, length, lengthLow, language, languageLow, numGroups, numGroupsLow
        case groups
    }

    private enum MapGroup: Int, RecordWords {
        case startCharCode, startCharCodeLow, endCharCode, endCharCodeLow, startGlyphID
        case startGlyphIDLow, end
    }

    let count: Int
    let isOrdered: Bool
    private let table: TableBytes
    private let fields = Offset<Fields>()
    /// Whether all characters in a group map to the same glyph, as in format 13.
    private let isManyToOne: Bool

    init?(_ table: TableBytes) {
        let stated = table.uint32(fields, .numGroups)
        let start = fields.of(.groups)
        count = table.available(stated, at: start, byteCount: MapGroup.byteCount)
        self.table = table
        isManyToOne = table[fields, .format] == 13
        var last = -1
        var isOrdered = true
        for index in 0..<count {
            let group = Offset<MapGroup>(fields, .groups, index)
            let first = table.uint32(group, .startCharCode)
            let end = table.uint32(group, .endCharCode)
            if first <= last || end < first { isOrdered = false }
            guard isOrdered || count <= Self.maximumUnorderedCount else { return nil }
            last = end
        }
        self.isOrdered = isOrdered
        guard count > 0 else { return nil }
    }

    private func group(_ index: Int) -> Offset<MapGroup> { Offset(fields, .groups, index) }

    func start(_ index: Int) -> Int { table.uint32(group(index), .startCharCode) }

    func end(_ index: Int) -> Int { table.uint32(group(index), .endCharCode) }

    func glyph(_ character: Int, in index: Int) -> UInt16 {
        let first = table.uint32(group(index), .startGlyphID)
        return UInt16(exactly: isManyToOne ? first : first + character - start(index)) ?? 0
    }
}
