/// What is known of characters, 256 of them to a page.
struct CharacterPages: Sendable {
    /// What is known of a character.
    struct Entry: Sendable {
        /// The glyph; 0 where the face has none.
        let glyph: UInt16
        /// The advance in font units, at the default of the axes.
        let advance: UInt16
        /// The number of the script, or ``CharacterPages/special``.
        let script: UInt8
    }

    /// The script of a character that is not set like others: see ``CharacterClass``.
    static let special = UInt8.max

    /// The page has not been looked up.
    private static let unknown = UInt32.max

    /// The index of the first entry of each page.
    private var starts: [UInt32]
    private var entries: [Entry] = []
    /// The advance of each character at a point on the axes; empty where nothing varies.
    private var advances: [Double] = []

    /// Creates storage for the pages of all 17 planes.
    init() {
        starts = Array(repeating: Self.unknown, count: 0x110000 >> 8)
    }

    /// What is known of a Unicode scalar and its index among all; `nil` if its page is unknown.
    @inline(__always)
    func entry(_ character: UInt32) -> (index: Int, entry: Entry)? {
        let page = Int(character >> 8)
        guard page < starts.count else { return nil }
        // The index in an unknown page is past all entries.
        let index = Int(starts[page]) + Int(character & 0xFF)
        guard index < entries.count else { return nil }
        return (index, entries[index])
    }

    /// Runs a closure with the index of the first entry of each page, and all entries.
    @inline(__always)
    func withTables<Result>(
        _ body: (UnsafeBufferPointer<UInt32>, UnsafeBufferPointer<Entry>) -> Result
    ) -> Result {
        unsafe starts.withUnsafeBufferPointer { starts in
            unsafe entries.withUnsafeBufferPointer { entries in unsafe body(starts, entries) }
        }
    }

    /// The advance of a character, in font units.
    @inline(__always)
    func advance(_ index: Int) -> Double {
        advances.isEmpty ? Double(entries[index].advance) : advances[index]
    }

    /// Adds a page; `varied` are the advances at a point on the axes, none where nothing varies.
    mutating func add(_ page: Int, _ characters: [Entry], varied: [Double]) {
        guard page < starts.count, starts[page] == Self.unknown else { return }
        starts[page] = UInt32(entries.count)
        entries += characters
        advances += varied
    }
}
