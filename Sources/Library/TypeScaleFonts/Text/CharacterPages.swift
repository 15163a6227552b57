/// The glyphs, advances and scripts of characters, in pages of 128.
///
/// A page has the scripts of all its characters. The glyphs are read one by one.
struct CharacterPages: Sendable {
    struct Entry: Sendable {
        /// The glyph, or 0 if the face does not support the character.
        let glyph: UInt16
        /// The advance in font units, without variations.
        let advance: UInt16
        /// The script number in the low byte, and flags in the high byte.
        fileprivate(set) var mark: UInt16

        /// Creates an entry, where `mark` contains the script, ``Mark/special``,
        /// ``Mark/complex`` and ``Mark/paired``.
        init(glyph: UInt16, advance: UInt16, mark: UInt16) {
            self.glyph = glyph
            self.advance = advance
            self.mark = mark
            if isSpecial || glyph == 0 { self.mark |= Mark.stop }
        }

        var script: UInt8 { UInt8(truncatingIfNeeded: mark) }
        var isSpecial: Bool { mark & Mark.special != 0 }
        /// Whether the character needs the shaper of its script.
        var isComplex: Bool { mark & Mark.complex != 0 }
        /// Whether the character is a bracket or quotation mark of a pair.
        var isPaired: Bool { mark & Mark.paired != 0 }
        /// Whether the character is in the list of missing characters.
        var isListed: Bool { mark & Mark.listed != 0 }
    }

    /// The bit masks for ``Entry/mark``.
    enum Mark {
        static let script: UInt16 = 0xFF
        static let listed: UInt16 = 1 << 8
        /// The flag for a character that needs shaping, selects a variation or has a special role.
        static let special: UInt16 = 1 << 9
        /// The flag for a character that needs the shaper of its script.
        static let complex: UInt16 = 1 << 10
        /// The flag for a bracket or quotation mark of a pair.
        static let paired: UInt16 = 1 << 11
        /// The flag for a character whose glyph has not been read.
        static let unread: UInt16 = 1 << 12
        /// The flag for a character that is unread, missing or special.
        static let stop: UInt16 = 1 << 15
    }

    /// The base-2 logarithm of ``pageSize``.
    private static let pageBits = 7
    /// The number of characters in a page.
    ///
    /// With 256, Japanese text in a new face takes 4% more instructions.
    static let pageSize = 1 << pageBits

    /// The table from which glyphs and advances are read.
    let table: AdvanceTable
    /// The number of each page, which is 0 for all pages that have not been added.
    private var numbers = [UInt16](repeating: 0, count: 0x110000 >> pageBits)
    /// The entries of all pages.
    ///
    /// A character in a page that has not been added uses an entry of the first page, which stop
    /// the mapper.
    private var entries = [Entry](
        repeating: Entry(glyph: 0, advance: 0, mark: Mark.unread),
        count: pageSize
    )
    /// The traits of each entry's character, if they have been read, and none for the last pages.
    private var traits: [CharacterTraits] = []
    /// The advance of each entry in a variation, or an empty array if the advances do not vary.
    private var advances: [Double] = []

    init(_ table: AdvanceTable) { self.table = table }

    /// Returns the page of a Unicode scalar, and the index in the page.
    static func parts(_ character: UInt32) -> (page: Int, index: Int) {
        (
            Int(UInt16(truncatingIfNeeded: character >> UInt32(pageBits))),
            Int(UInt8(truncatingIfNeeded: character) & UInt8(pageSize - 1))
        )
    }

    /// Returns the index of the first entry in a page.
    static func start(ofPage number: UInt16) -> Int { Int(number) << pageBits }

    /// Returns the entry for a Unicode scalar, or `nil` if the glyph has not been read.
    func entry(_ character: UInt32) -> (index: Int, entry: Entry)? {
        let (page, low) = Self.parts(character)
        guard page < numbers.count else { return nil }
        let index = Self.start(ofPage: numbers[page]) &+ low
        let entry = entries[index]
        return entry.mark & Mark.unread == 0 ? (index, entry) : nil
    }

    /// Runs a closure with pointers to the page numbers and the entries.
    ///
    /// ``GlyphMapper`` says what they save.
    func withTables<Result>(
        _ body: (UnsafePointer<UInt16>, UnsafePointer<Entry>) -> Result
    ) -> Result? {
        unsafe numbers.withUnsafeBufferPointer { numbers in
            unsafe entries.withUnsafeBufferPointer { entries in
                guard let numbers = numbers.baseAddress,
                    let entries = entries.baseAddress
                else { return nil }
                return unsafe body(numbers, entries)
            }
        }
    }

    /// Returns the advance of the character at an index, in font units.
    func advance(_ index: Int) -> Double {
        advances.isEmpty ? Double(entries[index].advance) : advances[index]
    }

    /// Returns the glyph for a character, or `nil` if the face does not support the character.
    mutating func glyph(_ character: UInt32) -> Glyph? {
        if entry(character) == nil { table.add(character, to: &self) }
        guard let (index, entry) = entry(character), entry.glyph != 0 else { return nil }
        return Glyph(id: entry.glyph, cluster: 0, advance: advance(index))
    }

    /// Sets the traits of a glyph's character, and its glyph if the face supports the character.
    ///
    /// Returns the role of the character.
    mutating func read(_ glyph: inout GlyphInfo, _ plan: ShapePlan) -> CharacterRole {
        let (traits, advance) = traits(of: glyph.character, plan)
        glyph.flags = traits.flags
        glyph.combiningClass = traits.combiningClass
        glyph.category = traits.scriptClass.category
        glyph.position = traits.scriptClass.position
        glyph.properties = traits.properties
        glyph.id = traits.glyph
        glyph.advance = advance
        return traits.role
    }

    /// Returns the traits of a character and the advance of its glyph, or NaN for the advance if
    /// the face does not support the character.
    // Without inlining, this and `LookupPass.lookups(at:_:)` cost Arabic text 7%.
    @inline(__always)
    mutating func traits(
        of character: UInt32,
        _ plan: ShapePlan
    ) -> (traits: CharacterTraits, advance: Double) {
        let (page, low) = Self.parts(character)
        var index = Self.start(ofPage: numbers[page]) &+ low
        // The traits of a page that has not been added, and of an unread glyph, are unknown.
        if index >= traits.count || traits[index].engine != plan.engine {
            index = readTraits(character, plan)
        }
        let known = traits[index]
        return (known, known.glyph == 0 ? .nan : advance(index))
    }

    /// Reads the traits of a character, and returns its index.
    @inline(never)
    private mutating func readTraits(_ character: UInt32, _ plan: ShapePlan) -> Int {
        if entry(character) == nil { table.add(character, to: &self) }
        guard let (index, entry) = entry(character) else { return 0 }
        if traits.count < entries.count {
            let count = entries.count - traits.count
            traits += repeatElement(CharacterTraits(), count: count)
        }
        traits[index] = CharacterTraits(character, entry.glyph, plan)
        return index
    }

    func hasPage(of character: UInt32) -> Bool { numbers[Self.parts(character).page] != 0 }

    /// Adds the page of a character, with the marks of all characters in the page.
    mutating func addPage(of character: UInt32, _ marks: [UInt16]) {
        numbers[Self.parts(character).page] = UInt16(entries.count >> Self.pageBits)
        entries += marks.lazy.map { Entry(glyph: 0, advance: 0, mark: $0 | Mark.unread) }
    }

    /// Sets the glyph of a character in a page that has been added, and the advance in a variation
    /// if the advances vary.
    mutating func set(_ character: UInt32, _ glyph: UInt16, _ advance: UInt16, varied: Double?) {
        let (page, low) = Self.parts(character)
        let index = Self.start(ofPage: numbers[page]) + low
        let mark = entries[index].mark & ~(Mark.unread | Mark.stop)
        entries[index] = Entry(glyph: glyph, advance: advance, mark: mark)
        guard let varied else { return }
        advances += repeatElement(0, count: entries.count - advances.count)
        advances[index] = varied
    }

    /// Marks a missing character as listed, so that the character is not listed again.
    mutating func list(_ index: Int) {
        entries[index].mark |= Mark.listed
        if !entries[index].isSpecial { entries[index].mark &= ~Mark.stop }
    }

    mutating func unlist(_ index: Int) {
        entries[index].mark = entries[index].mark & ~Mark.listed | Mark.stop
    }
}
