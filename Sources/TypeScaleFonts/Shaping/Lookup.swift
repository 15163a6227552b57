/// A lookup of `GSUB` or `GPOS`: what it does, and to which glyphs.
struct Lookup {
    /// Which glyphs the lookup passes over.
    let passing: LookupProperties
    /// How many subtables it has.
    let subtableCount: Int

    private let bytes: TableBytes
    private let place: Int
    private let type: Int
    private let extensionType: Int

    /// Reads the lookup at an offset; `nil` if it is cut short.
    init?(_ bytes: TableBytes, at place: Int, extensionType: Int) {
        guard let type = bytes.uint16(at: place).map(Int.init),
            let flags = bytes.uint16(at: place + 2),
            let count = bytes.uint16(at: place + 4).map(Int.init),
            bytes.slice(at: place + 6, count: 2 * count) != nil
        else { return nil }
        self.bytes = bytes
        self.place = place
        self.type = type
        self.extensionType = extensionType
        subtableCount = count
        let markSet = flags & 0x10 != 0 ? bytes.uint16(at: place + 6 + 2 * count) : nil
        passing = LookupProperties(flags: flags, markSet: markSet)
    }

    /// The kind and offset of a subtable, behind its extension if it has one.
    ///
    /// An extension of an extension is none, so they cannot go in circles.
    @inline(__always)
    func subtable(_ index: Int) -> (type: Int, place: Int)? {
        guard let subtable = bytes.offset16(at: place + 6 + 2 * index, from: place) else {
            return nil
        }
        guard type == extensionType else { return (type, subtable) }
        guard bytes.uint16(at: subtable) == 1,
            let inner = bytes.uint16(at: subtable + 2).map(Int.init), inner != extensionType,
            let behind = bytes.offset32(at: subtable + 4, from: subtable)
        else { return nil }
        return (inner, behind)
    }
}

/// Which glyphs a lookup does not see.
struct LookupProperties: Hashable {
    /// The flags of a lookup: 2 bases, 4 ligatures, 8 marks; the upper byte is a class of marks.
    let flags: UInt16
    /// The set of the only marks that it sees; `nil` for no such set.
    let markSet: UInt16?

    /// Passes over all marks, as the table `kern` does.
    static let marks = LookupProperties(flags: 8, markSet: nil)

    /// Whether nothing but marks can be passed over.
    var isAboutMarksAlone: Bool { flags & 6 == 0 }
}
