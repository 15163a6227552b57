import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// The script of a run, and the text around it.
struct RunContextTests {
    /// Returns a face that replaces the glyph for A in Greek.
    private func greekFace() throws -> Typeface {
        try shapingFace([
            "GSUB": .layout(
                scripts: ["grek"],
                features: [("ccmp", [0])],
                lookups: [.lookup(2, [.sequence(2, [19])])]
            )
        ])
    }

    @Test func `all characters have the script that is passed`() throws {
        let face = try greekFace()
        func ids(_ text: String, _ script: FontTag?) throws -> [UInt16] {
            try GlyphRun(text, in: face, script: script).glyphs.map(\.id)
        }
        #expect(try ids("A", nil) == [2])
        #expect(try ids("A가A", "Grek") == [19, 7, 19])
        // The letters' case does not matter.
        #expect(try ids("A", "grek") == [19])
        #expect(try ids("AΑ", "Latn") == [2, 8])
        #expect(try ids("A", "Zzzz") == [2])
        #expect(try ids("", "Grek") == [])
        #expect(try ids("A", "\u{FF}") == [2])
    }

    @Test func `common characters have the script of the text around them`() throws {
        var font = TestFont()
        font.characterMaps = [(3, 1, .segments([(0x31, 0x31, 2), (0x391, 0x391, 3)]))]
        font.replaced["GSUB"] = .layout(
            scripts: ["grek"],
            features: [("ccmp", [0])],
            lookups: [.lookup(2, [.sequence(2, [5])])]
        )
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        func glyph(before: String, after: String) throws -> UInt16? {
            try GlyphRun("1", in: face, before: before, after: after).glyphs.first?.id
        }
        #expect(try glyph(before: "", after: "") == 2)
        #expect(try glyph(before: "Α ", after: "") == 5)
        #expect(try glyph(before: "", after: " Α") == 5)
        #expect(try glyph(before: "A", after: "Α") == 2)
    }
}
