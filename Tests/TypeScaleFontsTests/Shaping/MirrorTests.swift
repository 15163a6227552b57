import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Brackets and other mirrored characters in text from right to left, as in HarfBuzz.
struct MirrorTests {
    @Test func `a font mirrors only characters without a mirrored character`() throws {
        var font = TestFont()
        // An opening and a closing parenthesis, and a character without a mirror image.
        font.characterMaps = [
            (3, 1, .segments([(0x28, 0x28, 1), (0x29, 0x29, 2), (0x221A, 0x221A, 3)]))
        ]
        font.glyphCount = 60
        font.replaced["GSUB"] = .layout(
            features: [("ltra", [1]), ("rtlm", [0])],
            lookups: [
                .lookup(1, [.singles([1, 2, 3], delta: 20)]),
                .lookup(1, [.singles([3], delta: 10)]),
            ]
        )
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        func ids(_ text: String, _ direction: GlyphRun.Direction) throws -> [UInt16] {
            try GlyphRun(text, in: face, direction: direction).glyphs.map(\.id)
        }
        #expect(try ids("(\u{221A})", .rightToLeft) == [2, 23, 1])
        #expect(try ids("(\u{221A})", .leftToRight) == [1, 13, 2])
        let kerned = try GlyphRun(
            "(\u{221A})",
            in: face,
            features: .kerning,
            direction: .rightToLeft
        )
        #expect(kerned.glyphs.map(\.id) == [2, 3, 1])
    }
}
