import Testing
import TypeScaleLayout

struct LayoutDescriptionTests {
    // At 1,000 units per em, the letters A and B are 600 and 700 wide. A space is as wide as the
    // missing-character box, 500.
    @Test func `prints a layout line by line`() throws {
        let face = FontInstance.file(try SampleText.face())
        var style = ParagraphStyle()
        style.lineLimit = 2
        style.lineBreakMode = .truncatingTail
        let span = TextSpan("AB\nAB AB AB", face: face, pointSize: 10)
        let layout = try MeasuredText([span], style: style).layout(width: 40)
        #expect(
            "\(layout)" == """
                2 lines, 39 x 22, truncated, no glyphs for U+0020
                0..<3 at (0, 0), 13 x 11 "AB"
                3..<11 at (0, 11), 39 x 11, with an ellipsis, no glyphs for U+0020 "AB A…"
                """
        )
        #expect("\(layout.lines[0])" == "0..<3 at (0, 0), 13 x 11")
    }

    /// A box for a missing character is 5 points wide.
    @Test func `names the characters that no face supports`() throws {
        let face = FontInstance.file(try SampleText.face())
        let span = TextSpan("A\nB\u{645}\u{645}\u{1F600}", face: face, pointSize: 10)
        let layout = try MeasuredText([span]).layout()
        #expect(
            "\(layout)" == """
                2 lines, 22 x 22, no glyphs for U+0645 U+1F600
                0..<2 at (0, 0), 6 x 11 "A"
                2..<11 at (0, 11), 22 x 11, no glyphs for U+0645 U+1F600 \
                "B\u{645}\u{645}\u{1F600}"
                """
        )
        let many = String(String.UnicodeScalarView((0x600...0x60B).compactMap(Unicode.Scalar.init)))
        let text = try MeasuredText([TextSpan(many, face: face, pointSize: 10)])
        #expect("\(text.layout())".contains("U+0607 and 4 more"))
    }
}
