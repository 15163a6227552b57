import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct GlyphRunTests {
    private static let font: TestFont = {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x41, 0x45, 1), (0x0E01, 0x0E01, 2)]))]
        return font
    }()

    private func run(_ text: String) throws -> GlyphRun {
        let face = try #require(try FontFile(bytes: Self.font.bytes).faces.first)
        return try GlyphRun(text, in: face)
    }

    /// Checks that the glyphs after the last advance in `hmtx` use the last advance.
    @Test func `adds the advances of all glyphs`() throws {
        let run = try run("ABCDE")
        #expect(run.glyphs.map(\.advance) == [600, 700, 800, 800, 800])
        #expect(run.units == 3700)
        #expect(run.unitsPerEm == 1000)
        #expect(run.width(at: 17) == 62.9)
        #expect(try self.run("").units == 0)
    }

    @Test func `positions glyphs from left to right in both directions`() throws {
        let run = try run("ABC")
        let forward = run.positionedGlyphs(at: 10)
        #expect(forward.map(\.id) == [1, 2, 3])
        #expect(forward.map(\.x) == [0, 6, 13])
        let backward = run.positionedGlyphs(at: 10, direction: .rightToLeft)
        #expect(backward.map(\.id) == [3, 2, 1])
        #expect(backward.map(\.x) == [0, 8, 15])
        #expect(backward.map(\.cluster) == [2, 1, 0])
        #expect(backward.allSatisfy { $0.y == 0 })
    }

    @Test func `reports each missing character once`() throws {
        let run = try run("A나비나Z")
        #expect(run.missing == ["나", "비", "Z"])
        #expect(run.glyphs.map(\.id) == [1, 0, 0, 0, 0])
        #expect(run.units == 600 + 4 * 500)
    }

    @Test func `invisible characters are not missing`() throws {
        let run = try run("A\u{200B}B\u{FE0F}\u{00AD}")
        #expect(run.missing.isEmpty)
        #expect(run.glyphs.map(\.id) == [1, 2])
    }

    @Test func `an unknown selector does not change the glyph`() throws {
        let run = try run("A\u{FE00}B\u{E0100}나\u{FE0F}\u{FE0F}")
        #expect(run.glyphs.map(\.id) == [1, 2, 0])
        #expect(run.missing == ["나"])
    }

    /// Checks scalars of each length in UTF-8.
    @Test func `reads the same scalars as the standard library`() throws {
        var font = TestFont()
        font.characterMaps = [(3, 10, .groups([(0x20, 0x2FFFF, 1)]))]
        font.glyphCount = 65_535
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        for text in [
            "", "a", "é߿", "ࠀ한\u{FFFD}", "𐀀😀\u{2FFFF}", "a나😀é\u{7F}\u{80}b", "q\u{301}\r\n",
        ] {
            let run = try GlyphRun(text, in: face)
            let expected = text.unicodeScalars.map { scalar in
                0x20..<(0x20 + 65_534) ~= scalar.value ? UInt16(scalar.value - 0x1F) : 0
            }
            #expect(run.glyphs.map(\.id) == expected, "\(text)")
        }
    }

    @Test func `reports ranges that need shaping`() throws {
        #expect(try run("ABC").needsShaping.isEmpty)
        #expect(try run("Aกกก B\u{05B4}").needsShaping.isEmpty)
        #expect(try run("سلام").needsShaping.isEmpty)
        #expect(try run("नमस्ते").needsShaping.isEmpty)
        #expect(try run("나비 日本 Ωmega Яя").needsShaping.isEmpty)
    }

    @Test func `a face supports the characters that it has glyphs for`() throws {
        let face = try #require(try FontFile(bytes: Self.font.bytes).faces.first)
        #expect(try face.supports("A"))
        #expect(try !face.supports("Z"))
        #expect(try !face.supports("A\u{0301}"))
        let glyph = try #require(try face.glyph(for: "B"))
        #expect(glyph.id == 2)
        #expect(glyph.advance == 700)
        #expect(try face.glyph(for: "Z") == nil)
    }
}
