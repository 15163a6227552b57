import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// The expected widths are the fallbacks in HarfBuzz: a rounded fraction of an em, or the width of
/// another character.
struct SpaceFallbackTests {
    /// Returns the advances in a font with 1,000 units per em and a space of 600 units.
    private func advance(_ text: String, _ segments: [(Int, Int, Int)]) throws -> [Double] {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments(segments))]
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        let run = try GlyphRun(text, in: face)
        #expect(run.units == run.glyphs.reduce(0) { $0 + $1.advance })
        return run.missing.isEmpty ? run.glyphs.map(\.advance) : []
    }

    @Test(
        arguments: [
            ("\u{A0}", 600), ("\u{2000}", 500), ("\u{2001}", 1000), ("\u{2002}", 500),
            ("\u{2003}", 1000), ("\u{2004}", 333), ("\u{2005}", 250), ("\u{2006}", 167),
            ("\u{2007}", 600), ("\u{2008}", 600), ("\u{2009}", 200), ("\u{200A}", 63),
            ("\u{202F}", 300), ("\u{205F}", 222), ("\u{3000}", 1000),
        ] as [(String, Double)]
    )
    func `a missing space has the width that Unicode defines`(text: String, width: Double) throws {
        #expect(try advance(text, [(0x20, 0x20, 1)]) == [width])
        #expect(try advance(text, [(0x41, 0x41, 1)]) == [])
    }

    @Test func `figure and punctuation spaces are as wide as a digit and a full stop`() throws {
        let segments = [(0x20, 0x20, 1), (0x2E, 0x2E, 2), (0x35, 0x35, 3)]
        #expect(try advance("\u{2007}\u{2008}", segments) == [800, 700])
    }

    @Test func `similar characters replace quads and hyphens that the face lacks`() throws {
        #expect(try advance("\u{2000}\u{2001}", [(0x2002, 0x2003, 1)]) == [600, 700])
        #expect(try advance("\u{2011}", [(0x20, 0x20, 1), (0x2010, 0x2010, 2)]) == [700])
        #expect(try advance("\u{2011}", [(0x20, 0x20, 1)]) == [])
    }
}
