import CReference

/// What a face says of itself, in font units; 0 for what it does not state.
public struct FreeTypeFacts: Sendable {
    /// How many faces its file has.
    public let faceCount: Int
    /// Font units per em.
    public let unitsPerEm: Int
    /// How many glyphs it has.
    public let glyphCount: Int
    /// The ascender that FreeType takes, from OS/2 where that says so.
    public let ascender: Int
    /// The descender that FreeType takes.
    public let descender: Int
    /// The height of a line that FreeType takes.
    public let height: Int
    /// The height of capitals.
    public let capHeight: Int
    /// The height of lowercase letters without ascender.
    public let xHeight: Int
    /// The ascender of `hhea`, whatever FreeType takes.
    public let hheaAscender: Int
    /// The descender of `hhea`.
    public let hheaDescender: Int

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
    }
}
