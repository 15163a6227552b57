import CReference

/// The metrics of a face, in font units, or 0 for missing values.
public struct FreeTypeFacts: Sendable {
    /// The number of faces in the file.
    public let faceCount: Int
    /// Font units per em.
    public let unitsPerEm: Int
    /// The number of glyphs.
    public let glyphCount: Int
    /// The ascender that FreeType selects, from OS/2 if its flag says so.
    public let ascender: Int
    /// The descender that FreeType selects.
    public let descender: Int
    /// The line height that FreeType selects.
    public let height: Int
    /// The height of capitals.
    public let capHeight: Int
    /// The height of lowercase letters without ascender.
    public let xHeight: Int
    /// The ascender of `hhea`, even if FreeType selects another.
    public let hheaAscender: Int
    /// The descender of `hhea`.
    public let hheaDescender: Int
    /// The position of the center of the underline, rounded up.
    public let underlineCenter: Int
    /// The thickness of the underline.
    public let underlineThickness: Int
    /// The position of the top of the strikeout.
    public let strikeoutPosition: Int
    /// The thickness of the strikeout.
    public let strikeoutSize: Int

    init(_ record: CReference.FreeTypeFacts) {
        faceCount = Int(record.faces)
        unitsPerEm = Int(record.units_per_em)
        glyphCount = Int(record.glyphs)
        ascender = Int(record.ascender)
        descender = Int(record.descender)
        height = Int(record.height)
        capHeight = Int(record.cap_height)
        xHeight = Int(record.x_height)
        hheaAscender = Int(record.hhea_ascender)
        hheaDescender = Int(record.hhea_descender)
        underlineCenter = Int(record.underline_center)
        underlineThickness = Int(record.underline_thickness)
        strikeoutPosition = Int(record.strikeout_position)
        strikeoutSize = Int(record.strikeout_size)
    }
}
