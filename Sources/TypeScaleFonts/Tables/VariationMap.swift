/// Format 14 of `cmap`: characters that a variation selector behind them gives another glyph.
struct VariationMap: Sendable {
    enum Answer {
        /// The pair has a glyph of its own.
        case glyph(UInt16)
        /// The pair has the glyph of the character alone.
        case usual
    }

    private let table: TableBytes
    private let count: Int

    init?(_ table: TableBytes) {
        guard table.uint16(at: 0) == 14, let stated = table.uint32(at: 6) else { return nil }
        self.table = table
        count = min(Int(stated), max(0, table.count - 10) / 11)
    }

    /// What the face has for a pair; `nil` if it does not know it.
    func answer(_ character: UInt32, _ selector: UInt32) -> Answer? {
        guard let record = search(count, for: selector, { table.uint24(at: 10 + 11 * $0) }) else {
            return nil
        }
        let place = 10 + 11 * record
        if let offset = table.uint32(at: place + 7), offset != 0,
            let glyph = special(character, at: Int(offset))
        {
            return .glyph(glyph)
        }
        guard let offset = table.uint32(at: place + 3), offset != 0 else { return nil }
        return isUsual(character, at: Int(offset)) ? .usual : nil
    }

    private func special(_ character: UInt32, at offset: Int) -> UInt16? {
        guard let stated = table.uint32(at: offset) else { return nil }
        let count = min(Int(stated), max(0, table.count - offset - 4) / 5)
        let found = search(count, for: character) { table.uint24(at: offset + 4 + 5 * $0) }
        return found.flatMap { table.uint16(at: offset + 4 + 5 * $0 + 3) }
    }

    private func isUsual(_ character: UInt32, at offset: Int) -> Bool {
        guard let stated = table.uint32(at: offset) else { return false }
        let count = min(Int(stated), max(0, table.count - offset - 4) / 4)
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            let place = offset + 4 + 4 * middle
            guard let start = table.uint24(at: place), let more = table.uint8(at: place + 3) else {
                return false
            }
            if character < start {
                high = middle
            } else if character > start + UInt32(more) {
                low = middle + 1
            } else {
                return true
            }
        }
        return false
    }

    /// The index of a number among sorted ones.
    private func search(
        _ count: Int,
        for wanted: UInt32,
        _ number: (Int) -> UInt32?
    ) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            guard let number = number(middle) else { return nil }
            if number == wanted { return middle }
            if number < wanted { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
