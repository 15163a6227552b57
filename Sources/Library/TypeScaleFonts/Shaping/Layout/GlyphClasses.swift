/// A [coverage table](https://learn.microsoft.com/typography/opentype/spec/chapter2#coverage-table),
/// which lists glyphs in format 1 and ranges in format 2.
enum Coverage: Int, Words { case coverageFormat, count, array }

/// A [class definition table](https://learn.microsoft.com/typography/opentype/spec/chapter2#class-definition-table).
enum ClassDef: Int, Words { case classFormat, startGlyphID, glyphCount, classValueArray }
private enum ClassDefFormat2: Int, Words { case classFormat, classRangeCount, classRangeRecords }

/// A range of glyphs, with the coverage index of the first glyph or the class of all glyphs.
private enum RangeRecord: Int, RecordWords { case startGlyphID, endGlyphID, value, end }

/// A range of glyphs in the same class.
typealias ClassRange = (glyphs: ClosedRange<UInt16>, value: Int)

// Both tables are sorted, so they are searched in place.
extension TableBytes {
    /// Returns the coverage index of a glyph, or `nil` if the table doesn't cover the glyph.
    func coverageIndex(_ glyph: UInt16, at table: Offset<Coverage>) -> Int? {
        let start = table.of(.array)
        switch self[table, .coverageFormat] {
        case 1:
            let count = available(self[table, .count], at: start)
            let index = firstRecord(count, at: start, byteCount: 2, notLessThan: glyph)
            return index < count && self.glyph(table, .array, index) == glyph ? index : nil
        case 2:
            guard let range = range(of: glyph, at: start, self[table, .count]) else { return nil }
            return self[range, .value] + Int(glyph) - self[range, .startGlyphID]
        default: return nil
        }
    }

    /// Returns the number of glyphs or ranges in a coverage table.
    func coveredRangeCount(at table: Offset<Coverage>) -> Int {
        let byteCount = self[table, .coverageFormat] == 1 ? 2 : RangeRecord.byteCount
        return available(self[table, .count], at: table.of(.array), byteCount: byteCount)
    }

    /// Returns a range in a coverage table, and the coverage index of its first glyph.
    ///
    /// In format 1, each range is a glyph. The result is `nil` if the range is malformed.
    func coveredRange(
        _ number: Int,
        at table: Offset<Coverage>
    ) -> (glyphs: ClosedRange<UInt16>, index: Int)? {
        switch self[table, .coverageFormat] {
        case 1:
            let glyph = self.glyph(table, .array, number)
            return (glyph...glyph, number)
        case 2:
            let record = Offset<RangeRecord>(
                table.of(.array) &+ RangeRecord.byteCount &* number
            )
            let (first, last) = (glyph(record, .startGlyphID), glyph(record, .endGlyphID))
            return first <= last ? (first...last, self[record, .value]) : nil
        default: return nil
        }
    }

    /// Returns the class of a glyph in a class definition table, or 0 if no class is assigned.
    func glyphClass(_ glyph: UInt16, at table: Offset<ClassDef>) -> Int {
        switch self[table, .classFormat] {
        case 1:
            let index = Int(glyph) - self[table, .startGlyphID]
            return 0..<self[table, .glyphCount] ~= index ? self[table, .classValueArray, index] : 0
        case 2:
            let table = Offset<ClassDefFormat2>(table.value)
            let count = self[table, .classRangeCount]
            return range(of: glyph, at: table.of(.classRangeRecords), count)
                .map { self[$0, .value] } ?? 0
        default: return 0
        }
    }

    /// Returns the number of glyphs or ranges in a class definition table, including those that are
    /// out of order.
    func classRangeCount(at table: Offset<ClassDef>) -> Int {
        switch self[table, .classFormat] {
        case 1: return available(self[table, .glyphCount], at: table.of(.classValueArray))
        case 2:
            let table = Offset<ClassDefFormat2>(table.value)
            return available(
                self[table, .classRangeCount],
                at: table.of(.classRangeRecords),
                byteCount: RangeRecord.byteCount
            )
        default: return 0
        }
    }

    /// Returns the ranges in a class definition table, in glyph order.
    func classRanges(at table: Offset<ClassDef>) -> [ClassRange] {
        switch self[table, .classFormat] {
        case 1:
            let first = self[table, .startGlyphID]
            return words(table, after: .glyphCount).enumerated().compactMap { index, value in
                UInt16(exactly: first + index).map { ($0...$0, value) }
            }
        case 2:
            let table = Offset<ClassDefFormat2>(table.value)
            let start = table.of(.classRangeRecords)
            let byteCount = RangeRecord.byteCount
            let count = available(self[table, .classRangeCount], at: start, byteCount: byteCount)
            var ranges: [ClassRange] = []
            ranges.reserveCapacity(count)
            var last = -1
            for index in 0..<count {
                let record = Offset<RangeRecord>(start + byteCount * index)
                let (first, end) = (glyph(record, .startGlyphID), glyph(record, .endGlyphID))
                // Ranges that are out of order are skipped. Otherwise, a table could list every
                // glyph many times.
                guard first <= end, Int(first) > last else { continue }
                ranges.append((first...end, self[record, .value]))
                last = Int(end)
            }
            return ranges
        default: return []
        }
    }

    /// Returns the range that contains a glyph, or `nil` if none of the sorted ranges does.
    // See `ApplyContext.nextMatch`.
    @inline(__always)
    private func range(of glyph: UInt16, at start: Int, _ stated: Int) -> Offset<RangeRecord>? {
        let byteCount = RangeRecord.byteCount
        let count = available(stated, at: start, byteCount: byteCount)
        // The last glyph is the second word.
        let index = firstRecord(count, at: start + 2, byteCount: byteCount, notLessThan: glyph)
        guard index < count else { return nil }
        let record = Offset<RangeRecord>(start + byteCount * index)
        return self.glyph(record, .startGlyphID) <= glyph ? record : nil
    }
}

/// The glyph definition table, [`GDEF`](https://learn.microsoft.com/typography/opentype/spec/gdef).
final class GdefTable: Sendable {
    static let maximumByteCount = 8 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, glyphClassDefOffset, attachListOffset, ligCaretListOffset
        case markAttachClassDefOffset, markGlyphSetsDefOffset, itemVarStoreOffset
        case itemVarStoreOffsetLow
    }

    private enum MarkGlyphSets: Int, Words { case format, markGlyphSetCount, coverageOffsets }

    /// The values in the glyph class definition table.
    private enum GlyphClass { static let (base, ligature, mark) = (1, 2, 3) }

    private let bytes: TableBytes
    private let glyphProperties: [GlyphProperties]?
    private let markGlyphSets: Offset<MarkGlyphSets>?

    /// The ranges of mark glyphs.
    let marks: [ClosedRange<UInt16>]

    /// The item variation store with the deltas for `GPOS`.
    let variations: ItemVariationStore?

    init?(_ bytes: TableBytes, glyphCount: Int, coordinates: NormalizedCoordinates) {
        let table = Offset<Fields>()
        guard bytes[table, .majorVersion] == 1,
            bytes.count >= table.of(.markGlyphSetsDefOffset)
        else { return nil }
        self.bytes = bytes
        let minor = bytes[table, .minorVersion]
        let classes = bytes.follow(table, .glyphClassDefOffset).map { bytes.classRanges(at: $0) }
        let attachments =
            bytes.follow(table, .markAttachClassDefOffset).map { bytes.classRanges(at: $0) } ?? []
        glyphProperties = classes.map { Self.properties($0, attachments, glyphCount) }
        marks = classes?.compactMap { $0.value == GlyphClass.mark ? $0.glyphs : nil } ?? []
        markGlyphSets = minor >= 2 ? bytes.follow(table, .markGlyphSetsDefOffset) : nil
        let varies = minor >= 3 && !coordinates.isNormal
        variations = (varies ? bytes.follow32(table, .itemVarStoreOffset) : nil)
            .flatMap { ItemVariationStore(bytes, at: $0, coordinates: coordinates) }
    }

    /// Returns the properties of the glyphs up to the last glyph that has a class.
    private static func properties(
        _ classes: [ClassRange],
        _ attachments: [ClassRange],
        _ glyphCount: Int
    ) -> [GlyphProperties] {
        let count = min(glyphCount, classes.last.map { Int($0.glyphs.upperBound) + 1 } ?? 0)
        var properties = Array(repeating: GlyphProperties.none, count: count)
        for range in classes {
            let value: GlyphProperties =
                switch range.value {
                case GlyphClass.base: .base
                case GlyphClass.ligature: .ligature
                case GlyphClass.mark: .mark(class: 0)
                default: .none
                }
            for glyph in range.glyphs where Int(glyph) < count { properties[Int(glyph)] = value }
        }
        for range in attachments {
            for glyph in range.glyphs where Int(glyph) < count && properties[Int(glyph)].isMark {
                properties[Int(glyph)] = .mark(class: range.value)
            }
        }
        return properties
    }

    var hasGlyphClasses: Bool { glyphProperties != nil }

    func properties(_ glyph: UInt16) -> GlyphProperties {
        guard let glyphProperties, Int(glyph) < glyphProperties.count else { return .none }
        return glyphProperties[Int(glyph)]
    }

    func markGlyphSet(_ set: Int, contains glyph: UInt16) -> Bool {
        guard let sets = markGlyphSets, bytes[sets, .format] == 1,
            set < bytes[sets, .markGlyphSetCount],
            let coverage: Offset<Coverage> = bytes.follow32(sets, .coverageOffsets, set)
        else { return false }
        return bytes.coverageIndex(glyph, at: coverage) != nil
    }
}

/// The class of a glyph, stored as the lookup flag that ignores the class.
///
/// The upper byte contains the attachment class of a mark.
struct GlyphProperties: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt16

    static let none = GlyphProperties(rawValue: 0)
    static let base = GlyphProperties(rawValue: LookupFlags.ignoreBaseGlyphs.rawValue)
    static let ligature = GlyphProperties(rawValue: LookupFlags.ignoreLigatures.rawValue)
    static func mark(class value: Int) -> GlyphProperties {
        let flag = LookupFlags.ignoreMarks.rawValue
        return GlyphProperties(rawValue: flag | UInt16(truncatingIfNeeded: value) << 8)
    }

    var isMark: Bool { rawValue & LookupFlags.ignoreMarks.rawValue != 0 }

    var markAttachmentClass: UInt16 { rawValue >> 8 }

    /// Returns whether a lookup with the given flags skips all glyphs in the class.
    func isIgnored(by flags: LookupFlags) -> Bool {
        !flags.intersection(.classes).isDisjoint(with: LookupFlags(rawValue: rawValue))
    }
}
