/// What is known of characters, 256 of them to a page.
struct CharacterPages: Sendable {
    /// For each page of characters, where its entries start, or that it was not looked up.
    ///
    /// The lowest bit, free since pages have 256 entries, tells whether a character of the page is
    /// special: its script needs shaping, or it selects a variation.
    private var starts: [UInt32]
    /// The glyph in the upper and the advance in the lower half.
    private var entries: [UInt32] = []
    /// The script of each character, or that it is ``special``.
    private var scripts: [UInt8] = []
    /// The advance of each character at a point on the axes; none where nothing varies.
    private var advances: [Double] = []

    /// Stands for the script of a character that is not set like any: see ``CharacterClass``.
    static let special = UInt8.max

    private static let unread = UInt32.max

    /// No pages, with room for so many.
    init(room: Int) {
        starts = Array(repeating: Self.unread, count: room)
    }

    /// How many pages were looked up.
    var count: Int { entries.count >> 8 }

    /// What is known of a character.
    struct Entry {
        /// The glyph; 0 where the face has none.
        let glyph: UInt16
        /// Font units.
        let advance: UInt16
        /// Whether some character of the page needs shaping or selects a variation.
        let isSpecial: Bool
        /// The place of the character among all that were looked up.
        let place: Int
    }

    /// What is known of a Unicode scalar, `nil` if its page was not looked up.
    @inline(__always)
    func entry(_ character: UInt32) -> Entry? {
        let page = Int(character >> 8)
        guard page < starts.count else { return nil }
        let start = starts[page]
        // The place of an unread page is past all entries.
        let place = Int(start & ~1) + Int(character & 0xFF)
        guard place < entries.count else { return nil }
        let entry = entries[place]
        return Entry(
            glyph: UInt16(entry >> 16),
            advance: UInt16(truncatingIfNeeded: entry),
            isSpecial: start & 1 != 0,
            place: place
        )
    }

    /// The number of a character's script, or ``special``.
    @inline(__always)
    func script(_ entry: Entry) -> UInt8 { scripts[entry.place] }

    /// The advance of a character, in font units.
    @inline(__always)
    func advance(_ entry: Entry) -> Double {
        advances.isEmpty ? Double(entry.advance) : advances[entry.place]
    }

    /// Adds a page that was not looked up.
    ///
    /// `varied` are the advances at a point on the axes; none where nothing varies.
    mutating func add(
        _ page: Int,
        isSpecial: Bool,
        scripts: [UInt8],
        _ glyphs: [(glyph: UInt16, advance: UInt16)],
        varied: [Double]
    ) {
        guard page < starts.count, starts[page] == Self.unread else { return }
        starts[page] = UInt32(entries.count) | (isSpecial ? 1 : 0)
        for (glyph, advance) in glyphs { entries.append(UInt32(glyph) << 16 | UInt32(advance)) }
        self.scripts += scripts
        advances += varied
    }
}
