/// Which glyph a face has for a character.
struct CmapTable: Sendable {
    /// How many bytes of the table are looked at: a group for every character there is.
    static let maximumByteCount = 12 * 0x110000 + 65_536

    /// The most subtables that are looked at; fonts have up to ten.
    private static let maximumSubtableCount = 64

    /// The most subtables that are read in search of one that can be: each may take milliseconds.
    private static let maximumAttemptCount = 5

    private let map: CmapSubtable
    private let variations: CmapFormat14?
    private let characters: Characters

    /// What the numbers in the map stand for.
    private enum Characters {
        case unicode
        /// A symbol font's own, from U+F000 on.
        case symbols
        /// Bytes of the early Macintosh.
        case roman
    }

    /// Chooses the best subtable that can be read; `nil` if there is none.
    init?(_ table: TableBytes) {
        guard let count = table.uint16(at: 2) else { return nil }
        var best: (rank: Int, map: CmapSubtable, characters: Characters)?
        var variations: CmapFormat14?
        var attempts = 0
        for index in 0..<min(Int(count), (table.count - 4) / 8, Self.maximumSubtableCount) {
            let record = 4 + 8 * index
            guard let platform = table.uint16(at: record),
                let encoding = table.uint16(at: record + 2),
                let offset = table.uint32(at: record + 4),
                let subtable = table.slice(at: Int(offset))
            else { continue }
            if platform == 0, encoding == 5 {
                variations = variations ?? CmapFormat14(subtable)
                continue
            }
            let rank = Self.rank(platform, encoding)
            guard rank > best?.rank ?? 0, attempts < Self.maximumAttemptCount else { continue }
            attempts += 1
            guard let map = CmapSubtable(subtable) else { continue }
            let isSymbol = platform == 3 && encoding == 0
            best = (rank, map, isSymbol ? .symbols : platform == 1 ? .roman : .unicode)
        }
        guard let best else { return nil }
        map = best.map
        characters = best.characters
        self.variations = variations
    }

    /// Full Unicode before its first plane, and that before symbols and Macintosh Roman.
    private static func rank(_ platform: UInt16, _ encoding: UInt16) -> Int {
        switch (platform, encoding) {
        case (3, 10): 7
        case (0, 4), (0, 6): 6
        case (3, 1): 5
        case (0, 0...3): 4
        case (3, 0): 3
        case (1, 0): 1
        default: 0
        }
    }

    /// The glyphs of consecutive characters, 0 where there is none.
    func glyphs(from first: Int, count: Int) -> [UInt16] {
        var glyphs = [UInt16](repeating: 0, count: count)
        switch characters {
        case .unicode: map.fill(&glyphs, from: first)
        case .roman:
            var bytes = [UInt16](repeating: 0, count: 256)
            map.fill(&bytes, from: 0)
            for place in glyphs.indices {
                guard let byte = MacRoman.byte(UInt32(first + place)) else { continue }
                glyphs[place] = bytes[Int(byte)]
            }
        case .symbols:
            map.fill(&glyphs, from: first)
            guard first <= 0xFF else { break }
            var symbols = [UInt16](repeating: 0, count: min(count, 0x100 - first))
            map.fill(&symbols, from: 0xF000 + first)
            for place in symbols.indices where glyphs[place] == 0 {
                glyphs[place] = symbols[place]
            }
        }
        return glyphs
    }

    /// The glyph of a character with a variation selector behind it, `nil` if the face does not
    /// know the pair.
    func glyph(_ character: UInt32, selector: UInt32) -> UInt16? {
        switch variations?.answer(character, selector) {
        case .glyph(let glyph): glyph
        case .usual: glyphs(from: Int(character), count: 1).first
        case nil: nil
        }
    }
}
