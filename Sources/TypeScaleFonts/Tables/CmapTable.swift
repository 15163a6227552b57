/// Which glyph a face has for a character.
struct CmapTable: Sendable {
    /// How many bytes of the table are looked at: a group for every character there is.
    static let longest = 12 * 0x110000 + 65_536

    /// The most subtables that are looked at; fonts have up to ten.
    private static let mostSubtables = 64

    private let map: CharacterMap
    private let variations: VariationMap?
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
        var best: (rank: Int, map: CharacterMap, characters: Characters)?
        var variations: VariationMap?
        for index in 0..<min(Int(count), (table.count - 4) / 8, Self.mostSubtables) {
            let record = 4 + 8 * index
            guard let platform = table.uint16(at: record),
                let encoding = table.uint16(at: record + 2),
                let offset = table.uint32(at: record + 4),
                let subtable = table.slice(at: Int(offset))
            else { continue }
            if platform == 0, encoding == 5 {
                variations = variations ?? VariationMap(subtable)
                continue
            }
            let rank = Self.rank(platform, encoding)
            guard rank > best?.rank ?? 0, let map = CharacterMap(subtable) else { continue }
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

    /// The glyph of a character, 0 if there is none.
    func glyph(_ character: UInt32) -> UInt16 {
        switch characters {
        case .unicode: return map.glyph(character)
        case .roman: return MacRoman.byte(character).map { map.glyph(UInt32($0)) } ?? 0
        case .symbols:
            let glyph = map.glyph(character)
            return glyph == 0 && character <= 0xFF ? map.glyph(0xF000 + character) : glyph
        }
    }

    /// The glyph of a character with a variation selector behind it, `nil` if the face does not
    /// know the pair.
    func glyph(_ character: UInt32, selector: UInt32) -> UInt16? {
        switch variations?.answer(character, selector) {
        case .glyph(let glyph): glyph
        case .usual: glyph(character)
        case nil: nil
        }
    }
}
