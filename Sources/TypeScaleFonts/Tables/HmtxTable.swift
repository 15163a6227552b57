/// The advances of glyphs, in font units.
struct HmtxTable: Sendable {
    private let table: TableBytes
    /// How many glyphs have an advance of their own.
    private let count: Int

    /// Reads the table; `nil` if it has no advance at all.
    init?(_ table: TableBytes, advanceCount: Int) {
        count = min(advanceCount, table.count / 4)
        guard count > 0 else { return nil }
        self.table = table
    }

    /// The advance of a glyph; every glyph past the last advance has the last.
    func advance(_ glyph: UInt16) -> UInt16 {
        table.uint16(at: 4 * min(Int(glyph), count - 1)) ?? 0
    }
}
