/// A subtable of `cmap`, in one of the formats 0, 2, 4, 6, 10, 12 and 13.
enum CmapSubtable: Sendable {
    case bytes(TableBytes)
    case mixed(TableBytes)
    case segments(CmapFormat4)
    case trimmed(TableBytes, first: Int, count: Int)
    case groups(CmapFormat12)

    /// The subtable at the start of some bytes.
    ///
    /// The length that it states is not looked at: in large fonts it is wrong, and every read is
    /// checked against the bytes that are there.
    init?(_ table: TableBytes) {
        switch table.uint16(at: 0) {
        case 0: self = .bytes(table)
        case 2: self = .mixed(table)
        case 4:
            guard let map = CmapFormat4(table) else { return nil }
            self = .segments(map)
        case 6:
            guard let first = table.uint16(at: 6), let count = table.uint16(at: 8),
                let glyphs = table.slice(at: 10)
            else { return nil }
            self = .trimmed(glyphs, first: Int(first), count: Int(count))
        case 10:
            guard let first = table.uint32(at: 12), let count = table.uint32(at: 16),
                let glyphs = table.slice(at: 20)
            else { return nil }
            self = .trimmed(glyphs, first: Int(first), count: Int(count))
        case 12, 13:
            guard let map = CmapFormat12(table) else { return nil }
            self = .groups(map)
        default: return nil
        }
    }

    /// Writes the glyphs that the map has for consecutive characters.
    func fill(_ glyphs: inout [UInt16], from first: Int) {
        switch self {
        case .segments(let map): map.fill(&glyphs, from: first)
        case .groups(let map): map.fill(&glyphs, from: first)
        case .bytes, .mixed, .trimmed:
            for place in glyphs.indices { glyphs[place] = glyph(first + place) }
        }
    }

    private func glyph(_ character: Int) -> UInt16 {
        switch self {
        case .bytes(let table):
            return character <= 0xFF ? table.uint8(at: 6 + character).map(UInt16.init) ?? 0 : 0
        case .mixed(let table):
            return Self.mixedGlyph(table, character)
        case .trimmed(let glyphs, let first, let count):
            guard character >= first, character - first < count else { return 0 }
            return glyphs.uint16(at: 2 * (character - first)) ?? 0
        case .segments, .groups: return 0
        }
    }

    /// Format 2: one byte or two, told apart by the first.
    private static func mixedGlyph(_ table: TableBytes, _ character: Int) -> UInt16 {
        guard character <= 0xFFFF else { return 0 }
        let high = character >> 8
        let low = character & 0xFF
        // Where a byte stands alone its key is 0; where it begins a pair, it is not.
        guard let key = table.uint16(at: 6 + 2 * (high == 0 ? low : high)),
            (key == 0) == (high == 0)
        else { return 0 }
        let header = 518 + Int(key)
        guard let first = table.uint16(at: header).map(Int.init),
            let count = table.uint16(at: header + 2).map(Int.init),
            let delta = table.uint16(at: header + 4),
            let range = table.uint16(at: header + 6).map(Int.init),
            low >= first, low < first + count,
            let glyph = table.uint16(at: header + 6 + range + 2 * (low - first)), glyph != 0
        else { return 0 }
        return glyph &+ delta
    }
}
