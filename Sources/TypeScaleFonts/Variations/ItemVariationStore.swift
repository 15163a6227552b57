/// An [item variation store](https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#item-variation-store)
/// at a point on the axes: how far numbers of a font move there.
struct ItemVariationStore: Sendable {
    private enum Fields: Int, Words {
        case format, variationRegionListOffset, variationRegionListOffsetLow
        case itemVariationDataCount, itemVariationDataOffsets
    }

    private enum VariationRegionList: Int, Words { case axisCount, regionCount, regionAxes }
    private enum RegionAxisCoordinates: Int, RecordWords {
        case startCoord, peakCoord, endCoord, end
    }

    private enum ItemVariationData: Int, Words {
        case itemCount, wordDeltaCount, regionIndexCount, regionIndexes

        /// Flags of `wordDeltaCount`.
        static let longWords = 0x8000
        static let wordDeltaCountMask = 0x7FFF
    }

    private let table: TableBytes
    /// The offset of the store in the table.
    private let start: Int
    private let dataCount: Int
    /// The scalar of each region at the point, 0 to 1.
    private let regionScalars: [Double]
    /// The same in single precision.
    private let singleRegionScalars: [Float]

    /// The maximum number of regions.
    private static let maximumRegionCount = 4096

    /// Reads the store at an offset; `nil` if it is cut short.
    init?(_ table: TableBytes, at start: Int, coordinates: NormalizedCoordinates) {
        guard table.uint16(Fields.format, at: start) == 1,
            let listOffset = table.uint32(Fields.variationRegionListOffset, at: start),
            let dataCount = table.uint16(Fields.itemVariationDataCount, at: start)
        else { return nil }
        let list = start + listOffset
        guard let axisCount = table.uint16(VariationRegionList.axisCount, at: list),
            let regionCount = table.uint16(VariationRegionList.regionCount, at: list),
            regionCount <= Self.maximumRegionCount, axisCount <= FvarTable.maximumAxisCount,
            table.holds(
                RegionAxisCoordinates.byteCount * axisCount * regionCount,
                from: VariationRegionList.regionAxes,
                at: list
            ),
            table.holds(4 * dataCount, from: Fields.itemVariationDataOffsets, at: start)
        else { return nil }
        self.table = table
        self.start = start
        self.dataCount = dataCount
        func scalar<Number: BinaryFloatingPoint>(_ region: Int) -> Number {
            var scalar: Number = 1
            for axis in 0..<axisCount where scalar != 0 {
                let record = RegionAxisCoordinates.offset(
                    region * axisCount + axis,
                    in: VariationRegionList.regionAxes,
                    at: list
                )
                scalar *= Self.scalar(table, at: record, coordinates.coordinate(axis))
            }
            return scalar
        }
        regionScalars = (0..<regionCount).map { scalar($0) }
        singleRegionScalars = (0..<regionCount).map { scalar($0) }
    }

    /// The scalar of one axis of a region: it rises from its start to 1 at its peak.
    private static func scalar<Number: BinaryFloatingPoint>(
        _ table: TableBytes,
        at record: Int,
        _ value: Int
    ) -> Number {
        guard let start = table.int16(RegionAxisCoordinates.startCoord, at: record),
            let peak = table.int16(RegionAxisCoordinates.peakCoord, at: record),
            let end = table.int16(RegionAxisCoordinates.endCoord, at: record)
        else { return 0 }
        // An invalid region ignores the axis.
        if peak == 0 || value == peak || start > peak || peak > end || start < 0 && end > 0 {
            return 1
        }
        if value <= start || value >= end { return 0 }
        return value < peak
            ? Number(value - start) / Number(peak - start)
            : Number(end - value) / Number(end - peak)
    }

    /// How far a number moves, in its own unit; 0 for one that the store does not have.
    ///
    /// - Parameters:
    ///   - index: The delta set of the number.
    ///   - isRounded: Whether it is rounded to whole units. The sum is then of single precision, as
    ///     HarfBuzz's is, so that both have a half where one has.
    /// - Returns: The movement.
    func delta(_ index: DeltaSetIndex, isRounded: Bool) -> Double {
        isRounded
            ? Double(sum(index, singleRegionScalars)).roundedHalfUp : sum(index, regionScalars)
    }

    private func sum<Number: BinaryFloatingPoint>(
        _ index: DeltaSetIndex,
        _ scalars: [Number]
    ) -> Number {
        guard index.outer < dataCount,
            let offset = table.uint32(Fields.itemVariationDataOffsets, index.outer, at: start)
        else { return 0 }
        let data = start + offset
        guard let itemCount = table.uint16(ItemVariationData.itemCount, at: data),
            index.inner < itemCount,
            let wordDeltaCount = table.uint16(ItemVariationData.wordDeltaCount, at: data),
            let regionCount = table.uint16(ItemVariationData.regionIndexCount, at: data)
        else { return 0 }
        let isLong = wordDeltaCount & ItemVariationData.longWords != 0
        let wordCount = wordDeltaCount & ItemVariationData.wordDeltaCountMask
        guard wordCount <= regionCount else { return 0 }
        let (word, byte) = isLong ? (4, 2) : (2, 1)
        let deltaSetByteCount = word * wordCount + byte * (regionCount - wordCount)
        let deltaSets = data + ItemVariationData.regionIndexes.offset + 2 * regionCount
        var item = deltaSets + deltaSetByteCount * index.inner
        var sum: Number = 0
        for column in 0..<regionCount {
            let isWord = column < wordCount
            guard let region = table.uint16(ItemVariationData.regionIndexes, column, at: data),
                let delta = delta(at: item, isWord: isWord, isLong: isLong)
            else { return sum }
            item += isWord ? word : byte
            if region < scalars.count, scalars[region] != 0 {
                sum += scalars[region] * Number(delta)
            }
        }
        return sum
    }

    private func delta(at offset: Int, isWord: Bool, isLong: Bool) -> Int? {
        if isLong, isWord { return table.int32(at: offset) }
        if isLong || isWord { return table.int16(at: offset) }
        return table.int8(at: offset)
    }
}

/// The position of a delta set in an item variation store: its data table, and the row in that.
struct DeltaSetIndex {
    var outer: Int
    var inner: Int
}

/// The [delta set index map](https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#associating-target-items-to-variation-data)
/// of glyphs.
struct DeltaSetIndexMap: Sendable {
    private enum Fields {
        static let format = 0
        static let entryFormat = 1
        static let mapCount = 2

        /// Flags of `entryFormat`.
        static let innerIndexBitCountMask = 0x0F
        static let mapEntrySizeMask = 0x30
    }

    private let table: TableBytes
    private let entries: Int
    private let count: Int
    private let entryByteCount: Int
    private let innerBitCount: Int

    /// Reads the map at an offset; `nil` if it is cut short or empty.
    init?(_ table: TableBytes, at start: Int) {
        guard let format = table.uint8(at: start + Fields.format), format <= 1,
            let entryFormat = table.uint8(at: start + Fields.entryFormat).map(Int.init)
        else { return nil }
        let isLong = format == 1
        let mapCount = start + Fields.mapCount
        let stated =
            isLong ? table.uint32(at: mapCount) : table.uint16(at: mapCount).map(UInt32.init)
        guard let stated = stated.flatMap({ Int(exactly: $0) }), stated > 0 else { return nil }
        self.table = table
        entries = mapCount + (isLong ? 4 : 2)
        entryByteCount = (entryFormat & Fields.mapEntrySizeMask) >> 4 + 1
        innerBitCount = entryFormat & Fields.innerIndexBitCountMask + 1
        // Beyond the end of the table nothing can be read, whatever is stated.
        count = min(stated, max(0, table.count - entries) / entryByteCount)
        guard count > 0 else { return nil }
    }

    /// The delta set of a glyph; every glyph past the end has that of the last.
    subscript(glyph: Int) -> DeltaSetIndex {
        let start = entries + entryByteCount * min(glyph, count - 1)
        var entry = 0
        for offset in start..<(start + entryByteCount) {
            entry = entry << 8 | (Int(table.uint8(at: offset) ?? 0))
        }
        return DeltaSetIndex(outer: entry >> innerBitCount, inner: entry & (1 << innerBitCount - 1))
    }
}

extension Double {
    /// The nearest whole number, or the greater of two that are equally near.
    ///
    /// As HarfBuzz was seen to round what varies; an advance then rounds as its parts do.
    var roundedHalfUp: Double { (self + 0.5).rounded(.down) }
}
