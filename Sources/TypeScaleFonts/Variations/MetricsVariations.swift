/// The variations of advances at a point on the axes,
/// [`HVAR`](https://learn.microsoft.com/typography/opentype/spec/hvar).
struct HvarTable: Sendable {
    /// The number of bytes that are read.
    static let maximumByteCount = 8 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, itemVariationStoreOffset, itemVariationStoreOffsetLow
        case advanceWidthMappingOffset, advanceWidthMappingOffsetLow
    }

    private let variations: ItemVariationStore
    private let map: DeltaSetIndexMap?

    /// Reads the table; returns `nil` if it is cut short.
    init?(_ table: TableBytes, coordinates: NormalizedCoordinates) {
        let fields = Offset<Fields>()
        guard table[fields, .majorVersion] == 1,
            let store: Offset<ItemVariationStore.Fields> =
                table.follow32(fields, .itemVariationStoreOffset),
            let variations = ItemVariationStore(table, at: store, coordinates: coordinates)
        else { return nil }
        self.variations = variations
        map = table.follow32(fields, .advanceWidthMappingOffset)
            .flatMap { DeltaSetIndexMap(table, at: $0) }
    }

    /// Returns the delta of an advance, in font units.
    func delta(_ glyph: Int, isRounded: Bool) -> Double {
        variations.delta(map?[glyph] ?? DeltaSetIndex(outer: 0, inner: glyph), isRounded: isRounded)
    }
}

/// The variations of metrics at a point on the axes,
/// [`MVAR`](https://learn.microsoft.com/typography/opentype/spec/mvar).
struct MvarTable: Hashable, Sendable {
    /// The number of bytes that are read.
    static let maximumByteCount = 1 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, reserved, valueRecordSize, valueRecordCount
        case itemVariationStoreOffset, valueRecords
    }

    private enum ValueRecord: Int, RecordWords {
        case valueTag, valueTagLow, deltaSetOuterIndex, deltaSetInnerIndex, end
    }

    /// The deltas in font units, unrounded, by the tag of the metric, such as `xhgt`.
    private let deltas: [FontTag: Double]

    /// Reads the table; returns `nil` if it is cut short.
    init?(_ table: TableBytes, coordinates: NormalizedCoordinates) {
        let fields = Offset<Fields>()
        let recordSize = table[fields, .valueRecordSize]
        let count = table[fields, .valueRecordCount]
        guard table[fields, .majorVersion] == 1, recordSize >= ValueRecord.byteCount,
            table.holds(recordSize * count, at: fields.of(.valueRecords))
        else { return nil }
        let variations = table.follow(fields, .itemVariationStoreOffset).flatMap {
            ItemVariationStore(table, at: $0, coordinates: coordinates)
        }
        var deltas: [FontTag: Double] = [:]
        for index in 0..<count {
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

    /// The delta of a metric in font units, unrounded.
    subscript(tag: FontTag) -> Double { deltas[tag] ?? 0 }
}
