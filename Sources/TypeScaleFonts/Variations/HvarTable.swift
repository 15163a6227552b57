/// How far the advances of glyphs move at a point on the axes, from `HVAR`.
struct HvarTable: Sendable {
    /// How many bytes of the table are looked at.
    static let maximumByteCount = 8 << 20

    private let variations: ItemVariationStore
    private let map: DeltaSetIndexMap?

    /// Reads the table; `nil` if it is cut short.
    init?(_ table: TableBytes, position: NormalizedCoordinates) {
        guard table.uint16(at: 0) == 1, let store = table.uint32(at: 4).map(Int.init),
            let map = table.uint32(at: 8).map(Int.init), store != 0,
            let variations = ItemVariationStore(table, at: store, position: position)
        else { return nil }
        self.variations = variations
        self.map = map == 0 ? nil : DeltaSetIndexMap(table, at: map)
    }

    /// Font units.
    func delta(_ glyph: Int, isRounded: Bool) -> Double {
        variations.delta(map?.row(glyph) ?? (outer: 0, inner: glyph), isRounded: isRounded)
    }
}
