/// The glyph and advance of each character of a face, looked up a page of 256 at a time.
///
/// A value: whoever measures takes a copy, adds the pages that it lacks, and hands it back.
struct AdvanceTable: Sendable {
    private let cmap: CmapTable?
    private let hmtx: HmtxTable?
    private let glyphCount: Int

    /// For each page of characters, where its entries start, or that it was not looked up.
    ///
    /// The lowest bit, free since pages have 256 entries, tells whether a script of the page needs shaping.
    private var starts: [UInt32]
    /// The glyph in the upper and the advance in the lower half.
    private var entries: [UInt32] = []

    private static let unread = UInt32.max
    /// Pages of all 17 planes.
    private static let pages = 0x110000 >> 8

    init(_ face: Typeface, _ reader: borrowing FontReader) {
        let directory = face.directory
        let hhea = directory.table("hhea", reader, upTo: HheaTable.longest)
            .flatMap(HheaTable.init)
        cmap = directory.table("cmap", reader, upTo: CmapTable.longest).flatMap(CmapTable.init)
        hmtx = hhea.flatMap { hhea in
            directory.table("hmtx", reader, upTo: 4 * hhea.advanceCount).flatMap {
                HmtxTable($0, advanceCount: hhea.advanceCount)
            }
        }
        glyphCount = face.glyphCount
        starts = Array(repeating: Self.unread, count: Self.pages)
    }

    var hasCharacters: Bool { cmap != nil }
    var hasAdvances: Bool { hmtx != nil }

    /// How many pages were looked up.
    var pageCount: Int { entries.count >> 8 }

    /// What is known of a character.
    struct Entry {
        /// The glyph; 0 where the face has none.
        let glyph: UInt16
        /// Font units.
        let advance: UInt16
        /// Whether some character of the page needs shaping.
        let mayNeedShaping: Bool
    }

    /// What is known of a character, looked up where it is not.
    @inline(__always)
    mutating func entry(_ character: UInt32) -> Entry {
        let page = Int(character >> 8)
        guard page < starts.count else {
            return Entry(glyph: 0, advance: advance(0), mayNeedShaping: false)
        }
        if starts[page] == Self.unread { look(up: page) }
        let start = starts[page]
        let entry = entries[Int(start & ~1) + Int(character & 0xFF)]
        return Entry(
            glyph: UInt16(entry >> 16),
            advance: UInt16(truncatingIfNeeded: entry),
            mayNeedShaping: start & 1 != 0
        )
    }

    @inline(never)
    private mutating func look(up page: Int) {
        let first = UInt32(page) << 8
        let characters = first...(first + 255)
        let flag: UInt32 = ShapingNeeds.overlap(characters) ? 1 : 0
        starts[page] = UInt32(entries.count) | flag
        for character in characters {
            let glyph = glyph(character)
            entries.append(UInt32(glyph) << 16 | UInt32(advance(glyph)))
        }
    }

    private func glyph(_ character: UInt32) -> UInt16 {
        let glyph = cmap?.glyph(character) ?? 0
        return Int(glyph) < glyphCount ? glyph : 0
    }

    /// The glyph of a character with a variation selector behind it, if the face knows the pair.
    func glyph(_ character: UInt32, selector: UInt32) -> UInt16? {
        cmap?.glyph(character, selector: selector).flatMap { Int($0) < glyphCount ? $0 : nil }
    }

    func advance(_ glyph: UInt16) -> UInt16 { hmtx?.advance(glyph) ?? 0 }
}
