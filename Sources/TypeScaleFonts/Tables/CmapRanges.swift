/// A subtable of `cmap` that maps ranges of characters to glyphs: formats 4, 12 and 13.
protocol CmapRanges {
    /// The number of ranges.
    var count: Int { get }
    /// Whether each range starts after the end of the previous one.
    var isOrdered: Bool { get }

    func start(_ range: Int) -> Int
    func end(_ range: Int) -> Int

    /// The glyph of a character that lies in a range.
    func glyph(_ character: Int, in range: Int) -> UInt16
}

extension CmapRanges {
    /// The maximum number of ranges that are searched one by one, where they are out of order.
    static var maximumUnorderedCount: Int { 256 }

    /// Writes the glyphs of consecutive characters.
    func fill(_ glyphs: inout [UInt16], from first: Int) {
        if isOrdered {
            var range = partitionPoint(count) { end($0) < first }
            while range < count, start(range) < first + glyphs.count {
                fill(&glyphs, from: first, range: range)
                range += 1
            }
        } else {
            // Where ranges overlap the first counts, so it is written last.
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

/// Format 4 of `cmap`: segments of the Basic Multilingual Plane.
struct CmapFormat4: CmapRanges, Sendable {
    private enum Fields {
        static let length = Field<UInt16>(after: CmapSubtable.format)
        static let language = Field<UInt16>(after: length)
        static let segCountX2 = Field<UInt16>(after: language)
        static let searchRange = Field<UInt16>(after: segCountX2)
        static let entrySelector = Field<UInt16>(after: searchRange)
        static let rangeShift = Field<UInt16>(after: entrySelector)
        static let endCode = FieldArray<UInt16>(after: rangeShift)
        /// The bytes of a segment, which has a field in each of four arrays.
        static let segmentByteCount = 4 * 2
    }

    let count: Int
    let isOrdered: Bool
    private let table: TableBytes
    private let startCode: FieldArray<UInt16>
    private let idDelta: FieldArray<Int16>
    private let idRangeOffset: FieldArray<UInt16>

    init?(_ table: TableBytes) {
        guard let segCountX2 = table[Fields.segCountX2] else { return nil }
        let available = (table.count - Fields.endCode.offset - 2) / Fields.segmentByteCount
        let count = min(segCountX2 / 2, available)
        guard count > 0 else { return nil }
        self.table = table
        self.count = count
        let endCode = FieldArray<UInt16>(after: Fields.rangeShift, count: count)
        let reservedPad = Field<UInt16>(after: endCode)
        startCode = FieldArray(after: reservedPad, count: count)
        idDelta = FieldArray(after: startCode, count: count)
        idRangeOffset = FieldArray(after: idDelta, count: count)
        var last = -1
        var isOrdered = true
        for segment in 0..<count {
            guard let end = table[endCode[segment]], let start = table[startCode[segment]]
            else { return nil }
            // The last segment may hold U+FFFF twice; nothing is looked up there.
            let isDouble = start == 0xFFFF && end == 0xFFFF
            if end < start || start <= last && !isDouble { isOrdered = false }
            last = end
        }
        guard isOrdered || count <= Self.maximumUnorderedCount else { return nil }
        self.isOrdered = isOrdered
    }

    func end(_ segment: Int) -> Int { table[Fields.endCode[segment]] ?? 0 }

    func start(_ segment: Int) -> Int { table[startCode[segment]] ?? 0xFFFF }

    func glyph(_ character: Int, in segment: Int) -> UInt16 {
        guard let delta = table[idDelta[segment]], let range = table[idRangeOffset[segment]]
        else { return 0 }
        // Sums are of 16 bits: the glyph is the remainder.
        if range == 0 { return UInt16(truncatingIfNeeded: character + delta) }
        // Some fonts end in a segment for U+FFFF that points nowhere.
        if range == 0xFFFF { return 0 }
        // The offset counts from its own field.
        let glyphs = FieldArray<GlyphID16>(at: idRangeOffset[segment].offset + range)
        guard let glyph = table[glyphs[character - start(segment)]], glyph != 0 else { return 0 }
        return UInt16(truncatingIfNeeded: Int(glyph) + delta)
    }
}

/// Formats 12 and 13 of `cmap`: groups of characters in all planes.
struct CmapFormat12: CmapRanges, Sendable {
    private enum Fields {
        static let reserved = Field<UInt16>(after: CmapSubtable.format)
        static let length = Field<UInt32>(after: reserved)
        static let language = Field<UInt32>(after: length)
        static let numGroups = Field<UInt32>(after: language)
        static let groups = RecordArray(after: numGroups, recordEnd: MapGroup.startGlyphID)
    }

    private enum MapGroup {
        static let startCharCode = Field<UInt32>(at: 0)
        static let endCharCode = Field<UInt32>(after: startCharCode)
        /// In format 13, the glyph of all characters.
        static let startGlyphID = Field<UInt32>(after: endCharCode)
    }

    let count: Int
    let isOrdered: Bool
    private let table: TableBytes
    /// Whether all characters of a group have one glyph, as in format 13.
    private let isManyToOne: Bool

    init?(_ table: TableBytes) {
        guard let stated = table[Fields.numGroups] else { return nil }
        let groups = Fields.groups
        let count = table.available(stated, of: groups)
        guard count > 0 else { return nil }
        var last = -1
        var isOrdered = true
        for group in 0..<count {
            guard let start = table[MapGroup.startCharCode, at: groups[group]],
                let end = table[MapGroup.endCharCode, at: groups[group]]
            else { return nil }
            if start <= last || end < start { isOrdered = false }
            guard isOrdered || count <= Self.maximumUnorderedCount else { return nil }
            last = end
        }
        self.table = table
        self.count = count
        self.isOrdered = isOrdered
        isManyToOne = table[CmapSubtable.format] == 13
    }

    func start(_ group: Int) -> Int {
        table[MapGroup.startCharCode, at: Fields.groups[group]] ?? .max
    }
    func end(_ group: Int) -> Int { table[MapGroup.endCharCode, at: Fields.groups[group]] ?? 0 }

    func glyph(_ character: Int, in group: Int) -> UInt16 {
        guard let first = table[MapGroup.startGlyphID, at: Fields.groups[group]] else { return 0 }
        return UInt16(exactly: isManyToOne ? first : first + character - start(group)) ?? 0
    }
}
