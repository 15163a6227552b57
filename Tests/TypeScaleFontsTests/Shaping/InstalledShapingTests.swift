import Foundation
import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Widths of texts in installed fonts, from `hb-shape` of HarfBuzz 6.0 and 15.0.
struct InstalledShapingTests {
    @Test(
        arguments: [
            // Private use belongs to the run before it.
            ("opentype/inter/Inter-Regular.otf", "-> \u{E000}", 6440),
            ("opentype/inter/Inter-Regular.otf", "\u{E000}-> ", 6440),
            // A mark in a page without default ignorable characters.
            ("truetype/lato/Lato-Regular.ttf", "г\u{483}а", 1820),
            ("truetype/noto/NotoSans-Regular.ttf", "1\u{2044}2", 830),
            ("truetype/noto/NotoSans-Regular.ttf", "12\u{2044}34x5", 2631),
            ("truetype/noto/NotoSans-Regular.ttf", "é\u{323}", 564),
            ("truetype/nanum/NanumGothic.ttf", "\u{391}\u{345}\u{314}", 714),
            // Contextual alternates replace the glyph of a space that the font lacks.
            ("opentype/noto/NotoSansCJK-Regular.ttc", "가\u{2009}각", 2040),
            ("opentype/noto/NotoSansCJK-Regular.ttc", "가\u{202F}각", 1980),
            // The features of Hangul include contextual alternates, except for jamo.
            ("opentype/inter/Inter-Regular.otf", "-> \u{AC00}", 6280),
            // The font has glyph classes but no GPOS.
            ("truetype/liberation/LiberationMono-Regular.ttf", "ω\u{317}", 1229),
            // The first font has GPOS but no glyph classes, and the second has neither.
            ("truetype/nanum/NanumSquareRoundR.ttf", "가\u{317}", 1820),
            ("truetype/nanum/NanumSquareRoundR.ttf", "a\u{317}", 552),
            ("truetype/nanum/NanumGothic.ttf", "가\u{317}", 940),
        ] as [(String, String, Double)]
    )
    func `text is as wide as in HarfBuzz`(font: String, text: String, units: Double) throws {
        guard let face = try? FontFile(path: "/usr/share/fonts/" + font).faces.first else {
            return Comparison.skip("widths in HarfBuzz", font: font)
        }
        let run = try GlyphRun(text, in: face)
        #expect(run.units == units, "\(font): \(text)")
        #expect(run.needsShaping.isEmpty)
    }

    /// A matra has an initial form only at the start of a word.
    ///
    /// All scripts share the letters, and the font contains neither. The glyphs are HarfBuzz 15's.
    @Test(
        arguments: [("", 450), ("-", 450), ("\u{2B9}", 61), ("\u{1D6D2}", 61)] as [(String, UInt16)]
    )
    func `a matra after a common letter has no initial form`(start: String, glyph: UInt16) throws {
        let font = "truetype/noto/NotoSansBengali-Regular.ttf"
        guard let face = try? FontFile(path: "/usr/share/fonts/" + font).faces.first else {
            return Comparison.skip("initial forms in HarfBuzz", font: font)
        }
        let run = try GlyphRun(start + "\u{995}\u{9C7}", in: face)
        #expect(run.glyphs.map(\.id).suffix(2) == [glyph, 20])
    }
}
