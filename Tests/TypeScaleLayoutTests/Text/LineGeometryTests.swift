import Testing
import TypeScaleLayout
import TypeScaleTestSupport

/// Tests positions and sizes with a font whose metrics are known.
///
/// At 10 points, the letters A to D are 6, 7, 8 and 8 points wide. A space is as wide as the
/// missing-character box, 5. The ellipsis is as wide as three boxes, 15. A line has an ascent of 9,
/// a descent of 2 and a leading of 1.
struct LineGeometryTests {
    private let face: FontInstance

    init() throws {
        face = .file(try SampleText.face())
    }

    private func layout(
        _ text: String,
        width: Double? = nil,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) throws -> TextLayout {
        var style = ParagraphStyle()
        change(&style)
        let span = TextSpan(text, face: face, pointSize: 10)
        return try MeasuredText([span], style: style).layout(width: width)
    }

    private func visible(_ layout: TextLayout) -> [String] {
        layout.lines.map { $0.text }
    }

    @Test func `spacing adds up between lines and paragraphs`() throws {
        let lines = try layout("A A\nA", width: 8) { style in
            style.lineSpacing = 2
            style.paragraphSpacing = 3
            style.paragraphSpacingBefore = 4
        }
        #expect(lines.lines.map(\.top) == [0, 13, 33])
        #expect(lines.lines.map(\.baseline) == [9, 22, 42])
        #expect(lines.size == TextSize(width: 6, height: 44))
        let leading = try layout("A\nA") { $0.usesFontLeading = true }
        #expect(leading.lines.map(\.top) == [0, 12])
        #expect(leading.lastBaseline == 21)
    }

    @Test func `line heights are multiplied, then clamped, above the baseline`() throws {
        let multiplied = try layout("A") { $0.lineHeightMultiple = 2 }
        #expect(multiplied.size.height == 22)
        #expect(multiplied.firstBaseline == 20)
        let minimum = try layout("A") { style in
            style.lineHeightMultiple = 2
            style.minimumLineHeight = 30
        }
        #expect(minimum.size.height == 30)
        #expect(minimum.firstBaseline == 28)
        let maximum = try layout("A") { $0.maximumLineHeight = 8 }
        #expect(maximum.size.height == 8)
        #expect(maximum.firstBaseline == 6)
    }

    @Test func `the designer's line height replaces the face's`() throws {
        let registry = FontRegistry()
        try registry.register(bytes: TestFont().bytes, name: "Test")
        let font = try FontDescription(name: "Test-Bold", textStyle: .body, size: 10)
            .lineHeight(.points(30)).scaled(for: TraitCollection())
            .resolved(fonts: FontResolver(registry))
        let text = try MeasuredText([TextSpan("A", font: font)])
        #expect(text.layout().size.height == 30)
        #expect(text.layout().firstBaseline == 28)
    }

    @Test func `lines are aligned between the edges`() throws {
        let positions: [(ParagraphStyle.Alignment, ParagraphStyle.Direction, Double)] = [
            (.natural, .leftToRight, 0), (.natural, .rightToLeft, 87), (.left, .rightToLeft, 0),
            (.center, .leftToRight, 43.5), (.right, .leftToRight, 87),
        ]
        for (alignment, direction, x) in positions {
            let layout = try layout("AB", width: 100) { style in
                style.alignment = alignment
                style.direction = direction
            }
            #expect(layout.lines[0].x == x, "\(alignment) \(direction)")
        }
    }

    @Test func `indents narrow and move lines`() throws {
        let layout = try layout("AAAAA AAAA AAAA", width: 40) { style in
            style.firstLineHeadIndent = 3
            style.headIndent = 5
            style.tailIndent = -7
        }
        #expect(visible(layout) == ["AAAAA", "AAAA", "AAAA"])
        #expect(layout.lines.map(\.x) == [3, 5, 5])
        #expect(layout.size.width == 33)
        let fromLeading = try self.layout("AAAAA A", width: 100) { $0.tailIndent = 41 }
        #expect(visible(fromLeading) == ["AAAAA A"])
        let narrower = try self.layout("AAAAA A", width: 100) { $0.tailIndent = 40 }
        #expect(visible(narrower) == ["AAAAA", "A"])
    }

    @Test func `the first line of each paragraph has its own indent`() throws {
        for text in ["A\nA A\nA", "\nA", "A A\nA"] {
            let layout = try layout(text, width: 14) { style in
                style.firstLineHeadIndent = 3
                style.headIndent = 5
            }
            var expected: [Double] = []
            for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
                expected += paragraph == "A A" ? [3, 5] : [3]
            }
            #expect(layout.lines.map(\.x) == expected, "\(text.debugDescription)")
        }
    }

    /// At 10 points the letter A is 6 points wide, and the ellipsis 15.
    @Test func `an ellipsis has the font of the text before it`() throws {
        let spans = [(1, 10.0), (8, 20.0)].map { count, size in
            TextSpan(String(repeating: "A", count: count), face: face, pointSize: size)
        }
        var style = ParagraphStyle()
        style.lineLimit = 1
        style.lineBreakMode = .truncatingTail
        let layout = try MeasuredText(spans, style: style).layout(width: 50)
        // One letter of each size, and the larger ellipsis.
        #expect(layout.lines.map(\.width) == [6 + 12 + 30])
    }

    // The tab stop is at 20 points. The letter A is 6 points wide, B 7, and the ellipsis 15.
    @Test(arguments: [
        ("A\tB BBBB", 42.0, "A\tB"), ("A\tBB BBBB", 49, "A\tBB"),
        // A word that does not fit after the tab is divided, too.
        ("A\tBBBB", 42, "A\tB"), ("A\tBBBBB", 49, "A\tBB"), ("A B\tBBBB", 42, "A B\tB"),
        ("A\tA\tBBBB", 62, "A\tA\tB"),
        // No letter, or not even the tab, fits before the ellipsis.
        ("A\tBBBB", 35, "A\t"), ("A\tB BBBB", 35, "A\t"), ("A\tBBBB", 21, "A"),
        ("A \tBBBB", 21, "A"),
    ])
    func `a line is truncated after a tab if the text and the ellipsis fit`(
        text: String,
        width: Double,
        head: String
    ) throws {
        let layout = try layout(text, width: width) { style in
            style.tabInterval = 20
            style.lineLimit = 1
            style.lineBreakMode = .truncatingTail
        }
        #expect(visible(layout) == [head + "\u{2026}"])
        #expect(layout.size.width == width)
    }

    /// Returns the horizontal positions of a line's glyphs.
    private func positions(_ layout: TextLayout, _ line: Int = 0) -> [Double] {
        layout.lines[line].glyphs.map(\.x)
    }

    @Test func `justification widens the spaces after the last tab`() throws {
        for width in [30.0, 18.5] {
            let justified = try layout("A B DDD", width: width) { $0.alignment = .justified }
            #expect(visible(justified).first == "A B")
            #expect(justified.lines[0].width == width)
            #expect(positions(justified) == [0, 6, width - 7])
        }
        let tabbed = try layout("A A\tA A DDD", width: 50) { style in
            style.alignment = .justified
            style.tabInterval = 20
        }
        #expect(visible(tabbed).first == "A A\tA A")
        #expect(positions(tabbed) == [0, 6, 11, 20, 26, 44])
        let spaced = try layout("A \tA A DDD", width: 50) { style in
            style.alignment = .justified
            style.tabInterval = 20
        }
        #expect(positions(spaced) == [0, 6, 20, 26, 44])
    }

    @Test func `tabs go to the next stop`() throws {
        #expect(try positions(layout("A\tB")) == [0, 28])
        #expect(try layout("A\tB").size.width == 35)
        #expect(try positions(layout("A\tB") { $0.tabInterval = 6 }) == [0, 12])
        #expect(try positions(layout("A\t\tB") { $0.tabInterval = 10 }) == [0, 20])
        let wrapped = try layout("A\tB", width: 34)
        #expect(visible(wrapped) == ["A", "B"])
    }

    @Test func `truncation replaces text with an ellipsis, without spaces next to it`() throws {
        func truncated(_ text: String, _ width: Double, _ mode: LineBreakMode) throws -> TextLayout
        {
            try layout(text, width: width) { style in
                style.lineLimit = 1
                style.lineBreakMode = mode
            }
        }
        let tail = try truncated("AB CD", 33, .truncatingTail)
        #expect(visible(tail) == ["AB\u{2026}"])
        #expect(tail.lines[0].width == 28)
        #expect(tail.lines[0].range == 0..<5)
        #expect(positions(tail) == [0, 6, 13, 18, 23])
        let offsets = tail.lines[0].glyphs.map(\.offset)
        #expect(offsets == [0, 1, 2, 2, 2])
        let head = try truncated("AAA CD", 37, .truncatingHead)
        #expect(visible(head) == ["\u{2026}CD"])
        #expect(head.lines[0].width == 31)
        #expect(positions(head) == [0, 5, 10, 15, 23])
        let middle = try truncated("AAAAAA", 33, .truncatingMiddle)
        #expect(visible(middle) == ["A\u{2026}AA"])
        #expect(middle.lines[0].width == 33)
        #expect(positions(middle) == [0, 6, 11, 16, 21, 27])
        let clipped = try truncated("AB CD", 33, .clipping)
        #expect(visible(clipped) == ["AB"])
        #expect(clipped.isTruncated)
        #expect(try !truncated("AB CD", 34, .truncatingTail).isTruncated)
        // The next word fits in part.
        #expect(try visible(truncated("A BBBB", 33, .truncatingTail)) == ["A B\u{2026}"])
    }

    @Test func `push-out moves a word to a single word on the last line`() throws {
        let plain = try layout("A B C", width: 30)
        #expect(visible(plain) == ["A B", "C"])
        let pushed = try layout("A B C\nD", width: 30) { $0.lineBreakStrategy = .pushOut }
        #expect(visible(pushed) == ["A", "B C", "D"])
        #expect(pushed.lines.map(\.width) == [6, 20, 8])
        #expect(pushed.lines.map(\.range) == [0..<2, 2..<6, 6..<7])
        // Two words on the last line stay there, and so does a word that does not fit with another.
        let two = try layout("A B C D", width: 30) { $0.lineBreakStrategy = .pushOut }
        #expect(visible(two) == ["A B", "C D"])
        let wide = try layout("A B DDD", width: 30) { $0.lineBreakStrategy = .pushOut }
        #expect(visible(wide) == ["A B", "DDD"])
    }

    @Test func `character wrapping fills lines with characters`() throws {
        let layout = try layout("AB CD\nA", width: 14) { $0.lineBreakMode = .characterWrapping }
        #expect(layout.lines.map { String($0.sourceText) } == ["AB", " C", "D\n", "A"])
        #expect(layout.lines.map(\.width) == [13, 13, 8, 6])
    }

    @Test func `a newline at the end starts a line, if the limit allows it`() throws {
        let two = try layout("A\n")
        #expect(two.lines.map(\.range) == [0..<2, 2..<2])
        #expect(two.lines.map(\.top) == [0, 11])
        #expect(two.lines[1].width == 0)
        let one = try layout("A\n") { $0.lineLimit = 1 }
        #expect(one.lines.count == 1)
        #expect(!one.isTruncated)
        #expect(try layout("A\nB") { $0.lineLimit = 1 }.isTruncated)
        #expect(try layout("A\n\u{2029}\u{85}A").lines.map(\.top) == [0, 11, 22, 33])
    }

    @Test func `fonts and offsets determine the extent of a line`() throws {
        func extent(_ spans: [TextSpan]) throws -> [Double] {
            let layout = try MeasuredText(spans).layout()
            return [layout.size.width, layout.size.height, layout.firstBaseline]
        }
        let small = TextSpan("A", face: face, pointSize: 10)
        let large = TextSpan("A", face: face, pointSize: 20)
        #expect(try extent([small, large]) == [18, 22, 18])
        var raised = small
        raised.baselineOffset = 5
        #expect(try extent([raised, small]) == [12, 16, 14])
        let layout = try MeasuredText([raised, small]).layout()
        let glyphs = layout.lines[0].glyphs
        #expect(glyphs.map(\.y) == [9, 14])
        #expect(glyphs.map(\.span) == [0, 1])
        #expect(glyphs.map(\.offset) == [0, 1])
        #expect(glyphs.allSatisfy { $0.pointSize == 10 })
        var lowered = small
        lowered.baselineOffset = -5
        #expect(try extent([lowered]) == [6, 16, 9])
        let object = TextSpan(
            objectOfWidth: 40,
            ascent: 30,
            descent: 6,
            face: face,
            pointSize: 10
        )
        #expect(try extent([small, object]) == [46, 36, 30])
    }

    // The font supports neither the space nor the Arabic letter.
    @Test func `reports missing characters`() throws {
        let span = TextSpan("A \u{628}\n \u{628}\u{628}", face: face, pointSize: 10)
        let text = try MeasuredText([span])
        #expect(text.missing == [" ", "\u{628}"])
        #expect(text.needsShaping.isEmpty)
    }

    @Test func `letters in a fallback face use the span's size`() throws {
        var other = TestFont()
        other.characterMaps = [(3, 1, .segments([(0x61, 0x64, 1)]))]
        other.names = [.init(1, "Other"), .init(2, "Regular"), .init(6, "Other-Regular")]
        let registry = FontRegistry()
        let fallback = try registry.register(bytes: other.bytes, name: "Other").faces[0]
        var span = TextSpan("AbA", face: face, pointSize: 10)
        span.fallbacks = [fallback]
        let text = try MeasuredText([span])
        #expect(text.missing == [])
        let layout = text.layout()
        #expect(positions(layout) == [0, 6, 13])
        #expect(layout.size == TextSize(width: 19, height: 11))
        let names = layout.lines[0].glyphs.map(\.face.postScriptName)
        #expect(names == ["Test-Bold", "Other-Regular", "Test-Bold"])
    }
}
