/// What is known of characters, 256 of them to a page.
struct CharacterPages: Sendable {
    /// What is known of a character.
    struct Entry: Sendable {
        /// The glyph; 0 where the face has none.
        let glyph: UInt16
        /// The advance in font units, at the default of the axes.
        let advance: UInt16
        /// The number of the script, with flags above it.
        fileprivate(set) var mark: UInt16

        /// Creates an entry; `script` is the number of the script, or ``CharacterPages/special``.
        init(glyph: UInt16, advance: UInt16, script: UInt8) {
            self.glyph = glyph
            self.advance = advance
            mark = UInt16(script)
            if isSpecial || glyph == 0 { mark |= Mark.stop }
        }

        var script: UInt8 { UInt8(truncatingIfNeeded: mark) }
        /// Whether the character is not set like others: see ``CharacterClass``.
        var isSpecial: Bool { script == CharacterPages.special }
        /// Whether the character is one of the missing ones of the text.
        var isListed: Bool { mark & Mark.listed != 0 }
    }

    /// The parts of ``Entry/mark``.
    enum Mark {
        static let script: UInt16 = 0xFF
        static let listed: UInt16 = 1 << 8
        /// The character is unknown, missing or special.
        static let stop: UInt16 = 1 << 15
    }

    /// The script of a character that is not set like others: see ``CharacterClass``.
    static let special = UInt8.max

    /// The number of pages of all 17 planes.
    private static let pageCount = 0x110000 >> 8

    /// The index of the first entry of each page; 0 for one that has not been looked up.
    private var starts = [UInt32](repeating: 0, count: pageCount)
    /// The first page is that of all unknown characters.
    private var entries = [Entry](
        repeating: Entry(glyph: 0, advance: 0, script: special),
        count: 256
    )
    /// The advance of each character at a point on the axes; empty where nothing varies.
    private var advances: [Double] = []

    /// What is known of a Unicode scalar and its index among all; `nil` if its page is unknown.
    @inline(__always)
    func entry(_ character: UInt32) -> (index: Int, entry: Entry)? {
        let page = Int(character >> 8)
        guard page < starts.count, starts[page] != 0 else { return nil }
        let index = Int(starts[page]) + Int(character & 0xFF)
        return (index, entries[index])
    }

    /// Runs a closure with the index of the first entry of each page, and all entries.
    @inline(__always)
    func withTables<Result>(
        _ body: (UnsafePointer<UInt32>, UnsafePointer<Entry>) -> Result
    ) -> Result? {
        unsafe starts.withUnsafeBufferPointer { starts in
            unsafe entries.withUnsafeBufferPointer { entries in
                guard let starts = starts.baseAddress,
                    let entries = entries.baseAddress
                else { return nil }
                return unsafe body(starts, entries)
            }
        }
    }

    /// The advance of a character, in font units.
    @inline(__always)
    func advance(_ index: Int) -> Double {
        advances.isEmpty ? Double(entries[index].advance) : advances[index]
    }

    /// Adds a page; `varied` are the advances at a point on the axes, none where nothing varies.
    mutating func add(_ page: Int, _ characters: [Entry], varied: [Double]) {
        guard page < starts.count, starts[page] == 0 else { return }
        if advances.isEmpty, !varied.isEmpty { advances = Array(repeating: 0, count: 256) }
        starts[page] = UInt32(entries.count)
        entries += characters
        advances += varied
    }

    /// Notes that a character is among the missing ones of the text, whose next occurrence is usual.
    mutating func list(_ index: Int) {
        entries[index].mark |= Mark.listed
        if !entries[index].isSpecial { entries[index].mark &= ~Mark.stop }
    }

    mutating func unlist(_ index: Int) {
        entries[index].mark = entries[index].mark & ~Mark.listed | Mark.stop
    }
}
