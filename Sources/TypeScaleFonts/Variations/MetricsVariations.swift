/// The horizontal metrics variations,
/// [`HVAR`](https://learn.microsoft.com/typography/opentype/spec/hvar), at normalized coordinates.
struct HvarTable: Sendable {
    static let maximumByteCount = 8 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, itemVariationStoreOffset, itemVariationStoreOffsetLow
        case advanceWidthMappingOffset, advanceWidthMappingOffsetLow
    }

    private let variations: ItemVariationStore
    private let map: DeltaSetIndexMap?

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

    /// Returns the delta for the advance of a glyph, in font units.
    func delta(_ glyph: Int, isRounded: Bool) -> Double {
        variations.delta(map?[glyph] ?? DeltaSetIndex(outer: 0, inner: glyph), isRounded: isRounded)
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
            table.holds(recordSize * count, at: fields.of(.valueRecords))
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
