/// Which row of a store of variations a glyph has.
struct DeltaSetIndexMap: Sendable {
    private let table: TableBytes
    private let start: Int
    private let count: Int
    private let entrySize: Int
    private let innerBits: Int

    /// Reads the map that starts at an offset; `nil` if it is cut short or empty.
    init?(_ table: TableBytes, at offset: Int) {
        guard let format = table.uint8(at: offset), format <= 1,
            let entry = table.uint8(at: offset + 1).map(Int.init)
        else { return nil }
        let stated =
            format == 0
            ? table.uint16(at: offset + 2).map(Int.init)
            : table.uint32(at: offset + 2).map(Int.init)
        guard let stated, stated > 0 else { return nil }
        self.table = table
        start = offset + (format == 0 ? 4 : 6)
        entrySize = (entry >> 4 & 3) + 1
        innerBits = (entry & 0xF) + 1
        // Beyond the end of the table nothing can be read, whatever is stated.
        count = min(stated, max(0, table.count - start) / entrySize)
        guard count > 0 else { return nil }
    }

    /// The row of a glyph; every glyph past the end has that of the last.
    func row(_ glyph: Int) -> (outer: Int, inner: Int) {
        let place = start + entrySize * min(glyph, count - 1)
        var value = 0
        for byte in 0..<entrySize { value = value << 8 | Int(table.uint8(at: place + byte) ?? 0) }
        return (value >> innerBits, value & (1 << innerBits - 1))
    }
}
