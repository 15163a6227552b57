/// The font header, [`head`](https://learn.microsoft.com/typography/opentype/spec/head).
struct HeadTable: Sendable {
    /// The number of bytes of the table.
    static let maximumByteCount = 54

    private enum Fields {
        static let version = FieldArray<UInt16>(at: 0, count: 2)
        static let fontRevision = Field<Fixed>(after: version)
        static let checksumAdjustment = Field<UInt32>(after: fontRevision)
        static let magicNumber = Field<UInt32>(after: checksumAdjustment)
        static let flags = Field<UInt16>(after: magicNumber)
        static let unitsPerEm = Field<UInt16>(after: flags)
        /// `created` and `modified`, of 64 bits each.
        static let dates = FieldArray<UInt32>(after: unitsPerEm, count: 4)
        /// `xMin`, `yMin`, `xMax` and `yMax`.
        static let bounds = FieldArray<FWord>(after: dates, count: 4)
        static let macStyle = Field<UInt16>(after: bounds)
    }

    private enum MacStyle {
        static let bold = 1 << 0
        static let italic = 1 << 1
    }

    let unitsPerEm: Int
    let isBold: Bool
    let isItalic: Bool

    /// Reads the table; `nil` if it is cut short, or if its units are not those of a font.
    init?(_ table: TableBytes) {
        guard let unitsPerEm = table[Fields.unitsPerEm], 16...16_384 ~= unitsPerEm,
            let style = table[Fields.macStyle]
        else { return nil }
        self.unitsPerEm = unitsPerEm
        isBold = style & MacStyle.bold != 0
        isItalic = style & MacStyle.italic != 0
    }
}

/// The maximum profile, [`maxp`](https://learn.microsoft.com/typography/opentype/spec/maxp).
struct MaxpTable: Sendable {
    /// How many bytes of the table are read.
    static let maximumByteCount = Fields.numGlyphs.end

    private enum Fields {
        static let version = Field<UInt32>(at: 0)
        static let numGlyphs = Field<UInt16>(after: version)
    }

    let glyphCount: Int

    /// Reads the table; `nil` if it is cut short, or if it counts no glyphs.
    init?(_ table: TableBytes) {
        guard let glyphCount = table[Fields.numGlyphs], glyphCount > 0 else { return nil }
        self.glyphCount = glyphCount
    }
}

/// The horizontal header, [`hhea`](https://learn.microsoft.com/typography/opentype/spec/hhea), in
/// font units.
struct HheaTable: Sendable {
    /// The number of bytes of the table.
    static let maximumByteCount = Fields.numberOfHMetrics.end

    private enum Fields {
        static let version = FieldArray<UInt16>(at: 0, count: 2)
        static let ascender = Field<FWord>(after: version)
        static let descender = Field<FWord>(after: ascender)
        static let lineGap = Field<FWord>(after: descender)
        /// `advanceWidthMax` to `metricDataFormat`.
        static let unread = FieldArray<Int16>(after: lineGap, count: 12)
        static let numberOfHMetrics = Field<UInt16>(after: unread)
    }

    let ascender: Int
    let descender: Int
    let lineGap: Int
    /// The number of glyphs with an advance of their own; the rest have the last of these.
    let advanceCount: Int

    init?(_ table: TableBytes) {
        guard let ascender = table[Fields.ascender], let descender = table[Fields.descender],
            let lineGap = table[Fields.lineGap], let advanceCount = table[Fields.numberOfHMetrics]
        else { return nil }
        self.ascender = ascender
        self.descender = descender
        self.lineGap = lineGap
        self.advanceCount = advanceCount
    }
}

/// The advances of glyphs, [`hmtx`](https://learn.microsoft.com/typography/opentype/spec/hmtx), in
/// font units.
struct HmtxTable: Sendable {
    private enum LongHorMetric {
        static let advanceWidth = Field<UFWord>(at: 0)
        static let lsb = Field<FWord>(after: advanceWidth)
        static let byteCount = lsb.end
    }

    private let table: TableBytes
    /// The number of glyphs with an advance of their own.
    private let count: Int

    /// Reads the table; `nil` if it has no advance at all.
    init?(_ table: TableBytes, advanceCount: Int) {
        count = min(advanceCount, table.count / LongHorMetric.byteCount)
        guard count > 0 else { return nil }
        self.table = table
    }

    /// The advance of a glyph; every glyph past the last advance has the last.
    func advance(_ glyph: UInt16) -> UInt16 {
        let index = min(Int(glyph), count - 1)
        let advance = table[LongHorMetric.advanceWidth, at: LongHorMetric.byteCount * index]
        return UInt16(truncatingIfNeeded: advance ?? 0)
    }

    /// How many bytes of the table are read.
    static func maximumByteCount(advanceCount: Int) -> Int {
        LongHorMetric.byteCount * advanceCount
    }
}

/// The metrics that Windows asks for, [`OS/2`](https://learn.microsoft.com/typography/opentype/spec/os2);
/// a field that its version lacks is `nil`.
struct OS2Table: Sendable {
    /// How many bytes of the table are read; later versions add to its end.
    static let maximumByteCount = 100

    private enum Fields {
        static let version = Field<UInt16>(at: 0)
        static let xAvgCharWidth = Field<FWord>(after: version)
        static let usWeightClass = Field<UInt16>(after: xAvgCharWidth)
        static let usWidthClass = Field<UInt16>(after: usWeightClass)
        static let fsType = Field<UInt16>(after: usWidthClass)
        /// `ySubscriptXSize` to `sFamilyClass`.
        static let unread = FieldArray<Int16>(after: fsType, count: 11)
        static let panose = FieldArray<UInt8>(after: unread, count: 10)
        static let ulUnicodeRanges = FieldArray<UInt32>(after: panose, count: 4)
        static let achVendID = Field<FontTag>(after: ulUnicodeRanges)
        static let fsSelection = Field<UInt16>(after: achVendID)
        static let usFirstCharIndex = Field<UInt16>(after: fsSelection)
        static let usLastCharIndex = Field<UInt16>(after: usFirstCharIndex)
        static let sTypoAscender = Field<FWord>(after: usLastCharIndex)
        static let sTypoDescender = Field<FWord>(after: sTypoAscender)
        static let sTypoLineGap = Field<FWord>(after: sTypoDescender)
        static let usWinAscent = Field<UFWord>(after: sTypoLineGap)
        static let usWinDescent = Field<UFWord>(after: usWinAscent)
        static let ulCodePageRanges = FieldArray<UInt32>(after: usWinDescent, count: 2)
        static let sxHeight = Field<FWord>(after: ulCodePageRanges)
        static let sCapHeight = Field<FWord>(after: sxHeight)
    }

    private enum Selection {
        static let italic = 1 << 0
        static let oblique = 1 << 9
    }

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
        guard let version = table[Fields.version], let weight = table[Fields.usWeightClass],
            let width = table[Fields.usWidthClass], let embedding = table[Fields.fsType],
            let selection = table[Fields.fsSelection]
        else { return nil }
        weightClass = weight
        widthClass = width
        embeddingBits = UInt16(truncatingIfNeeded: embedding)
        isItalic = selection & Selection.italic != 0
        isOblique = version >= 4 && selection & Selection.oblique != 0
        typographicAscender = table[Fields.sTypoAscender]
        typographicDescender = table[Fields.sTypoDescender]
        typographicLineGap = table[Fields.sTypoLineGap]
        windowsAscent = table[Fields.usWinAscent]
        windowsDescent = table[Fields.usWinDescent]
        xHeight = version >= 2 ? table[Fields.sxHeight] : nil
        capHeight = version >= 2 ? table[Fields.sCapHeight] : nil
    }
}

/// The PostScript header, [`post`](https://learn.microsoft.com/typography/opentype/spec/post).
struct PostTable: Sendable {
    /// How many bytes of the table are read; the names of glyphs follow.
    static let maximumByteCount = 32

    private enum Fields {
        static let version = Field<UInt32>(at: 0)
        static let italicAngle = Field<Fixed>(after: version)
        static let underlinePosition = Field<FWord>(after: italicAngle)
        static let underlineThickness = Field<FWord>(after: underlinePosition)
        static let isFixedPitch = Field<UInt32>(after: underlineThickness)
    }

    /// Degrees anticlockwise from upright; negative for what leans right.
    let italicAngle: Double
    let isFixedPitch: Bool

    init?(_ table: TableBytes) {
        guard let angle = table[Fields.italicAngle], let pitch = table[Fields.isFixedPitch]
        else { return nil }
        italicAngle = angle
        isFixedPitch = pitch != 0
    }
}
