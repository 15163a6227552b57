import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Returns a face with a few letters and the given layout tables.
///
/// | character | glyph | advance |
/// |---|---|---|
/// | space | 1 | 250 |
/// | A, B, C | 2, 3, 4 | 600, 700, 800 |
/// | D, E | 5, 6 | 650 |
/// | 가, Greek Α, soft hyphen, non-joiner | 7, 8, 9, 10 | 650 |
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

/// Returns the advances of the glyphs for a string.
func advances(
    _ text: String,
    _ face: Typeface,
    _ features: FontFeatures = .default
) throws -> [Double] {
    try GlyphRun(text, in: face, features: features).glyphs.map(\.advance)
}

/// Returns the IDs of the glyphs for a string.
func glyphs(
    _ text: String,
    _ face: Typeface,
    _ features: FontFeatures = .default
) throws -> [UInt16] {
    try GlyphRun(text, in: face, features: features).glyphs.map(\.id)
}
