import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Fractions, which HarfBuzz builds from the digits around U+2044.
struct FractionTests {
    /// Returns a face in which `numr` adds 10 to a digit's glyph, and `dnom` adds 20.
    ///
    /// The digits 0 to 9 are the glyphs 1 to 10, the slash is glyph 11, and the letter a is 12.
    /// Arabic digits and the letter alef have the same glyphs.
    private func face(_ features: [(tag: String, lookups: [Int])]) throws -> Typeface {
        var font = TestFont()
        font.characterMaps = [
            (
                3, 1,
                .segments([
                    (0x30, 0x39, 1), (0x61, 0x61, 12), (0x627, 0x627, 12), (0x660, 0x669, 1),
                    (0x2044, 0x2044, 11),
                ])
            )
        ]
        font.glyphCount = 60
        let digits = Array(1...10)
        font.replaced["GSUB"] = .layout(
            features: features,
            lookups: [
                .lookup(1, [.singles(digits, delta: 20)]),
                .lookup(1, [.singles(digits, delta: 40)]),
                .lookup(1, [.singles([11], delta: 2)]),
            ]
        )
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    private let both: [(tag: String, lookups: [Int])] = [("dnom", [1]), ("numr", [0])]

    @Test func `digits become numerators and denominators`() throws {
        let face = try face(both)
        #expect(try glyphs("12\u{2044}34a5", face) == [22, 23, 11, 44, 45, 12, 6])
        #expect(try glyphs("12", face) == [2, 3])
        #expect(try glyphs("1\u{2044}2 1\u{2044}2", face).filter { $0 > 20 } == [22, 43, 22, 43])
        #expect(try GlyphRun("1\u{2044}2", in: face).glyphs.map(\.cluster) == [0, 1, 2])
    }

    @Test func `a slash without digits on both sides changes nothing`() throws {
        let face = try face(both)
        for text in ["\u{2044}", "1\u{2044}", "\u{2044}2", "a\u{2044}2", "1\u{2044}a"] {
            #expect(try glyphs(text, face).allSatisfy { $0 <= 12 }, "\(text)")
        }
    }

    @Test func `a fraction needs its own feature or the features of both parts`() throws {
        #expect(try glyphs("1\u{2044}2", face([("numr", [0])])) == [2, 11, 3])
        #expect(try glyphs("1\u{2044}2", face([("dnom", [1])])) == [2, 11, 3])
        #expect(try glyphs("1\u{2044}2", face([("frac", [2])])) == [2, 13, 3])
        #expect(try glyphs("1\u{2044}2", face([("frac", [2]), ("numr", [0])])) == [22, 13, 3])
        #expect(try glyphs("\u{2044}", face([("frac", [2])])) == [11])
    }

    @Test func `features turn fractions on or off`() throws {
        let face = try face([("frac", [2])] + both)
        #expect(try glyphs("1\u{2044}2", face, .default.without("frac")) == [2, 11, 3])
        #expect(try glyphs("1\u{2044}2", face, .kerning) == [2, 11, 3])
        #expect(try glyphs("1\u{2044}", face, .default.with("frac")) == [2, 13])
        #expect(try glyphs("12", face, .default.with("numr")) == [22, 23])
    }

    /// As in HarfBuzz 15.0, a context that comes first in the font finds the digits themselves.
    @Test func `lookups of fractions are applied in the order of the font`() throws {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x30, 0x39, 1), (0x2044, 0x2044, 11)]))]
        font.glyphCount = 60
        let digits = Array(1...10)
        font.replaced["GSUB"] = .layout(
            features: [("calt", [0]), ("dnom", [2]), ("numr", [1])],
            lookups: [
                .lookup(4, [.ligatures(3, [([4], 50)])]),
                .lookup(1, [.singles(digits, delta: 20)]),
                .lookup(1, [.singles(digits, delta: 40)]),
            ]
        )
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(try glyphs("1\u{2044}23", face) == [22, 11, 50])
    }

    /// Expected values: HarfBuzz 15.0, in a font with Arabic digits.
    @Test func `the numerator is on the left in both directions`() throws {
        let face = try face(both)
        func ids(_ text: String, _ direction: GlyphRun.Direction) throws -> [UInt16] {
            try GlyphRun(text, in: face, direction: direction).glyphs.map(\.id)
        }
        for text in ["1\u{2044}2", "\u{661}\u{2044}\u{662}"] {
            #expect(try ids(text, .leftToRight) == [22, 11, 43])
            #expect(try ids(text, .rightToLeft) == [42, 11, 23])
        }
        #expect(try ids("\u{627}\u{661}\u{2044}\u{662}", .leftToRight) == [12, 22, 11, 43])
    }

    @Test func `a number between two slashes is the denominator of the first`() throws {
        // HarfBuzz applies the lookup of `numr` first if it comes first in the font.
        #expect(try glyphs("1\u{2044}2\u{2044}3", face(both)) == [22, 11, 23, 11, 44])
    }
}
