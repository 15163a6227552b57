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
        guard table.uint16(Fields.majorVersion) == 1,
            let store = table.follow32(Fields.itemVariationStoreOffset),
            let map = table.uint32(Fields.advanceWidthMappingOffset),
            let variations = ItemVariationStore(table, at: store, coordinates: coordinates)
        else { return nil }
        self.variations = variations
        self.map = map == 0 ? nil : DeltaSetIndexMap(table, at: map)
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
        let records = Fields.valueRecords.offset
        guard table.uint16(Fields.majorVersion) == 1,
            let recordSize = table.uint16(Fields.valueRecordSize),
            recordSize >= ValueRecord.byteCount,
            let count = table.uint16(Fields.valueRecordCount),
            table.uint16(Fields.itemVariationStoreOffset) != nil,
            table.slice(at: records, count: recordSize * count) != nil
        else { return nil }
        let variations = table.follow(Fields.itemVariationStoreOffset).flatMap {
            ItemVariationStore(table, at: $0, coordinates: coordinates)
        }
        var deltas: [FontTag: Double] = [:]
        for index in 0..<count {
            let record = records + recordSize * index
            guard let tag = table.tag(ValueRecord.valueTag, at: record),
                let outer = table.uint16(ValueRecord.deltaSetOuterIndex, at: record),
                let inner = table.uint16(ValueRecord.deltaSetInnerIndex, at: record)
            else { continue }
            let set = DeltaSetIndex(outer: outer, inner: inner)
            deltas[tag] = deltas[tag] ?? variations?.delta(set, isRounded: false)
        }
        self.deltas = deltas
    }

    /// Font units, unrounded; 0 for what does not move.
    subscript(tag: FontTag) -> Double { deltas[tag] ?? 0 }
}

/// How far the advances of a face's glyphs move at its point on the axes.
struct AdvanceVariations: Sendable {
    private let hvar: HvarTable
    private let roundsDeltas: Bool

    /// Reads the table; `nil` where nothing varies.
    init?(_ face: FaceData, _ reader: borrowing FontReader) {
        guard !face.coordinates.isNormal,
            let table = face.directory.table("HVAR", reader, upTo: HvarTable.maximumByteCount),
            let hvar = HvarTable(table, coordinates: face.coordinates)
        else { return nil }
        self.hvar = hvar
        roundsDeltas = face.roundsDeltas
    }

    /// Font units.
    func delta(_ glyph: UInt16) -> Double { hvar.delta(Int(glyph), isRounded: roundsDeltas) }
}
