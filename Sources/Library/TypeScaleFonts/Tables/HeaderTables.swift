/// The font header, [`head`](https://learn.microsoft.com/typography/opentype/spec/head).
struct HeadTable: Sendable {
    static let maximumByteCount = 54

    private enum Fields: Int, Words {
        case majorVersion, minorVersion, fontRevision, fontRevisionLow
        case checksumAdjustment, checksumAdjustmentLow, magicNumber, magicNumberLow
        case flags, unitsPerEm, created0, created1, created2, created3
        case modified0, modified1, modified2, modified3, xMin, yMin, xMax, yMax, macStyle
        case lowestRecPPEM, fontDirectionHint, indexToLocFormat
    }

    private enum MacStyle {
        static let bold = 1 << 0
        static let italic = 1 << 1
    }

    let unitsPerEm: Int
    let isBold: Bool
    let isItalic: Bool

    /// Reads the table, or returns `nil` if it is truncated or its units per em are invalid.
    init?(_ table: RawSpan) {
        let fields = Offset<Fields>()
        let style = table[fields, .macStyle]
        unitsPerEm = table[fields, .unitsPerEm]
        guard 16...16_384 ~= unitsPerEm, table.count >= fields.of(.macStyle, 1) else { return nil }
        isBold = style & MacStyle.bold != 0
        isItalic = style & MacStyle.italic != 0
    }

    /// Returns whether the offsets in `loca` have 32 bits.
    static func hasLongOffsets(_ table: TableBytes) -> Bool {
        table[Offset<Fields>(), .indexToLocFormat] != 0
    }
}

/// The maximum profile, [`maxp`](https://learn.microsoft.com/typography/opentype/spec/maxp).
struct MaxpTable: Sendable {
    static let maximumByteCount = Fields.byteCount

    private enum Fields: Int, RecordWords { case version, versionLow, numGlyphs, end }

    let glyphCount: Int

    /// Reads the table, or returns `nil` if it is truncated or the face contains no glyphs.
    init?(_ table: RawSpan) {
        glyphCount = table[Offset<Fields>(), .numGlyphs]
        guard glyphCount > 0 else { return nil }
    }
}

/// The horizontal header, [`hhea`](https://learn.microsoft.com/typography/opentype/spec/hhea), in
/// font units.
struct HheaTable: Sendable {
    static let maximumByteCount = Fields.byteCount

    private enum Fields: Int, RecordWords {
        case majorVersion, minorVersion, ascender, descender, lineGap, advanceWidthMax
        case minLeftSideBearing, minRightSideBearing, xMaxExtent, caretSlopeRise, caretSlopeRun
        case caretOffset, reserved0, reserved1, reserved2, reserved3, metricDataFormat
        case numberOfHMetrics, end
    }

    let ascender: Int
    let descender: Int
    let lineGap: Int
    /// The number of advances, the last of which applies to all later glyphs.
    let advanceCount: Int

    init?(_ table: RawSpan) {
        guard table.count >= Fields.byteCount else { return nil }
        let fields = Offset<Fields>()
        ascender = table.int16(fields, .ascender)
        descender = table.int16(fields, .descender)
        lineGap = table.int16(fields, .lineGap)
        advanceCount = table[fields, .numberOfHMetrics]
    }
}

/// The horizontal metrics, [`hmtx`](https://learn.microsoft.com/typography/opentype/spec/hmtx), in
/// font units.
struct HmtxTable: Sendable {
    private enum LongHorMetric: Int, RecordWords { case advanceWidth, lsb, end }

    private let table: TableBytes
    private let count: Int

    init?(_ table: TableBytes, advanceCount: Int) {
        count = min(advanceCount, table.count / LongHorMetric.byteCount)
        guard count > 0 else { return nil }
        self.table = table
    }

    /// Returns a glyph's advance, or the last advance if the glyph is past the end of the table.
    func advance(_ glyph: UInt16) -> UInt16 {
        let index = min(Int(glyph), count - 1)
        return table.glyph(Offset<LongHorMetric>(LongHorMetric.byteCount * index), .advanceWidth)
    }

    /// Returns the distance from a glyph's origin to its outline, or `nil` if the table contains
    /// none.
    func leftSideBearing(_ glyph: UInt16) -> Int? {
        let glyph = Int(glyph)
        if glyph < count {
            return table.int16(Offset<LongHorMetric>(LongHorMetric.byteCount * glyph), .lsb)
        }
        // Glyphs with the last advance have only a bearing.
        let offset = LongHorMetric.byteCount * count + 2 * (glyph - count)
        return table.holds(2, at: offset) ? table.int16(at: offset) : nil
    }

    /// Returns the number of bytes to read, with the bearings of all glyphs if a number of glyphs
    /// is given.
    static func maximumByteCount(advanceCount: Int, glyphCount: Int = 0) -> Int {
        LongHorMetric.byteCount * advanceCount + 2 * max(0, glyphCount - advanceCount)
    }
}

/// The OS/2 and Windows metrics, [`OS/2`](https://learn.microsoft.com/typography/opentype/spec/os2).
///
/// A property is `nil` if the version of the table doesn't include the field, or if the table ends
/// before the field.
struct OS2Table: Sendable {
    /// The maximum number of bytes to read, which is the size of version 5.
    static let maximumByteCount = 100

    private enum Fields: Int, Words {
        case version, xAvgCharWidth, usWeightClass, usWidthClass, fsType
        case ySubscriptXSize, ySubscriptYSize, ySubscriptXOffset, ySubscriptYOffset
        case ySuperscriptXSize, ySuperscriptYSize, ySuperscriptXOffset, ySuperscriptYOffset
        case yStrikeoutSize, yStrikeoutPosition, sFamilyClass, panose0, panose1, panose2, panose3
        case panose4, ulUnicodeRange1, ulUnicodeRange1Low, ulUnicodeRange2, ulUnicodeRange2Low
        case ulUnicodeRange3, ulUnicodeRange3Low, ulUnicodeRange4, ulUnicodeRange4Low
        case achVendID, achVendIDLow, fsSelection, usFirstCharIndex, usLastCharIndex
        case sTypoAscender, sTypoDescender, sTypoLineGap, usWinAscent, usWinDescent
        case ulCodePageRange1, ulCodePageRange1Low, ulCodePageRange2, ulCodePageRange2Low
        case sxHeight, sCapHeight
    }

    private enum Selection {
        static let italic: UInt16 = 1 << 0
        static let oblique: UInt16 = 1 << 9
    }

    private let version: UInt16
    /// The number of bytes, at most ``maximumByteCount``.
    private let byteCount: UInt8
    private let selection: UInt16
    private let weight: UInt16
    private let width: UInt16
    private let strikeSize: UInt16
    private let strikePosition: UInt16
    /// The field `fsType`, which specifies embedding permissions.
    let embeddingBits: UInt16
    private let ascender: UInt16
    private let descender: UInt16
    private let lineGap: UInt16
    private let ascent: UInt16
    private let descent: UInt16
    private let height: UInt16
    private let capitals: UInt16

    init?(_ table: RawSpan) {
        let fields = Offset<Fields>()
        guard table.count >= fields.of(.fsSelection, 1) else { return nil }
        byteCount = UInt8(min(table.count, Self.maximumByteCount))
        version = table.glyph(fields, .version)
        selection = table.glyph(fields, .fsSelection)
        weight = table.glyph(fields, .usWeightClass)
        width = table.glyph(fields, .usWidthClass)
        strikeSize = table.glyph(fields, .yStrikeoutSize)
        strikePosition = table.glyph(fields, .yStrikeoutPosition)
        embeddingBits = table.glyph(fields, .fsType)
        ascender = table.glyph(fields, .sTypoAscender)
        descender = table.glyph(fields, .sTypoDescender)
        lineGap = table.glyph(fields, .sTypoLineGap)
        ascent = table.glyph(fields, .usWinAscent)
        descent = table.glyph(fields, .usWinDescent)
        height = table.glyph(fields, .sxHeight)
        capitals = table.glyph(fields, .sCapHeight)
    }

    var weightClass: Int { Int(weight) }
    var widthClass: Int { Int(width) }
    var strikeoutSize: Int { Int(Int16(bitPattern: strikeSize)) }
    var strikeoutPosition: Int { Int(Int16(bitPattern: strikePosition)) }
    var isItalic: Bool { selection & Selection.italic != 0 }
    var isOblique: Bool { version >= 4 && selection & Selection.oblique != 0 }
    var typographicAscender: Int? { signed(ascender, .sTypoAscender) }
    var typographicDescender: Int? { signed(descender, .sTypoDescender) }
    var typographicLineGap: Int? { signed(lineGap, .sTypoLineGap) }
    var windowsAscent: Int? { signed(ascent, .usWinAscent).map { $0 & 0xFFFF } }
    var windowsDescent: Int? { signed(descent, .usWinDescent).map { $0 & 0xFFFF } }
    var xHeight: Int? { signed(height, .sxHeight, since: 2) }
    var capHeight: Int? { signed(capitals, .sCapHeight, since: 2) }

    private func signed(_ word: UInt16, _ field: Fields, since minimum: UInt16 = 0) -> Int? {
        version >= minimum && Int(byteCount) >= Offset<Fields>().of(field, 1)
            ? Int(Int16(bitPattern: word)) : nil
    }
}

/// The PostScript table, [`post`](https://learn.microsoft.com/typography/opentype/spec/post).
struct PostTable: Sendable {
    /// The maximum number of bytes to read, which excludes the glyph names.
    static let maximumByteCount = 32

    private enum Fields: Int, Words {
        case version, versionLow, italicAngle, italicAngleLow, underlinePosition
        case underlineThickness, isFixedPitch, isFixedPitchLow
    }

    /// The angle in counterclockwise degrees from the vertical, negative for text that leans right.
    let italicAngle: Double
    let underlinePosition: Int
    let underlineThickness: Int
    let isFixedPitch: Bool

    init?(_ table: TableBytes) {
        let fields = Offset<Fields>()
        guard table.count >= fields.of(.isFixedPitch, 2) else { return nil }
        italicAngle = table.fixed(fields, .italicAngle)
        underlinePosition = table.int16(fields, .underlinePosition)
        underlineThickness = table.int16(fields, .underlineThickness)
        isFixedPitch = table.uint32(fields, .isFixedPitch) != 0
    }
}
