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
                2 lines, 39 x 22, truncated
                0..<3 at (0, 0), 13 x 11 "AB"
                3..<11 at (0, 11), 39 x 11, with an ellipsis "AB A…"
                """
        )
        #expect("\(layout.lines[0])" == "0..<3 at (0, 0), 13 x 11")
    }
}
