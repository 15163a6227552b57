/// A `cmap` subtable that maps ranges of characters to glyphs, in format 4, 12 or 13.
protocol CmapRanges {
    var count: Int { get }
    /// Whether each range starts after the end of the previous one.
    var isOrdered: Bool { get }

    func start(_ range: Int) -> Int
    func end(_ range: Int) -> Int

    /// Returns the glyph for a character within a range.
    func glyph(_ character: Int, in range: Int) -> UInt16

    /// Returns the difference between the glyphs and the characters of a range, modulo 65,536, or
    /// `nil` if it is not the same for all.
    func delta(_ range: Int) -> Int?
}

extension CmapRanges {
    /// The maximum number of ranges in an unordered subtable.
    static var maximumUnorderedCount: Int { 256 }

    /// Returns the glyph for a character, or 0 if no range contains the character.
    func glyph(_ character: Int) -> UInt16 {
        let range =
            isOrdered
            ? partitionPoint(count) { end($0) < character }
            : (0..<count).first { start($0) <= character && character <= end($0) } ?? count
        guard range < count, start(range) <= character else { return 0 }
        return glyph(character, in: range)
    }

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

    private func fill(_ glyphs: inout [UInt16], from first: Int, range: Int) {
        let low = max(start(range), first)
        let high = min(end(range), first + glyphs.count - 1)
        guard low <= high else { return }
        guard let delta = delta(range) else {
            for character in low...high { glyphs[character - first] = glyph(character, in: range) }
            return
        }
        for character in low...high {
            glyphs[character - first] = UInt16(truncatingIfNeeded: character + delta)
        }
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
        // The last segment, for U+FFFF, which isn't a character, may be repeated.
        var unrepeated = count
        while unrepeated > 1, table[startCode, unrepeated - 2] == 0xFFFF,
            table[startCode, unrepeated - 1] == 0xFFFF, table[endCode, unrepeated - 1] == 0xFFFF
        {
            unrepeated -= 1
        }
        isOrdered = table.hasOrderedRanges(
            of: UInt16.self,
            unrepeated,
            starts: startCode.offset,
            ends: endCode.offset,
            byteCount: 2
        )
        guard isOrdered || count <= Self.maximumUnorderedCount else { return nil }
    }

    func delta(_ segment: Int) -> Int? {
        table[idRangeOffset, segment] == 0 ? table[idDelta, segment] : nil
    }

    func end(_ segment: Int) -> Int { table[endCode, segment] }

    func start(_ segment: Int) -> Int { table[startCode, segment] }

    func glyph(_ character: Int, in segment: Int) -> UInt16 {
        let delta = table[idDelta, segment]
        let range = table[idRangeOffset, segment]
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
        let groups = Offset<MapGroup>(start)
        isOrdered = table.hasOrderedRanges(
            of: UInt32.self,
            count,
            starts: groups.of(.startCharCode),
            ends: groups.of(.endCharCode),
            byteCount: MapGroup.byteCount
        )
        guard count > 0, isOrdered || count <= Self.maximumUnorderedCount else { return nil }
    }

    func delta(_ index: Int) -> Int? {
        let first = table.uint32(group(index), .startGlyphID) - start(index)
        return isManyToOne || first + end(index) > UInt16.max ? nil : first
    }

    private func group(_ index: Int) -> Offset<MapGroup> { Offset(fields, .groups, index) }

    func start(_ index: Int) -> Int { table.uint32(group(index), .startCharCode) }

    func end(_ index: Int) -> Int { table.uint32(group(index), .endCharCode) }

    func glyph(_ character: Int, in index: Int) -> UInt16 {
        let first = table.uint32(group(index), .startGlyphID)
        return UInt16(exactly: isManyToOne ? first : first + character - start(index)) ?? 0
    }
}

/// A [format 14](https://learn.microsoft.com/typography/opentype/spec/cmap#format-14-unicode-variation-sequences)
/// subtable of `cmap`, which maps variation sequences (a character and a variation selector) to
/// glyphs.
struct CmapFormat14: Sendable {
    private enum Fields: Int, Words {
        case format, length, lengthLow, numVarSelectorRecords, numVarSelectorRecordsLow, varSelector
    }

    /// A default or non-default UVS table.
    private enum UVS: Int, Words { case count, countLow, records }

    // The fields of these records aren't aligned to words, because the first field is a 24-bit
    // character.
    private enum VariationSelector {
        static let (defaultUVSOffset, nonDefaultUVSOffset, byteCount) = (3, 7, 11)
    }

    private enum UnicodeRange { static let (additionalCount, byteCount) = (3, 4) }
    private enum UVSMapping { static let (glyphID, byteCount) = (3, 5) }

    enum Mapping {
        /// The default glyph of the character.
        case `default`
        /// A glyph for this sequence only.
        case nonDefault(UInt16)
    }

    /// The ranges of the variation selectors VS1 to VS256.
    static let selectors: [ClosedRange<UInt32>] = [0xFE00...0xFE0F, 0xE0100...0xE01EF]

    static func isSelector(_ character: UInt32) -> Bool {
        selectors.contains { $0.contains(character) }
    }

    private let table: TableBytes
    private let fields = Offset<Fields>()

    init?(_ table: TableBytes) {
        guard table[fields, .format] == 14 else { return nil }
        self.table = table
    }

    /// Returns the mapping of a variation sequence, or `nil` if the face doesn't support the
    /// sequence.
    func mapping(_ character: Int, _ selector: Int) -> Mapping? {
        let records = fields.of(.varSelector)
        let stated = table.uint32(fields, .numVarSelectorRecords)
        let byteCount = VariationSelector.byteCount
        let known = last(records, stated, byteCount, atMost: selector)
        guard let record = known, table.uint24(at: record) == selector else { return nil }
        if let mapping = self.record(
            table.uint32(at: record + VariationSelector.nonDefaultUVSOffset),
            UVSMapping.byteCount,
            atMost: character
        ), table.uint24(at: mapping) == character {
            let glyph = table.uint16(at: mapping + UVSMapping.glyphID)
            return .nonDefault(UInt16(truncatingIfNeeded: glyph))
        }
        guard
            let range = self.record(
                table.uint32(at: record + VariationSelector.defaultUVSOffset),
                UnicodeRange.byteCount,
                atMost: character
            )
        else { return nil }
        let end = table.uint24(at: range) + table.uint8(at: range + UnicodeRange.additionalCount)
        return character <= end ? .default : nil
    }

    /// Returns a UVS table's last record up to a character, or `nil` if there is none.
    private func record(_ offset: UInt32, _ byteCount: Int, atMost character: Int) -> Int? {
        let uvs = Offset<UVS>(Int(word: offset))
        guard 1..<table.count ~= uvs.value else { return nil }
        return last(uvs.of(.records), table.uint32(uvs, .count), byteCount, atMost: character)
    }

    /// Returns the last record up to a character in a sorted array, or `nil` if there is none.
    private func last(
        _ records: Int,
        _ stated: Int,
        _ byteCount: Int,
        atMost character: Int
    ) -> Int? {
        let count = table.available(stated, at: records, byteCount: byteCount)
        let end = partitionPoint(count) {
            table.uint24(at: records + byteCount * $0) <= character
        }
        return end > 0 ? records + byteCount * (end - 1) : nil
    }
}
