/// The layers of glyphs with color, in version 0 of the table
/// [`COLR`](https://learn.microsoft.com/typography/opentype/spec/colr).
///
/// Of the paints in version 1, which replace layers, only their presence is read.
struct ColorLayers: Sendable {
    /// The maximum number of bytes to read.
    static let maximumByteCount = 16 << 20

    private enum Fields: Int, Words {
        case version, baseGlyphCount, baseGlyphsOffset, baseGlyphsOffsetLow, layersOffset
        case layersOffsetLow, layerCount, paintsOffset
    }

    private enum Records: Int, Words { case records }
    private enum BaseGlyph: Int, RecordWords { case glyphID, firstLayer, layerCount, end }
    private enum Layer: Int, RecordWords { case glyphID, paletteIndex, end }
    private enum PaintList: Int, Words { case count, countLow, records }
    private enum PaintRecord: Int, RecordWords { case glyphID, paintOffset, paintOffsetLow, end }

    private let table: TableBytes
    private let fields = Offset<Fields>()

    init(_ table: TableBytes) { self.table = table }

    /// Returns whether a glyph is drawn with paints.
    func hasPaint(_ glyph: UInt16) -> Bool {
        guard table[fields, .version] >= 1,
            let list: Offset<PaintList> = table.follow32(fields, .paintsOffset)
        else { return false }
        let size = PaintRecord.byteCount
        let start = list.of(.records)
        let count = table.available(table.uint32(list, .count), at: start, byteCount: size)
        let index = table.firstRecord(count, at: start, byteCount: size, notLessThan: glyph)
        let record = Offset<PaintRecord>(list, .records, index)
        return index < count && table.glyph(record, .glyphID) == glyph
            && table.uint32(record, .paintOffset) > 0
    }

    /// Returns the glyphs that are drawn in place of a glyph, or an empty array.
    func layers(of glyph: UInt16) -> [UInt16] {
        guard let list: Offset<Records> = table.follow32(fields, .baseGlyphsOffset),
            let layers: Offset<Records> = table.follow32(fields, .layersOffset)
        else { return [] }
        let size = BaseGlyph.byteCount
        let count = table.available(
            table[fields, .baseGlyphCount],
            at: list.value,
            byteCount: size
        )
        let index = table.firstRecord(count, at: list.value, byteCount: size, notLessThan: glyph)
        let record = Offset<BaseGlyph>(list, .records, index)
        guard index < count, table.glyph(record, .glyphID) == glyph else { return [] }
        let first = table[record, .firstLayer]
        let known = table.available(
            table[fields, .layerCount],
            at: layers.value,
            byteCount: Layer.byteCount
        )
        let end = min(first + table[record, .layerCount], known)
        guard first < end else { return [] }
        return (first..<end).map { table.glyph(Offset<Layer>(layers, .records, $0), .glyphID) }
    }
}
