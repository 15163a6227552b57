import Testing
import TypeScaleLayout
import TypeScaleTestSupport

/// Letters that join across the ends of spans, and what is drawn of a line.
struct JoinedSpanTests {
    private func layout(_ parts: [String]) throws -> TextLayout? {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard let face = try? FontFile(path: path).faces.first else {
            Comparison.skip("letters of spans", font: "DejaVuSans.ttf")
            return nil
        }
        let spans = parts.map { TextSpan($0, face: .file(face), pointSize: 20) }
        return try MeasuredText(spans).layout()
    }

    /// A text and its parts have the same glyphs.
    @Test(
        arguments: [
            ["سـ", "ـلا", "م"], ["ب", "ب", "ب"], ["بَ", "بَ"], ["ب", "", "ب"], ["ب ", "ب"],
            ["ab ب", "ب"], ["ب\u{200C}", "ب"], ["(", "ب", ") 1"],
        ]
    )
    func `letters join the letters of other spans`(parts: [String]) throws {
        guard let whole = try layout([parts.joined()]), let split = try layout(parts) else {
            return
        }
        let (first, second) = (whole.lines[0].glyphs, split.lines[0].glyphs)
        #expect(first.map(\.id) == second.map(\.id))
        for (left, right) in zip(first, second) { #expect(abs(left.x - right.x) < 1e-9) }
    }

    @Test(arguments: ["fÁjg", "שָׁלוֹם", "بَّح"])
    func `a line has the ink of its run at its position`(text: String) throws {
        guard let line = try layout([text])?.lines[0], let glyph = line.glyphs.first else {
            return
        }
        let face = glyph.face
        let isLeftToRight = text == "fÁjg"
        let run = try GlyphRun(text, in: face)
        let ink = try #require(
            try run.inkBounds(
                in: face,
                at: 20,
                direction: isLeftToRight ? .leftToRight : .rightToLeft
            )
        )
        let own = try #require(try line.inkBounds())
        let expected = [
            line.x + ink.left, line.x + ink.right, line.baseline - ink.top,
            line.baseline - ink.bottom,
        ]
        for (left, right) in zip([own.left, own.right, own.top, own.bottom], expected) {
            #expect(abs(left - right) < 1e-9)
        }
        #expect(own.top < own.bottom)
        #expect(own.height > 0)
    }

    @Test func `a blank line has no ink`() throws {
        #expect(try layout([" "])?.lines[0].inkBounds() == nil)
        let system = TextSpan("A", face: .system(SystemFace()), pointSize: 20)
        #expect(try MeasuredText([system]).layout().lines[0].inkBounds() == nil)
    }
}
