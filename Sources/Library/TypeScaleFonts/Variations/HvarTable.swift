/// The horizontal metrics variations,
/// [`HVAR`](https://learn.microsoft.com/typography/opentype/spec/hvar), at normalized coordinates.
final class HvarTable: Sendable {
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
