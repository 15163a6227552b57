/// How far the advances of glyphs move at a point on the axes,
/// [`HVAR`](https://learn.microsoft.com/typography/opentype/spec/hvar).
struct HvarTable: Sendable {
    /// How many bytes of the table are read.
    static let maximumByteCount = 8 << 20

    private enum Fields {
        static let majorVersion = Field<UInt16>(at: 0)
        static let minorVersion = Field<UInt16>(after: majorVersion)
        static let itemVariationStoreOffset = Field<Offset32>(after: minorVersion)
        static let advanceWidthMappingOffset = Field<Offset32>(after: itemVariationStoreOffset)
    }

    private let variations: ItemVariationStore
    private let map: DeltaSetIndexMap?

    /// Reads the table; `nil` if it is cut short.
    init?(_ table: TableBytes, coordinates: NormalizedCoordinates) {
        guard table[Fields.majorVersion] == 1,
            let store = table.follow(Fields.itemVariationStoreOffset),
            let map = table[Fields.advanceWidthMappingOffset],
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

    private enum Fields {
        static let majorVersion = Field<UInt16>(at: 0)
        static let minorVersion = Field<UInt16>(after: majorVersion)
        static let reserved = Field<UInt16>(after: minorVersion)
        static let valueRecordSize = Field<UInt16>(after: reserved)
        static let valueRecordCount = Field<UInt16>(after: valueRecordSize)
        static let itemVariationStoreOffset = Field<Offset16>(after: valueRecordCount)
    }

    private enum ValueRecord {
        static let valueTag = Field<FontTag>(at: 0)
        static let deltaSetOuterIndex = Field<UInt16>(after: valueTag)
        static let deltaSetInnerIndex = Field<UInt16>(after: deltaSetOuterIndex)
    }

    /// Font units, unrounded, by the tag of what moves: `xhgt`, `hasc`.
    private let deltas: [FontTag: Double]

    /// Reads the table; `nil` if it is cut short.
    init?(_ table: TableBytes, coordinates: NormalizedCoordinates) {
        let records = Fields.itemVariationStoreOffset.end
        guard table[Fields.majorVersion] == 1, let recordSize = table[Fields.valueRecordSize],
            recordSize >= ValueRecord.deltaSetInnerIndex.end,
            let count = table[Fields.valueRecordCount],
            table[Fields.itemVariationStoreOffset] != nil,
            table.slice(at: records, count: recordSize * count) != nil
        else { return nil }
        let variations = table.follow(Fields.itemVariationStoreOffset).flatMap {
            ItemVariationStore(table, at: $0, coordinates: coordinates)
        }
        var deltas: [FontTag: Double] = [:]
        for index in 0..<count {
            let record = records + recordSize * index
            guard let tag = table[ValueRecord.valueTag, at: record],
                let outer = table[ValueRecord.deltaSetOuterIndex, at: record],
                let inner = table[ValueRecord.deltaSetInnerIndex, at: record]
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
