/// What a face says of itself in `head`.
struct HeadTable: Sendable {
    /// How many bytes the table has.
    static let maximumByteCount = 54

    let unitsPerEm: Int
    let isBold: Bool
    let isItalic: Bool

    /// Reads the table; `nil` if it is cut short, or if its units are not those of a font.
    init?(_ table: TableBytes) {
        guard let units = table.uint16(at: 18), 16...16_384 ~= units,
            let style = table.uint16(at: 44)
        else { return nil }
        unitsPerEm = Int(units)
        isBold = style & 1 != 0
        isItalic = style & 2 != 0
    }
}

/// The vertical extent of a face in `hhea`, in font units.
struct HheaTable: Sendable {
    /// How many bytes the table has.
    static let maximumByteCount = 36

    let ascender: Int
    let descender: Int
    let lineGap: Int
    /// How many glyphs have an advance of their own; the rest have the last of these.
    let advanceCount: Int

    init?(_ table: TableBytes) {
        guard let ascender = table.int16(at: 4), let descender = table.int16(at: 6),
            let lineGap = table.int16(at: 8), let advanceCount = table.uint16(at: 34)
        else { return nil }
        self.ascender = Int(ascender)
        self.descender = Int(descender)
        self.lineGap = Int(lineGap)
        self.advanceCount = Int(advanceCount)
    }
}

/// What a face says of itself in `OS/2`; a field that its version lacks is `nil`.
struct OS2Table: Sendable {
    /// How many bytes of the table are looked at; later versions add to its end.
    static let maximumByteCount = 100

    let weightClass: Int
    let widthClass: Int
    /// `fsType`.
    let embeddingBits: UInt16
    let isItalic: Bool
    let isOblique: Bool
    let typographicAscender: Int?
    let typographicDescender: Int?
    let typographicLineGap: Int?
    let windowsAscent: Int?
    let windowsDescent: Int?
    let xHeight: Int?
    let capHeight: Int?

    init?(_ table: TableBytes) {
        guard let version = table.uint16(at: 0), let weight = table.uint16(at: 4),
            let width = table.uint16(at: 6), let embedding = table.uint16(at: 8),
            let selection = table.uint16(at: 62)
        else { return nil }
        weightClass = Int(weight)
        widthClass = Int(width)
        embeddingBits = embedding
        isItalic = selection & 1 != 0
        isOblique = version >= 4 && selection & 0x200 != 0
        typographicAscender = table.int16(at: 68).map(Int.init)
        typographicDescender = table.int16(at: 70).map(Int.init)
        typographicLineGap = table.int16(at: 72).map(Int.init)
        windowsAscent = table.uint16(at: 74).map(Int.init)
        windowsDescent = table.uint16(at: 76).map(Int.init)
        xHeight = version >= 2 ? table.int16(at: 86).map(Int.init) : nil
        capHeight = version >= 2 ? table.int16(at: 88).map(Int.init) : nil
    }
}

/// What a face says of itself in `post`.
struct PostTable: Sendable {
    /// How many bytes of the table are looked at; the names of glyphs follow.
    static let maximumByteCount = 32

    /// Degrees anticlockwise from upright; negative for what leans right.
    let italicAngle: Double
    let isFixedPitch: Bool

    init?(_ table: TableBytes) {
        guard let angle = table.fixed(at: 4), let pitch = table.uint32(at: 12) else { return nil }
        italicAngle = angle
        isFixedPitch = pitch != 0
    }
}
