import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// A font of letters with tables of layout.
///
/// A space is glyph 1 and 250 wide, A to E are glyphs 2 to 6 and 600, 700, 800, 650 and 650 wide, 가 is
/// glyph 7, Α of Greek is 8, the soft hyphen 9 and the non-joiner 10, all 650 wide.
func shapingFace(_ tables: [String: FontBytes], glyphCount: Int = 40) throws -> Typeface {
    var font = TestFont()
    font.characterMaps = [
        (
            3, 1,
            .segments([
                (0x20, 0x20, 1), (0x41, 0x45, 2), (0xAD, 0xAD, 9), (0x391, 0x391, 8),
                (0x200C, 0x200C, 10), (0xAC00, 0xAC00, 7),
            ])
        )
    ]
    font.advances = [500, 250, 600, 700, 800, 650]
    font.glyphCount = glyphCount
    for (tag, bytes) in tables { font.replaced[tag] = bytes }
    return try #require(try FontFile(bytes: font.bytes).faces.first)
}

/// The advances of a text's glyphs.
func advances(
    _ text: String,
    _ face: Typeface,
    _ features: FontFeatures = .default
) throws -> [Double] {
    try GlyphRun(text, in: face, features: features).glyphs.map(\.advance)
}

/// The numbers of a text's glyphs.
func glyphs(
    _ text: String,
    _ face: Typeface,
    _ features: FontFeatures = .default
) throws -> [UInt16] {
    try GlyphRun(text, in: face, features: features).glyphs.map(\.id)
}
