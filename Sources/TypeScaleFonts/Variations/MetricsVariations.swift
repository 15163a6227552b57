/// How far the advances of glyphs move at a point on the axes,
/// [`HVAR`](https://learn.microsoft.com/typography/opentype/spec/hvar).
struct HvarTable: Sendable {
    /// How many bytes of the table are read.
    static let maximumByteCount = 8 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, itemVariationStoreOffset, itemVariationStoreOffsetLow
        case advanceWidthMappingOffset, advanceWidthMappingOffsetLow
    }

    private let variations: ItemVariationStore
    private let map: DeltaSetIndexMap?

    /// Reads the table; `nil` if it is cut short.
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

    /// Font units.
    func delta(_ glyph: Int, isRounded: Bool) -> Double {
        variations.delta(map?[glyph] ?? DeltaSetIndex(outer: 0, inner: glyph), isRounded: isRounded)
    }
}

/// How far the metrics of a face move at a point on the axes,
/// [`MVAR`](https://learn.microsoft.com/typography/opentype/spec/mvar).
struct MvarTable: Hashable, Sendable {
    /// How many bytes of the table are read.
    static let maximumByteCount = 1 << 20

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, reserved, valueRecordSize, valueRecordCount
        case itemVariationStoreOffset, valueRecords
    }

    private enum ValueRecord: Int, RecordWords {
        case valueTag, valueTagLow, deltaSetOuterIndex, deltaSetInnerIndex, end
    }

    /// Font units, unrounded, by the tag of what moves: `xhgt`, `hasc`.
    private let deltas: [FontTag: Double]

    /// Reads the table; `nil` if it is cut short.
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

    /// Font units, unrounded; 0 for what does not move.
    subscript(tag: FontTag) -> Double { deltas[tag] ?? 0 }
}
