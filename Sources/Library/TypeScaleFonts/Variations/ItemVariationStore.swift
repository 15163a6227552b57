/// An [item variation store](https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#item-variation-store)
/// at normalized coordinates.
final class ItemVariationStore: Sendable {
    enum Fields: Int, Words {
        case format, variationRegionListOffset, variationRegionListOffsetLow
        case itemVariationDataCount, itemVariationDataOffsets
    }

    private enum VariationRegionList: Int, Words { case axisCount, regionCount, regionAxes }
    private enum RegionAxisCoordinates: Int, RecordWords {
        case startCoord, peakCoord, endCoord, end
    }

    private enum ItemVariationData: Int, Words {
        case itemCount, wordDeltaCount, regionIndexCount, regionIndexes

        /// Bits of `wordDeltaCount`.
        static let longWords = 0x8000
        static let wordDeltaCountMask = 0x7FFF
    }

    private let bytes: TableBytes
    private let table: Offset<Fields>
    /// The scalar of each region at the coordinates, from 0 to 1.
    private let regionScalars: [Double]
    /// The scalars in single precision.
    private let singleRegionScalars: [Float]

    var regionCount: Int { regionScalars.count }

    private static let maximumRegionCount = 4096

    init?(_ bytes: TableBytes, at table: Offset<Fields>, coordinates: NormalizedCoordinates) {
        guard bytes[table, .format] == 1,
            let list: Offset<VariationRegionList> =
                bytes.follow32(table, .variationRegionListOffset)
        else { return nil }
        let axisCount = bytes[list, .axisCount]
        let regionCount = bytes[list, .regionCount]
        guard regionCount <= Self.maximumRegionCount, axisCount <= FvarTable.maximumAxisCount,
            bytes.holds(
                RegionAxisCoordinates.byteCount * axisCount * regionCount,
                at: list.of(.regionAxes)
            ),
            bytes.holds(
                4 * bytes[table, .itemVariationDataCount],
                at: table.of(.itemVariationDataOffsets)
            )
        else { return nil }
        self.bytes = bytes
        self.table = table
        func scalar<Number: BinaryFloatingPoint>(_ region: Int) -> Number {
            var scalar: Number = 1
            for axis in 0..<axisCount where scalar != 0 {
                let index = region * axisCount + axis
                let axes = Offset<RegionAxisCoordinates>(list, .regionAxes, index)
                scalar *= Self.scalar(
                    start: bytes.int16(axes, .startCoord),
                    peak: bytes.int16(axes, .peakCoord),
                    end: bytes.int16(axes, .endCoord),
                    at: coordinates.coordinate(axis)
                )
            }
            return scalar
        }
        regionScalars = (0..<regionCount).map { scalar($0) }
        singleRegionScalars = (0..<regionCount).map { scalar($0) }
    }

    /// Returns a region's scalar on one axis, which is 1 at the peak and 0 at the start and end.
    static func scalar<Number: BinaryFloatingPoint>(
        start: Int,
        peak: Int,
        end: Int,
        at value: Int
    ) -> Number {
        // A region with a peak of 0 or an invalid range applies everywhere on the axis.
        if peak == 0 || value == peak || start > peak || peak > end || start < 0 && end > 0 {
            return 1
        }
        if value <= start || value >= end { return 0 }
        return value < peak
            ? Number(value - start) / Number(peak - start)
            : Number(end - value) / Number(end - peak)
    }

    /// Returns the delta at an index, in the unit of the varying value, or 0 if the index is
    /// invalid.
    ///
    /// If `isRounded` is true, the delta is rounded to an integer. The sum is then computed in
    /// single precision, as in HarfBuzz, so that ties round the same way.
    func delta(_ index: DeltaSetIndex, isRounded: Bool) -> Double {
        let sums = sums(index)
        return isRounded ? Double(sums.single).roundedHalfUp : sums.double
    }

    /// Returns the scalars of a data subtable's regions, or an empty array for an invalid index.
    func scalars(of outer: Int) -> [Float] {
        guard outer < bytes[table, .itemVariationDataCount],
            let data: Offset<ItemVariationData> =
                bytes.follow32(table, .itemVariationDataOffsets, outer),
            bytes[data, .regionIndexCount] <= regionScalars.count
        else { return [] }
        return bytes.words(data, after: .regionIndexCount).map { region in
            region < singleRegionScalars.count ? singleRegionScalars[region] : 0
        }
    }

    /// Returns the delta at an index in single and in double precision.
    private func sums(_ index: DeltaSetIndex) -> (single: Float, double: Double) {
        guard index.outer < bytes[table, .itemVariationDataCount],
            let data: Offset<ItemVariationData> =
                bytes.follow32(table, .itemVariationDataOffsets, index.outer)
        else { return (0, 0) }
        let isLong = bytes[data, .wordDeltaCount] & ItemVariationData.longWords != 0
        let wordCount = bytes[data, .wordDeltaCount] & ItemVariationData.wordDeltaCountMask
        let regionCount = bytes[data, .regionIndexCount]
        // As in FreeType, more indexes than regions are rejected, because adding many deltas takes
        // time.
        guard index.inner < bytes[data, .itemCount], wordCount <= regionCount,
            regionCount <= regionScalars.count
        else { return (0, 0) }
        let (word, byte) = isLong ? (4, 2) : (2, 1)
        let deltaSetByteCount = word * wordCount + byte * (regionCount - wordCount)
        var item = data.of(.regionIndexes, regionCount) + deltaSetByteCount * index.inner
        guard bytes.holds(deltaSetByteCount, at: item) else { return (0, 0) }
        var (single, double): (Float, Double) = (0, 0)
        for column in 0..<regionCount {
            let isWord = column < wordCount
            let delta =
                isLong && isWord
                ? bytes.int32(at: item)
                : isLong || isWord ? bytes.int16(at: item) : bytes.int8(at: item)
            item += isWord ? word : byte
            let region = bytes[data, .regionIndexes, column]
            if region < regionScalars.count, regionScalars[region] != 0 {
                single += singleRegionScalars[region] * Float(delta)
                double += regionScalars[region] * Double(delta)
            }
        }
        return (single, double)
    }
}

/// The index of a data subtable and the index of a row in the subtable, which together select a
/// delta set.
struct DeltaSetIndex {
    var outer: Int
    var inner: Int
}

/// A [delta set index map](https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#associating-target-items-to-variation-data),
/// which assigns delta sets to glyphs.
struct DeltaSetIndexMap: Sendable {
    /// The fields of formats 0 and 1, where the count of format 1 has 32 bits.
    enum Fields: Int, Words {
        case formatAndEntryFormat, mapCount, mapData

        /// Bits of the entry format.
        static let innerIndexBitCountMask = 0x0F
        static let mapEntrySizeMask = 0x30
    }

    private let bytes: TableBytes
    private let entries: Int
    private let count: Int
    private let entryByteCount: Int
    private let innerBitCount: Int

    init?(_ bytes: TableBytes, at table: Offset<Fields>) {
        let format = bytes[table, .formatAndEntryFormat] >> 8
        let entryFormat = bytes[table, .formatAndEntryFormat] & 0xFF
        let isLong = format == 1
        self.bytes = bytes
        entries = table.of(.mapData, isLong ? 1 : 0)
        entryByteCount = (entryFormat & Fields.mapEntrySizeMask) >> 4 + 1
        innerBitCount = entryFormat & Fields.innerIndexBitCountMask + 1
        let stated = isLong ? bytes.uint32(table, .mapCount) : bytes[table, .mapCount]
        count = bytes.available(stated, at: entries, byteCount: entryByteCount)
        guard format <= 1, count > 0 else { return nil }
    }

    /// The delta set of a glyph, where glyphs past the end of the map use the last entry.
    subscript(glyph: Int) -> DeltaSetIndex {
        let start = entries + entryByteCount * min(glyph, count - 1)
        let entry = (start..<(start + entryByteCount)).reduce(0) { $0 << 8 | bytes.uint8(at: $1) }
        // An entry of 32 bits can be negative.
        return DeltaSetIndex(
            outer: entry >> innerBitCount & 0xFFFF,
            inner: entry & (1 << innerBitCount - 1)
        )
    }
}

/// The metrics variations, [`MVAR`](https://learn.microsoft.com/typography/opentype/spec/mvar), at
/// normalized coordinates.
struct MvarTable: Hashable, Sendable {
    static let maximumByteCount = 1 << 20

    /// The maximum number of records, which exceeds the number of tags in the specification.
    private static let maximumRecordCount = 1024

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, reserved, valueRecordSize, valueRecordCount
        case itemVariationStoreOffset, valueRecords
    }

    private enum ValueRecord: Int, RecordWords {
        case valueTag, valueTagLow, deltaSetOuterIndex, deltaSetInnerIndex, end
    }

    /// The unrounded deltas in font units, by metric tag, such as `xhgt`.
    private let deltas: [FontTag: Double]

    init?(_ table: TableBytes, coordinates: NormalizedCoordinates) {
        let fields = Offset<Fields>()
        let recordSize = table[fields, .valueRecordSize]
        let count = table[fields, .valueRecordCount]
        guard table[fields, .majorVersion] == 1, recordSize >= ValueRecord.byteCount,
            table.holds(0, at: fields.of(.valueRecords)),
            table.available(count, at: fields.of(.valueRecords), byteCount: recordSize) == count
        else { return nil }
        let variations = table.follow(fields, .itemVariationStoreOffset).flatMap {
            ItemVariationStore(table, at: $0, coordinates: coordinates)
        }
        var deltas: [FontTag: Double] = [:]
        for index in 0..<min(count, Self.maximumRecordCount) {
            let record = Offset<ValueRecord>(fields.of(.valueRecords) + recordSize * index)
            let tag = table.tag(record, .valueTag)
            let set = DeltaSetIndex(
                outer: table[record, .deltaSetOuterIndex],
                inner: table[record, .deltaSetInnerIndex]
            )
            deltas[tag] = deltas[tag] ?? variations?.delta(set, isRounded: false)
        }
        self.deltas = deltas
    }

    /// The unrounded delta of a metric in font units, or 0 if the metric doesn't vary.
    subscript(tag: FontTag) -> Double { deltas[tag] ?? 0 }
}
