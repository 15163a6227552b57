import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Dotted circles in vowels that look like another vowel and in syllables without a base.
///
/// The expected characters and clusters come from HarfBuzz 15.0, in a font that supports all
/// characters and substitutes none.
struct DottedCircleTests {
    private static func glyphs(_ characters: [UInt32]) -> [GlyphInfo] {
        characters.enumerated().map { index, character in
            var glyph = GlyphInfo(
                id: UInt16(truncatingIfNeeded: character),
                properties: .none,
                role: .usual,
                cluster: UInt32(index),
                advance: .nan
            )
            glyph.character = character
            if MarkTable.isMark(character) { glyph.flags = .mark }
            return glyph
        }
    }

    @Test(
        arguments: [
            ([0x0915, 0x0905, 0x093E, 0x093E], [0, 1, 2, 2, 3], [2]),
            ([0x0930, 0x094D, 0x0907], [0, 1, 2, 2], [2]),
            ([0x0C12, 0x0C55, 0x0C55], [0, 1, 1, 2], [1]),
            ([0x0A95, 0x0AC5, 0x0ABE], [0, 1, 2, 2], [2]),
            ([0x11200, 0x1122C], [0, 1, 1], [1]),
            ([0x0905, 0x0941], [0, 1], []),
            ([0x0905, 0x0905], [0, 1], []),
            ([0x0915], [0], []),
            ([], [], []),
        ] as [([UInt32], [UInt32], [Int])]
    )
    func `a circle separates vowels that look like another`(
        characters: [UInt32],
        clusters: [UInt32],
        circles: [Int]
    ) {
        var glyphs = Self.glyphs(characters)
        glyphs.separateConfusableVowels()
        #expect(glyphs.map(\.cluster) == clusters)
        #expect(glyphs.indices.filter { glyphs[$0].character == 0x25CC } == circles)
        #expect(glyphs.map(\.character).filter { $0 != 0x25CC } == characters)
    }

    /// KA and two halants, then KA, of which the second halant is a syllable without a base.
    @Test func `a broken syllable starts with a circle`() {
        var glyphs = Self.glyphs([0x0915, 0x094D, 0x094D, 0x0915])
        var number: UInt8 = 14
        for (range, kind) in [(0..<2, 1), (2..<3, 5), (3..<4, 1)] as [(Range<Int>, UInt8)] {
            glyphs.markSyllable(range, kind: kind, after: &number)
        }
        #expect(glyphs.endOfSyllable(from: 0) == 2)
        let characters = glyphs.map(\.character)
        glyphs.insertDottedCircles(inSyllablesOf: 5, .init(category: 7, position: 3), glyph: nil)
        #expect(glyphs.map(\.character) == characters)
        glyphs.insertDottedCircles(inSyllablesOf: 5, .init(category: 7, position: 3), glyph: 9)
        #expect(glyphs.map(\.character) == [0x0915, 0x094D, 0x25CC, 0x094D, 0x0915])
        #expect(glyphs.map(\.cluster) == [0, 1, 2, 2, 3])
        #expect(glyphs.map(\.id) == [0x0915, 0x094D, 9, 0x094D, 0x0915])
        #expect(glyphs[2].syllable == glyphs[3].syllable && glyphs[2].category == 7)
    }

    @Test func `the circle under a lone tone mark has its own glyph`() throws {
        var font = TestFont()
        font.characterMaps = [
            (3, 10, .groups([(0x25CC, 0x25CC, 1), (0x302E, 0x302E, 2), (0xAC00, 0xAC00, 3)]))
        ]
        font.advances = [500, 600, 600, 600]
        font.glyphCount = 4
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(try GlyphRun("\u{302E}", in: face).glyphs.map(\.id) == [2, 1])
        #expect(try GlyphRun("\u{AC00}\u{302E}", in: face).glyphs.map(\.id) == [2, 3])
    }
}
