/// Format 14 of `cmap`: characters that a variation selector behind them gives another glyph.
struct CmapFormat14: Sendable {
    enum Answer {
        /// The pair has a glyph of its own.
        case glyph(UInt16)
        /// The pair has the glyph of the character alone.
        case usual
    }

    /// The variation selectors of Unicode.
    static let selectors: [ClosedRange<UInt32>] = [0xFE00...0xFE0F, 0xE0100...0xE01EF]

    static func isSelector(_ character: UInt32) -> Bool {
        selectors.contains { $0.contains(character) }
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
        func start(_ range: Int) -> UInt32 { table.uint24(at: offset + 4 + 4 * range) ?? .max }
        func end(_ range: Int) -> UInt32 {
            start(range) &+ UInt32(table.uint8(at: offset + 4 + 4 * range + 3) ?? 0)
        }
        let range = partitionPoint(count) { end($0) < character }
        return range < count && start(range) <= character
    }

    /// The index of a number among sorted ones.
    private func search(
        _ count: Int,
        for wanted: UInt32,
        _ number: (Int) -> UInt32?
    ) -> Int? {
        let index = partitionPoint(count) { number($0) ?? .max < wanted }
        return index < count && number(index) == wanted ? index : nil
    }
}
